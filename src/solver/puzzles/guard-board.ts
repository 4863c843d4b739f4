import { DominationSearch, sightsOf, unseenBy, type Sights } from '../../core/domination.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import { fullSet, removeSquare, type SquareSet } from '../../core/square-set.ts';
import type { Task } from '../task.ts';

/** Boards that a search looks at between two pauses, below a millisecond in all. */
export const BOARDS_PER_STEP = 100;

/** A board to be guarded, and what its squares see. */
export interface GuardBoard {
  readonly shape: Shape;
  readonly squares: number;
  readonly sights: Sights;
}

export function guardBoardOf(shape: Shape): GuardBoard {
  return { shape, squares: shape.rows * shape.columns, sights: sightsOf(shape) };
}

/** The squares that none of the queens sees or stands on. */
export function unguarded({ sights, squares }: GuardBoard, queens: readonly Square[]): SquareSet {
  return unseenBy(queens, sights, squares);
}

/** How many queens a puzzle of the kind Guard allows; `undefined` where any number will do. */
export function queensAllowed({ rules: { shape, goal } }: Puzzle): number | undefined {
  if (goal.kind !== 'guard') throw new TypeError('This is no puzzle of the kind Guard.');
  return goal.queens < shape.rows * shape.columns ? goal.queens : undefined;
}

/** A search for at most so many queens that guard a board with those that stand; none on a closed square. */
export function searchWith(
  board: GuardBoard,
  queens: readonly Square[],
  most: number,
  closed: readonly Square[] = [],
): DominationSearch {
  const open = fullSet(board.squares);
  for (const square of [...queens, ...closed]) removeSquare(open, square);
  return new DominationSearch(board.sights, unguarded(board, queens), open, most);
}

/** At most so many queens that guard a board with those that stand; `undefined` where none do. */
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

/** The fewest queens that guard a board with those that stand: every smaller number is proved too few. */
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
