import { msg, str } from '@lit/localize';
import type { Square } from '../../core/board/square.ts';
import { queensAfter } from '../../core/game/played-moves.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { QueenReason } from '../../solver/look-back/look-back.ts';
import type { LookedBack } from './looked-back.ts';
import { namesOf } from './look-back-words.ts';
import type { Stop } from './stops.ts';

/** A position of a game, to be tried as a drill of one move. */
export interface TriedPosition {
  readonly puzzle: Puzzle;
  /** The queens on the board. */
  readonly queens: readonly Square[];
  /** The queen to find, and why. */
  readonly reason: QueenReason;
  /** The header of the drill: `Move 5 · h1`. */
  readonly title: string;
}

/** Opens a position as a drill over a page. Learn sets it; until then nothing offers to try a position. */
export const openDrill: ((page: ParentNode, position: TriedPosition) => void) | undefined =
  undefined;

/** Returns the position that a stop offers to try: that of its own move or wait; of the end, the first queen missed. */
export function triedAt(stop: Stop, game: LookedBack): TriedPosition | undefined {
  const { read, stops, puzzle, moves } = game;
  if (stop.kind === 'end') {
    const missed = stops.find((other) => other.kind === 'move' && other.number - 1 === read.missed);
    return missed && triedAt(missed, game);
  }
  const index = stop.kind === 'wait' ? stop.wait.before : stop.number - 1;
  const reason = stop.kind === 'wait' ? stop.wait.ready : reasonOf(stop);
  if (!reason) return undefined;
  return {
    puzzle,
    queens: queensAfter(puzzle.givens, moves.slice(0, index)),
    reason,
    title: msg(str`Move ${index + 1} · ${namesOf(moves[index]!, game)}`),
  };
}

function reasonOf({ judged }: Extract<Stop, { kind: 'move' }>): QueenReason | undefined {
  if (judged.kind === 'reasoned') return judged.reason;
  return judged.kind === 'guess' ? judged.missed : undefined;
}
