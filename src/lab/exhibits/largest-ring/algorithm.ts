import { columnOf, rowOf, squareAt, type Square } from '../../../core/board/square.ts';
import { tally, type Algorithm, type Step } from '../../machine/algorithm.ts';
import type { Matrix } from '../../shared/matrix.ts';
import { NOTHING, TESTED } from '../tallies.ts';

/** The border of a rectangle, by its 0-based rows and columns. It has at least two rows and two columns. */
export interface Ring {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The sums of the sides of a ring. The corners belong to the top and the bottom. */
type RingSums = Readonly<Record<keyof Ring, number>>;

export interface LargestRingState extends Matrix {
  /** The sum of each square's row up to it, as far as it is known. */
  readonly along: number[];
  /** The sum of each square's column down to it, as far as it is known. */
  readonly down: number[];
  /** The ring that was tested last. */
  ring: Ring | undefined;
  /** The largest ring so far; of several with that sum, the first. */
  best: { readonly ring: Ring; readonly sum: number } | undefined;
  isOver: boolean;
}

/**
 * Kinds of steps and their squares:
 * - `sum`: the running sums of a square were computed. Squares: it.
 * - `smaller`: the sum of a ring is no larger than the largest so far. Squares: its corners, row by row.
 * - `larger`: the sum of a ring is larger. Squares: its corners.
 * - `found`: no ring is left, and the largest is known. Squares: its corners.
 */
export type LargestRingKind = 'sum' | 'smaller' | 'larger' | 'found';

/**
 * Finds the ring with the largest sum in a matrix, among the borders of all rectangles with at least two rows and two
 * columns. Running sums of rows and columns make each side of a ring one subtraction, whatever its length.
 */
export const algorithm: Algorithm<Matrix, LargestRingState, LargestRingKind> = {
  start: ({ rows, columns, numbers }) => ({
    rows,
    columns,
    numbers,
    along: [],
    down: [],
    ring: undefined,
    best: undefined,
    isOver: false,
  }),

  step(state) {
    if (state.isOver) return undefined;
    if (state.along.length < state.numbers.length) return addUp(state);
    const ring = ringAfter(state.ring, state);
    if (!ring) {
      state.isOver = true;
      const squares = cornersOf(state.best!.ring, state.columns);
      return { kind: 'found', squares, change: tally({ found: 1 }) };
    }
    state.ring = ring;
    const sum = totalOf(sumsOf(ring, state));
    const squares = cornersOf(ring, state.columns);
    if (state.best && sum <= state.best.sum) {
      return { kind: 'smaller', squares, change: TESTED };
    }
    state.best = { ring, sum };
    return { kind: 'larger', squares, change: TESTED };
  },

  queens: () => [],
};

/** Returns the sums of the sides of a ring, by the running sums. */
export function sumsOf({ top, bottom, left, right }: Ring, state: LargestRingState): RingSums {
  const { columns, along, down } = state;
  const sumAlong = (row: number): number =>
    along[squareAt(row, right, columns)]! -
    (along[squareAt(row, left - 1, columns)] ?? 0) * Number(left > 0);
  const sumDown = (column: number): number =>
    down[squareAt(bottom - 1, column, columns)]! - down[squareAt(top, column, columns)]!;
  return {
    top: sumAlong(top),
    bottom: sumAlong(bottom),
    left: sumDown(left),
    right: sumDown(right),
  };
}

export function totalOf({ top, bottom, left, right }: RingSums): number {
  return top + bottom + left + right;
}

export function ringCount(rows: number, columns: number): number {
  return ((rows * (rows - 1)) / 2) * ((columns * (columns - 1)) / 2);
}

function addUp(state: LargestRingState): Step<LargestRingKind> {
  const { columns, numbers, along, down } = state;
  const square = along.length;
  const number = numbers[square]!;
  along.push(number + (columnOf(square, columns) > 0 ? along[square - 1]! : 0));
  down.push(number + (rowOf(square, columns) > 0 ? down[square - columns]! : 0));
  return { kind: 'sum', squares: [square], change: NOTHING };
}

/**
 * Returns the ring after another; `undefined` after the last. The right side moves first, then the left, the bottom and
 * the top.
 */
export function ringAfter(ring: Ring | undefined, { rows, columns }: Matrix): Ring | undefined {
  if (!ring) return { top: 0, bottom: 1, left: 0, right: 1 };
  const { top, bottom, left, right } = ring;
  if (right + 1 < columns) return { ...ring, right: right + 1 };
  if (left + 2 < columns) return { ...ring, left: left + 1, right: left + 2 };
  if (bottom + 1 < rows) return { top, bottom: bottom + 1, left: 0, right: 1 };
  if (top + 2 < rows) return { top: top + 1, bottom: top + 2, left: 0, right: 1 };
  return undefined;
}

function cornersOf({ top, bottom, left, right }: Ring, columns: number): Square[] {
  return [
    squareAt(top, left, columns),
    squareAt(top, right, columns),
    squareAt(bottom, left, columns),
    squareAt(bottom, right, columns),
  ];
}
