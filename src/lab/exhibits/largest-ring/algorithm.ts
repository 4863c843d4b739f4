import { columnOf, rowOf, squareAt, type Square } from '../../../core/square.ts';
import { tally, type Algorithm, type Step } from '../../algorithm.ts';
import type { Matrix } from '../matrix.ts';
import { NOTHING, TESTED } from '../tallies.ts';

/** The border of a rectangle, by its 0-based rows and columns; it has at least two of each. */
export interface Ring {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What a ring adds up to, side by side; each corner belongs to the top or the bottom. */
export interface RingSums {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface LargestRingState extends Matrix {
  /** For each square the sum of its row up to it, as far as they are known. */
  readonly along: number[];
  /** For each square the sum of its column down to it. */
  readonly down: number[];
  /** The ring looked at last. */
  ring: Ring | undefined;
  /** The largest ring so far; of rings that add up to as much the first. */
  best: { readonly ring: Ring; readonly sum: number } | undefined;
  /** True after the last step. */
  isOver: boolean;
}

/**
 * - `sum`: the running sums of a square are known; it.
 * - `smaller`: a ring adds up to no more than the largest so far; its corners, top left first, bottom right last.
 * - `larger`: a ring adds up to more; its corners.
 * - `found`: no ring is left, and the largest is known; its corners.
 */
export type LargestRingKind = 'sum' | 'smaller' | 'larger' | 'found';

/**
 * The ring of the largest sum in a matrix: of the borders of all rectangles with at least two rows and two columns.
 * Running sums of rows and columns make each side of a ring one subtraction, whatever its length.
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
      return { kind: 'found', line: 6, squares, change: tally({ found: 1 }) };
    }
    state.ring = ring;
    const sum = totalOf(sumsOf(ring, state));
    const squares = cornersOf(ring, state.columns);
    if (state.best && sum <= state.best.sum) {
      return { kind: 'smaller', line: 4, squares, change: TESTED };
    }
    state.best = { ring, sum };
    return { kind: 'larger', line: 5, squares, change: TESTED };
  },

  queens: () => [],
};

/** What the sides of a ring add up to, by the running sums. */
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

/** What a ring adds up to. */
export function totalOf({ top, bottom, left, right }: RingSums): number {
  return top + bottom + left + right;
}

/** How many rings a board of so many rows and columns has. */
export function ringCount(rows: number, columns: number): number {
  return ((rows * (rows - 1)) / 2) * ((columns * (columns - 1)) / 2);
}

function addUp(state: LargestRingState): Step<LargestRingKind> {
  const { columns, numbers, along, down } = state;
  const square = along.length;
  const number = numbers[square]!;
  along.push(number + (columnOf(square, columns) > 0 ? along[square - 1]! : 0));
  down.push(number + (rowOf(square, columns) > 0 ? down[square - columns]! : 0));
  return { kind: 'sum', line: 1, squares: [square], change: NOTHING };
}

/** The ring after another: its right side moves first, then the left, the bottom and the top. */
function ringAfter(ring: Ring | undefined, { rows, columns }: Matrix): Ring | undefined {
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
