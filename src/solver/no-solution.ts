import { lineBetween, type LineKind } from '../core/attacks.ts';
import { squareAt, type Square } from '../core/square.ts';
import { freeSquares, gridOf } from './grid.ts';

/** What a queen in the top row leaves on a board without a solution. */
export interface FirstRowCase {
  readonly queen: Square;
  /** The squares she leaves free: fewer than the queens that are missing, or such as see each other. */
  readonly left: readonly Square[];
  /** The line on which the two free squares see each other; `undefined` when fewer are left. */
  readonly line: LineKind | undefined;
}

/**
 * The proof that a board of 2 × 2 or 3 × 3 has no solution: some queen would stand in the top row,
 * and none can. On 2 × 2 she leaves no square; on 3 × 3 at most two, for two more queens, and those
 * two see each other.
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
