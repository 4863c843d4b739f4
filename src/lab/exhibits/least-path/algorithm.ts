import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import { tally, type Algorithm, type Step } from '../../machine/algorithm.ts';
import type { Matrix } from '../../shared/matrix.ts';
import { NOTHING } from '../tallies.ts';

export interface LeastPathParameters extends Matrix {
  /** True to allow diagonal moves, to the right and down at once. */
  readonly diagonal: boolean;
}

export interface LeastPathState extends LeastPathParameters {
  /** The least sum of a path from the top left to each square, as far as the table is filled. */
  readonly least: number[];
  /** The number of paths to each square that have its least sum. */
  readonly paths: number[];
  /** The path traced back so far: its squares from the bottom right on. */
  readonly path: Square[];
  /** The action of the next step. */
  phase: 'look' | 'fill' | 'back' | 'over';
}

/**
 * Kinds of steps and their squares:
 * - `look`: a square of the table is next. Squares: it, then those from which a path can come.
 * - `fill`: its least sum was written into the table. Squares: it, then those from which a path with this sum can come.
 * - `turn`: the table is full, and the path begins at its end. Squares: the bottom right.
 * - `back`: the path was traced back by one square. Squares: the square reached, then the one it leads to.
 * - `found`: the path has reached the top left. Squares: those of the path from there on.
 */
export type LeastPathKind = 'look' | 'fill' | 'turn' | 'back' | 'found';

/**
 * Finds the path of the least sum through a matrix, from the top left to the bottom right, by dynamic programming: the
 * least sum of each square follows from those of the squares before it, and the path is traced back along them.
 * Source: Bellman, Dynamic Programming (1957).
 */
export const algorithm: Algorithm<LeastPathParameters, LeastPathState, LeastPathKind> = {
  start: ({ rows, columns, numbers, diagonal }) => ({
    rows,
    columns,
    numbers,
    diagonal,
    least: [],
    paths: [],
    path: [],
    phase: 'look',
  }),

  step(state) {
    const { least, numbers } = state;
    switch (state.phase) {
      case 'look': {
        const square = least.length;
        const before = squaresBefore(square, state);
        state.phase = 'fill';
        const change = tally({ tested: before.length });
        return { kind: 'look', squares: [square, ...before], change };
      }
      case 'fill':
        state.phase = least.length + 1 < numbers.length ? 'look' : 'back';
        return fill(state);
      case 'back':
        return goBack(state);
      case 'over':
        return undefined;
    }
  },

  queens: () => [],
};

/**
 * Returns the squares from which a path can come: above, on the left and, if diagonal moves are allowed, diagonally
 * above.
 */
export function squaresBefore(
  square: Square,
  { columns, diagonal }: Pick<LeastPathParameters, 'columns' | 'diagonal'>,
): Square[] {
  const hasAbove = rowOf(square, columns) > 0;
  const hasLeft = columnOf(square, columns) > 0;
  const before: Square[] = [];
  if (hasAbove) before.push(square - columns);
  if (hasLeft) before.push(square - 1);
  if (diagonal && hasAbove && hasLeft) before.push(square - columns - 1);
  return before;
}

/** Returns those of the squares before a square that have the least sum; none before the first square. */
export function leastBefore(square: Square, state: LeastPathState): Square[] {
  const before = squaresBefore(square, state);
  const sum = Math.min(...before.map((one) => state.least[one]!));
  return before.filter((one) => state.least[one] === sum);
}

function fill(state: LeastPathState): Step<LeastPathKind> {
  const { least, paths, numbers } = state;
  const square = least.length;
  const before = leastBefore(square, state);
  least.push(numbers[square]! + (before.length === 0 ? 0 : least[before[0]!]!));
  paths.push(before.length === 0 ? 1 : before.reduce((sum, one) => sum + paths[one]!, 0));
  return { kind: 'fill', squares: [square, ...before], change: NOTHING };
}

/** Traces the path back by one square. Of several squares with the least sum the first is taken. */
function goBack(state: LeastPathState): Step<LeastPathKind> {
  const { path, numbers } = state;
  const last = path.at(-1);
  if (last === undefined) path.push(numbers.length - 1);
  else if (last > 0) path.push(leastBefore(last, state)[0]!);
  else {
    state.phase = 'over';
    return { kind: 'found', squares: path.toReversed(), change: tally({ found: 1 }) };
  }
  const squares = path.slice(-2).reverse();
  return { kind: last === undefined ? 'turn' : 'back', squares, change: NOTHING };
}
