import { readMoveLog } from '../../core/game/move-log.ts';
import { movesOf, type PlayedMove } from '../../core/game/played-moves.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { LookBack, SolvedGame } from '../../solver/look-back/look-back.ts';
import type { PuzzleGame } from '../game/puzzle-game.ts';
import { stopsOf, type Stop } from './stops.ts';

/** A solved game that was read. */
export interface LookedBack {
  readonly puzzle: Puzzle;
  readonly moves: readonly PlayedMove[];
  readonly read: LookBack;
  readonly stops: readonly Stop[];
}

/** Returns true if a game can be looked back on: the player has solved it, and it is no board of the Guard table. */
export function canLookBack({ session, tableBoard }: PuzzleGame): boolean {
  return session.verdict.solved && session.attempt.by === 'hand' && tableBoard === undefined;
}

/** Returns the moves and the help of a solved game. */
export function solvedGameOf({ played, session }: PuzzleGame): SolvedGame {
  const helped = Object.values(session.game.attempts).flatMap((attempt) => attempt.helped ?? []);
  const { game, position, attempt } = session;
  const moves = readMoveLog(attempt.log, game.givens, position.queens) ?? movesOf(game);
  return { puzzle: played.puzzle, moves, helped };
}

export function lookedBack({ puzzle, moves }: SolvedGame, read: LookBack): LookedBack {
  return { puzzle, moves, read, stops: stopsOf(moves, read) };
}
