import { squareAt } from '../../../core/board/square.ts';
import { tally, type Algorithm, type BoardParameters } from '../../machine/algorithm.ts';
import { squaresOf } from '../../machine/queens-by-row.ts';
import { NOTHING, testedWhole } from '../tallies.ts';
import { STILL } from '../tree-moves.ts';

export interface LexicographicState {
  readonly size: number;
  /** The permutation: the 0-based column of the queen in each row. */
  readonly array: number[];
  /** The last place whose value is below the one after it; −1 before it is known. */
  pivot: number;
  /** The last place whose value is above the pivot's; −1 before it is known. */
  successor: number;
  /** The action of the next step. */
  phase: 'lay' | 'test' | 'pivot' | 'successor' | 'swap' | 'reverse';
}

/**
 * Kinds of steps and their squares:
 * - `lay`: the first permutation was placed. Squares: all its queens.
 * - `refused`: the permutation was tested and is no solution. Squares: two queens that attack each other.
 * - `found`: the permutation was tested and is a solution. Squares: all its queens.
 * - `pivot`: the pivot was found. Squares: its queen.
 * - `successor`: the pivot's successor was found. Squares: the queens of pivot and successor.
 * - `swap`: pivot and successor exchanged columns. Squares: their queens, the pivot's first.
 * - `reverse`: the part after the pivot was reversed. Squares: its queens.
 */
export type LexicographicKind =
  'lay' | 'refused' | 'found' | 'pivot' | 'successor' | 'swap' | 'reverse';

const SWAPPED = tally({ placed: 2, lifted: 2 });

/**
 * Tests all permutations in the order of their codes, each as a whole.
 * Source: Narayana Pandita, Ganita Kaumudi (1356); Algorithm L in Knuth, The Art of Computer Programming, volume 4A,
 * 7.2.1.2.
 */
export const algorithm: Algorithm<BoardParameters, LexicographicState, LexicographicKind> = {
  start: ({ size }) => ({
    size,
    array: Array.from({ length: size }, (_, column) => column),
    pivot: -1,
    successor: -1,
    phase: 'lay',
  }),

  step(state) {
    const { size, array } = state;
    const queenAt = (row: number) => squareAt(row, array[row]!, size);
    switch (state.phase) {
      case 'lay': {
        state.phase = 'test';
        const squares = squaresOf(array, size);
        return { kind: 'lay', squares, change: tally({ placed: size }) };
      }
      case 'test': {
        state.phase = 'pivot';
        state.pivot = state.successor = -1;
        return testedWhole(array, size);
      }
      case 'pivot': {
        let pivot = size - 2;
        while (pivot >= 0 && array[pivot]! > array[pivot + 1]!) pivot--;
        if (pivot < 0) return undefined;
        state.pivot = pivot;
        state.phase = 'successor';
        return { kind: 'pivot', squares: [queenAt(pivot)], change: NOTHING };
      }
      case 'successor': {
        const { pivot } = state;
        let successor = size - 1;
        while (array[successor]! < array[pivot]!) successor--;
        state.successor = successor;
        state.phase = 'swap';
        const squares = [queenAt(pivot), queenAt(successor)];
        return { kind: 'successor', squares, change: NOTHING };
      }
      case 'swap': {
        const { pivot, successor } = state;
        [array[pivot], array[successor]] = [array[successor]!, array[pivot]!];
        state.phase = 'reverse';
        const squares = [queenAt(pivot), queenAt(successor)];
        return { kind: 'swap', squares, change: SWAPPED };
      }
      case 'reverse': {
        const tail = array.splice(state.pivot + 1).reverse();
        array.push(...tail);
        state.phase = 'test';
        const squares = tail.map((_, index) => queenAt(state.pivot + 1 + index));
        // The middle queen of an odd number keeps its place.
        const moved = tail.length - (tail.length % 2);
        return {
          kind: 'reverse',
          squares,
          change: tally({ placed: moved, lifted: moved }),
        };
      }
    }
  },

  queens: ({ size, array, phase }) => (phase === 'lay' ? [] : squaresOf(array, size)),

  // From one order to the next, the search leaves the rows from the pivot's down and enters them again.
  treeMove({ kind }, { size, pivot }) {
    switch (kind) {
      case 'lay':
        return { left: 0, entered: size };
      case 'swap':
        return { left: size - pivot, entered: 1 };
      case 'reverse':
        return { left: 0, entered: size - pivot - 1 };
      default:
        return STILL;
    }
  },
};
