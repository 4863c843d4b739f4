import { squareAt } from '../../../core/board/square.ts';
import type { Algorithm, BoardParameters } from '../../machine/algorithm.ts';
import { squaresOf } from '../../machine/queens-by-row.ts';
import { LIFTED, PLACED, testedWhole } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface SwappingState {
  readonly size: number;
  /** A permutation of the columns: in its fixed part the columns of the queens, one per row, then the free columns. */
  readonly array: number[];
  /** For each place of the fixed part, the place from which its column was swapped in. */
  readonly sources: number[];
  /** The next place to swap into the one after the fixed part. */
  next: number;
  /** True if the whole permutation has been tested. */
  tested: boolean;
}

/**
 * Kinds of steps and their squares:
 * - `swap`: a column was swapped to the end of the fixed part. Squares: the new queen's.
 * - `refused`: a whole permutation was tested and is no solution. Squares: two queens that attack each other.
 * - `found`: a whole permutation was tested and is a solution. Squares: all its queens.
 * - `restore`: the last column of the fixed part was swapped back. Squares: the removed queen's.
 */
export type SwappingKind = 'swap' | 'refused' | 'found' | 'restore';

/**
 * Makes all permutations by swapping each remaining column into the next row. The diagonals are tested only if the
 * permutation is whole, so that n! boards are tested however early two queens attack each other.
 * Source: the recursive scheme surveyed by Sedgewick, Permutation Generation Methods, Computing Surveys 9 (1977).
 */
export const algorithm: Algorithm<BoardParameters, SwappingState, SwappingKind> = {
  start: ({ size }) => ({
    size,
    array: Array.from({ length: size }, (_, column) => column),
    sources: [],
    next: 0,
    tested: false,
  }),

  step(state) {
    const { size, array, sources } = state;
    const fixed = sources.length;
    if (fixed === size && !state.tested) {
      state.tested = true;
      return testedWhole(array, size);
    }
    if (state.next < size) {
      swap(array, fixed, state.next);
      sources.push(state.next);
      state.next = fixed + 1;
      state.tested = false;
      const square = squareAt(fixed, array[fixed]!, size);
      return { kind: 'swap', squares: [square], change: PLACED };
    }
    const source = sources.pop();
    if (source === undefined) return undefined;
    const square = squareAt(fixed - 1, array[fixed - 1]!, size);
    swap(array, fixed - 1, source);
    state.next = source + 1;
    return { kind: 'restore', squares: [square], change: LIFTED };
  },

  queens: ({ size, array, sources }) => squaresOf(array.slice(0, sources.length), size),

  treeMove: byQueens,
};

function swap(array: number[], i: number, j: number): void {
  const kept = array[i]!;
  array[i] = array[j]!;
  array[j] = kept;
}
