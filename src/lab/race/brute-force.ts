import { lineBetween } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import { tally, type BoardParameters, type Machine } from '../machine/algorithm.ts';
import { firstClash, squaresOf } from '../machine/queens-by-row.ts';

/**
 * The result of testing a whole placement. These searches only race and are not exhibits: only a solution has squares,
 * and the line is always 0.
 */
type BruteForceKind = 'refused' | 'found';

const TESTED = tally({ tested: 1 });
const FOUND = tally({ tested: 1, found: 1 });

interface OneARowState {
  readonly size: number;
  /** The 0-based column of the queen in each row; empty before the first step. */
  columns: number[];
}

/** Tests every placement with one queen per row, n^n of them, in the order of their codes. */
export const oneARow: Machine<BoardParameters, OneARowState, BruteForceKind> = {
  start: ({ size }) => ({ size, columns: [] }),

  step(state) {
    const { size, columns } = state;
    if (columns.length === 0) {
      state.columns = new Array<number>(size).fill(0);
    } else {
      let row = size - 1;
      while (row >= 0 && columns[row] === size - 1) row--;
      if (row < 0) return undefined;
      columns[row]!++;
      columns.fill(0, row + 1);
    }
    return firstClash(state.columns, size)
      ? { kind: 'refused', squares: [], change: TESTED }
      : { kind: 'found', squares: squaresOf(state.columns, size), change: FOUND };
  },
};

interface AnySquaresState {
  readonly size: number;
  /** The squares of the queens, ascending; empty before the first step. */
  queens: Square[];
}

/** Tests every choice of n of the n² squares, in lexicographic order. */
export const anySquares: Machine<BoardParameters, AnySquaresState, BruteForceKind> = {
  start: ({ size }) => ({ size, queens: [] }),

  step(state) {
    const { size, queens } = state;
    if (queens.length === 0) {
      state.queens = Array.from({ length: size }, (_, square) => square);
    } else {
      const last = size * size - size;
      let place = size - 1;
      while (place >= 0 && queens[place] === last + place) place--;
      if (place < 0) return undefined;
      const square = queens[place]! + 1;
      for (let k = place; k < size; k++) queens[k] = square + k - place;
    }
    const clash = state.queens.some((queen, index) =>
      state.queens.some((other, k) => k < index && lineBetween(queen, other, size) !== undefined),
    );
    return clash
      ? { kind: 'refused', squares: [], change: TESTED }
      : { kind: 'found', squares: [...state.queens], change: FOUND };
  },
};
