import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { allBits, highestBit } from '../../core/board/bits.ts';

/** A board for the solver: its queens, and the squares that may still take one. */
export interface Grid {
  /** Rows and columns, 1 … 32. */
  readonly size: number;
  /** Queens that do not attack each other; the grid is undefined for queens that do. */
  readonly queens: readonly Square[];
  /**
   * One word a row from the top: bit c is set if the square in column c is free, which is neither attacked, nor
   * occupied, nor closed.
   */
  readonly rows: Int32Array;
}

/**
 * Builds the grid of a position.
 * @param queens Queens that do not attack each other.
 * @param closed Squares that must stay empty for a reason other than a queen.
 */
export function gridOf(
  size: number,
  queens: readonly Square[],
  closed: readonly Square[] = [],
): Grid {
  const rows = new Int32Array(size).fill(allBits(size));
  for (const square of closed) rows[rowOf(square, size)]! &= ~(1 << columnOf(square, size));
  for (const queen of queens) cover(rows, queen, size);
  return { size, queens, rows };
}

/** Returns the grid with one more queen, on a free square. */
export function withQueen(grid: Grid, queen: Square): Grid {
  const rows = grid.rows.slice();
  cover(rows, queen, grid.size);
  return { size: grid.size, queens: [...grid.queens, queen], rows };
}

/** Returns true if a square may still take a queen. */
export function isFree(grid: Grid, square: Square): boolean {
  return ((grid.rows[rowOf(square, grid.size)]! >>> columnOf(square, grid.size)) & 1) === 1;
}

/** Returns the squares that may still take a queen, from the top row down. */
export function freeSquares(grid: Grid): Square[] {
  const squares: Square[] = [];
  for (const [row, free] of grid.rows.entries()) {
    for (let column = 0; column < grid.size; column++) {
      if ((free >>> column) & 1) squares.push(row * grid.size + column);
    }
  }
  return squares;
}

/** Clears the square of a queen and all squares that it attacks. */
function cover(rows: Int32Array, queen: Square, size: number): void {
  const row = rowOf(queen, size);
  const bit = 1 << columnOf(queen, size);
  for (let other = 0; other < size; other++) {
    const distance = Math.abs(other - row);
    rows[other]! &= distance === 0 ? 0 : ~(bit | (bit << distance) | (bit >>> distance));
  }
}

/** Returns true if swapping left and right leaves the board as it is. */
export function isMirrorImageOfItself(grid: Grid): boolean {
  const { size } = grid;
  if (grid.queens.some((queen) => 2 * columnOf(queen, size) !== size - 1)) return false;
  return grid.rows.every((free) => {
    for (let bits = free; bits !== 0; bits &= bits - 1) {
      const mirrored = size - 1 - highestBit(bits & -bits);
      if (((free >>> mirrored) & 1) === 0) return false;
    }
    return true;
  });
}
