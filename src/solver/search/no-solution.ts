import { lineBetween, type LineKind } from '../../core/board/attacks.ts';
import { squareAt, type Square } from '../../core/board/square.ts';
import { freeSquares, gridOf } from './grid.ts';

/** A queen in the top row, and the squares that it leaves, on a board without a solution. */
export interface FirstRowCase {
  readonly queen: Square;
  /** The squares that it leaves free: fewer than the missing queens, or two that attack each other. */
  readonly left: readonly Square[];
  /** The line on which the two free squares attack each other; `undefined` if fewer are left. */
  readonly line: LineKind | undefined;
}

/**
 * Returns the proof that a board of 2 × 2 or 3 × 3 has no solution. The top row needs a queen, and each square of it
 * fails. On 2 × 2 the queen leaves no square. On 3 × 3 it leaves two for two more queens, and those attack each other.
 */
export function firstRowCases(size: number): FirstRowCase[] {
  return Array.from({ length: size }, (_, column) => {
    const queen = squareAt(0, column, size);
    const left = freeSquares(gridOf(size, [queen]));
    const [first, second] = left;
    const line =
      first !== undefined && second !== undefined ? lineBetween(first, second, size) : undefined;
    return { queen, left, line };
  });
}
