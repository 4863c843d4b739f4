import type { Algorithm, BoardParameters } from '../../machine/algorithm.ts';
import {
  algorithm as iterative,
  type BacktrackingKind,
  type BacktrackingState,
} from '../backtracking/algorithm.ts';
import { byQueens } from '../tree-moves.ts';

const { start, step, queens } = iterative;

/**
 * Recursive backtracking, row by row. It makes the steps of the iterative one: each column on that one's stack is an
 * open call with its queen, and the row below is filled by the call made last.
 * Source: Wirth, Program development by stepwise refinement, Comm. ACM 14 (1971).
 */
export const algorithm: Algorithm<BoardParameters, BacktrackingState, BacktrackingKind> = {
  ...{ start, step, queens, treeMove: byQueens },
};
