import { squareAt } from '../../../core/board/square.ts';
import { type Algorithm, type BoardParameters } from '../../machine/algorithm.ts';
import { attackingRow, squaresOf } from '../../machine/queens-by-row.ts';
import { FOUND_BY_PLACING, LIFTED, PLACED, TESTED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

/** A call that has not returned: an entry of the call stack. */
interface OpenCall {
  /**
   * The column of this call's row that is tested now or was tested last; its queen's column while a deeper call is
   * open.
   */
  column: number;
  /** The state of that column: not tested yet, free for a queen, or done with. */
  verdict: 'untested' | 'free' | 'done';
}

export interface RecursionState {
  readonly size: number;
  /** The call stack, the first call first; the call at index k fills row k. */
  readonly stack: OpenCall[];
}

/**
 * Kinds of steps and their squares:
 * - `seen`: a tested square is attacked. Squares: it and the queen that attacks it.
 * - `free`: a tested square is not attacked. Squares: it.
 * - `call`: a queen was placed, and the next row was called. Squares: the queen's.
 * - `found`: the queen placed last completes a solution. Squares: the queen's.
 * - `return`: a call returned, and the caller's queen was removed. Squares: the one that it stood on.
 */
export type RecursionKind = 'seen' | 'free' | 'call' | 'found' | 'return';

/**
 * Recursive backtracking, row by row. It tests the same squares in the same order as the iterative one.
 * Source: Wirth, Program development by stepwise refinement, Comm. ACM 14 (1971).
 */
export const algorithm: Algorithm<BoardParameters, RecursionState, RecursionKind> = {
  start: ({ size }) => ({ size, stack: [openCall()] }),

  step(state) {
    const { size, stack } = state;
    const row = stack.length - 1;
    const call = stack[row]!;
    if (call.verdict === 'free') {
      const square = squareAt(row, call.column, size);
      stack.push(openCall());
      if (row + 1 < size) return { kind: 'call', squares: [square], change: PLACED };
      return { kind: 'found', squares: [square], change: FOUND_BY_PLACING };
    }
    const next = call.verdict === 'done' ? call.column + 1 : call.column;
    if (row < size && next < size) {
      const square = squareAt(row, next, size);
      const columns = queensColumns(stack);
      const above = attackingRow(columns, row, next);
      call.column = next;
      if (above < 0) {
        call.verdict = 'free';
        return { kind: 'free', squares: [square], change: TESTED };
      }
      call.verdict = 'done';
      const queen = squareAt(above, columns[above]!, size);
      return { kind: 'seen', squares: [square, queen], change: TESTED };
    }
    if (row === 0) return undefined;
    stack.pop();
    const caller = stack[row - 1]!;
    const { column } = caller;
    caller.verdict = 'done';
    const square = squareAt(row - 1, column, size);
    return { kind: 'return', squares: [square], change: LIFTED };
  },

  queens: ({ size, stack }) => squaresOf(queensColumns(stack), size),

  treeMove: byQueens,
};

function openCall(): OpenCall {
  return { column: 0, verdict: 'untested' };
}

/** Returns the columns of the queens: every open call but the last has a queen in its row. */
export function queensColumns(stack: readonly OpenCall[]): number[] {
  const columns: number[] = [];
  for (let row = 0; row < stack.length - 1; row++) columns.push(stack[row]!.column);
  return columns;
}
