import {
  DominationSearch,
  attackMasksOf,
  unguardedBy,
  type AttackMasks,
} from '../../core/board/domination.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import { fullSet, removeSquare, type SquareSet } from '../../core/board/square-set.ts';
import type { Task } from '../worker/task.ts';

/** Boards that a search tries between two pauses, in less than a millisecond. */
export const BOARDS_PER_STEP = 100;

/** A board to be guarded, and the attacks of its squares. */
export interface GuardBoard {
  readonly shape: Shape;
  readonly squares: number;
  readonly attackMasks: AttackMasks;
}

export function guardBoardOf(shape: Shape): GuardBoard {
  return { shape, squares: shape.rows * shape.columns, attackMasks: attackMasksOf(shape) };
}

export function unguarded(
  { attackMasks, squares }: GuardBoard,
  queens: readonly Square[],
): SquareSet {
  return unguardedBy(queens, attackMasks, squares);
}

/**
 * Returns the queens that a puzzle of Guard allows; `undefined` if any number is allowed.
 * @throws TypeError for a puzzle of another kind.
 */
export function queensAllowed({ rules: { shape, goal } }: Puzzle): number | undefined {
  if (goal.kind !== 'guard') throw new TypeError('This is no puzzle of the kind Guard.');
  return goal.queens < shape.rows * shape.columns ? goal.queens : undefined;
}

/** Creates a search for at most `most` queens that guard a board with those on it, none on a closed square. */
export function searchWith(
  board: GuardBoard,
  queens: readonly Square[],
  most: number,
  closed: readonly Square[] = [],
): DominationSearch {
  const open = fullSet(board.squares);
  for (const square of [...queens, ...closed]) removeSquare(open, square);
  return new DominationSearch(board.attackMasks, unguarded(board, queens), open, most);
}

/** Finds at most `most` queens that guard a board with those on it; `undefined` if there are none. */
export function* queensToAdd(
  board: GuardBoard,
  queens: readonly Square[],
  most: number,
  closed: readonly Square[] = [],
): Task<readonly Square[] | undefined> {
  if (most < 0) return undefined;
  const search = searchWith(board, queens, most, closed);
  for (;;) {
    const outcome = search.next(search.nodes + BOARDS_PER_STEP);
    if (outcome === 'found') return [...search.added];
    if (outcome === 'exhausted') return undefined;
    yield;
  }
}

/** Finds the fewest queens that guard a board with those on it, by proving every smaller number too few. */
export function* fewestToAdd(
  board: GuardBoard,
  queens: readonly Square[],
): Task<readonly Square[]> {
  for (let most = 0; ; most++) {
    const added = yield* queensToAdd(board, queens, most);
    if (added) return added;
    yield;
  }
}
