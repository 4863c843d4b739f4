import { squareAt } from '../../../core/board/square.ts';
import type { Algorithm, BoardParameters } from '../../machine/algorithm.ts';
import { attackingRow, squaresOf } from '../../machine/queens-by-row.ts';
import { FOUND_BY_PLACING, LIFTED, PLACED, TESTED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface BacktrackingState {
  readonly size: number;
  /** The stack: the 0-based column of the queen in each row filled so far. */
  readonly columns: number[];
  /** The column of the next row that is tested now or was tested last; `size` if no row is left. */
  column: number;
  /** The state of that column: not tested yet, free for a queen, or done with. */
  verdict: 'untested' | 'free' | 'done';
}

/**
 * Kinds of steps and their squares:
 * - `seen`: a tested square is attacked. Squares: it and the queen that attacks it.
 * - `free`: a tested square is not attacked. Squares: it.
 * - `place`: a queen was pushed. Squares: the queen's.
 * - `found`: the queen pushed last completes a solution. Squares: the queen's.
 * - `lift`: a queen was popped. Squares: the one that it stood on.
 */
export type BacktrackingKind = 'seen' | 'free' | 'place' | 'found' | 'lift';

/**
 * Iterative backtracking with a stack of columns. It finds all solutions in the order of their codes.
 * Source: PLACE and NQUEENS in Horowitz and Sahni, Fundamentals of Computer Algorithms (1978).
 */
export const algorithm: Algorithm<BoardParameters, BacktrackingState, BacktrackingKind> = {
  start: ({ size }) => ({ size, columns: [], column: 0, verdict: 'untested' }),

  step(state) {
    const { size, columns } = state;
    const row = columns.length;
    if (state.verdict === 'free') {
      const square = squareAt(row, state.column, size);
      columns.push(state.column);
      state.column = row + 1 < size ? 0 : size;
      state.verdict = 'untested';
      return row + 1 < size
        ? { kind: 'place', squares: [square], change: PLACED }
        : { kind: 'found', squares: [square], change: FOUND_BY_PLACING };
    }
    const next = state.verdict === 'done' ? state.column + 1 : state.column;
    if (next < size) {
      const square = squareAt(row, next, size);
      const above = attackingRow(columns, row, next);
      state.column = next;
      if (above < 0) {
        state.verdict = 'free';
        return { kind: 'free', squares: [square], change: TESTED };
      }
      state.verdict = 'done';
      const queen = squareAt(above, columns[above]!, size);
      return { kind: 'seen', squares: [square, queen], change: TESTED };
    }
    const column = columns.pop();
    if (column === undefined) return undefined;
    state.column = column;
    state.verdict = 'done';
    const square = squareAt(row - 1, column, size);
    return { kind: 'lift', squares: [square], change: LIFTED };
  },

  queens: ({ size, columns }) => squaresOf(columns, size),

  treeMove: byQueens,
};
