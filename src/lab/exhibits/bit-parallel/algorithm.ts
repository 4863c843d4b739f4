import { bitsOf, highestBit } from '../../../core/board/bits.ts';
import { squareAt } from '../../../core/board/square.ts';
import { tally, type Algorithm } from '../../machine/algorithm.ts';
import { FOUND_BY_PLACING, LIFTED, NOTHING, PLACED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface BitParallelParameters {
  readonly size: number;
  /**
   * True to search only placements whose first queen off the middle column stands in the left half. Mirror images come
   * in pairs, so that each solution found counts for two.
   */
  readonly half: boolean;
}

/** A row that is filled. In every mask, bit k stands for column k, 0-based from the left. */
interface BitRow {
  /** Columns that hold a queen. */
  readonly columns: number;
  /** Squares of this row that the queens above attack along rising and along falling diagonals. */
  readonly rising: number;
  readonly falling: number;
  /** Free squares that have not been tried; `undefined` until they are computed. */
  free: number | undefined;
  /** The lowest free square, taken for the queen of this row; 0 while there is none. */
  bit: number;
}

export interface BitParallelState {
  readonly size: number;
  readonly half: boolean;
  /** The rows from the top to the one that is filled. At a solution it has one row more than the board. */
  readonly rows: BitRow[];
}

/**
 * Kinds of steps and their squares:
 * - `masks`: the free squares of a row were computed. Squares: those.
 * - `place`: a queen was placed on the lowest of them. Squares: the queen's.
 * - `found`: such a queen completes a solution. Squares: the queen's.
 * - `lift`: a queen was removed. Squares: the one that it stood on.
 */
export type BitParallelKind = 'masks' | 'place' | 'found' | 'lift';

const FOUND_WITH_MIRROR_IMAGE = tally({ placed: 1, found: 2 });

/**
 * Backtracking with the free squares of a row as the bits of one number. It tests no single squares.
 * Source: Richards, Backtracking Algorithms in MCPL using Bit Patterns and Recursion (1997).
 */
export const algorithm: Algorithm<BitParallelParameters, BitParallelState, BitParallelKind> = {
  start: ({ size, half }) => ({ size, half, rows: [emptyRow(0, 0, 0)] }),

  step(state) {
    const { size, half, rows } = state;
    const depth = rows.length - 1;
    const row = rows[depth]!;
    if (depth < size && row.free === undefined) {
      row.free = freeSquares(state);
      const squares = bitsOf(row.free).map((column) => squareAt(depth, column, size));
      return { kind: 'masks', squares, change: NOTHING };
    }
    if (row.free) {
      const bit = row.free & -row.free;
      row.bit = bit;
      row.free ^= bit;
      rows.push(emptyRow(row.columns | bit, (row.rising | bit) >> 1, (row.falling | bit) << 1));
      const squares = [squareAt(depth, highestBit(bit), size)];
      if (depth + 1 < size) return { kind: 'place', squares, change: PLACED };
      const change = half && size > 1 ? FOUND_WITH_MIRROR_IMAGE : FOUND_BY_PLACING;
      return { kind: 'found', squares, change };
    }
    if (depth === 0) return undefined;
    rows.pop();
    const above = rows[depth - 1]!;
    const squares = [squareAt(depth - 1, highestBit(above.bit), size)];
    above.bit = 0;
    return { kind: 'lift', squares, change: LIFTED };
  },

  queens: ({ size, rows }) =>
    rows.flatMap(({ bit }, row) => (bit ? [squareAt(row, highestBit(bit), size)] : [])),

  treeMove: byQueens,
};

function freeSquares(state: BitParallelState): number {
  const { columns, rising, falling } = state.rows.at(-1)!;
  return ((1 << state.size) - 1) & searchedColumns(state) & ~(columns | rising | falling);
}

/**
 * Returns the columns where the search may place the queen of the last row, as bits: all of them, or of half the board
 * in the first row the left half and the middle, in the second the left half if the first queen stands in the middle.
 */
export function searchedColumns({ size, half, rows }: BitParallelState): number {
  const left = (1 << (size >> 1)) - 1;
  const middle = size % 2 === 1 ? left + 1 : 0;
  if (half && rows.length === 1) return left | middle;
  return half && rows.length === 2 && rows[1]!.columns === middle ? left : -1;
}

function emptyRow(columns: number, rising: number, falling: number): BitRow {
  return { columns, rising, falling, free: undefined, bit: 0 };
}
