import { readMoveLog } from '../../core/game/move-log.ts';
import { movesOf } from '../../core/game/played-moves.ts';
import type { LookBack, SolvedGame, Stop } from '../../solver/look-back/look-back.ts';
import type { PuzzleSession } from '../game/puzzle-session.ts';

/** Returns true if a game can be looked back on: the player has solved it. */
export function canLookBack({ verdict, attempt }: PuzzleSession): boolean {
  return verdict.solved && attempt.by === 'hand';
}

/** Returns the moves and the help of a solved game. */
export function solvedGameOf({ played, game, position, attempt }: PuzzleSession): SolvedGame {
  const helped = Object.values(game.attempts).flatMap(({ helped = [] }) => helped);
  const { givens, rules } = game;
  const moves = readMoveLog(attempt.log, givens, position.queens, rules.shape) ?? movesOf(game);
  return { puzzle: played.puzzle, moves, helped };
}

/** Returns true for a stop that `[` and `]` lead to: a wait or a guess. */
export function isNotable({ kind }: Stop): boolean {
  return kind === 'wait' || kind === 'guess';
}

/** Returns true for a queen that the hardest technique gave. */
export function isHardest(stop: Stop, { hardest }: LookBack): boolean {
  return stop.kind === 'reasoned' && !stop.isHelped && stop.reason.technique === hardest;
}
