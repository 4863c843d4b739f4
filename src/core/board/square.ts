import type { Shape } from './shape.ts';

/**
 * A square of a board: `row * columns + column`, row 0 at the top, column 0 at the left. Meaningful only together with
 * the number of columns, which these functions call `size`.
 */
export type Square = number;

/** The smallest and the largest board the game offers. */
export const MIN_SIZE = 1;
export const MAX_SIZE = 32;

/** Returns true if `value` is a board size that the game offers: a whole number from 1 to 32. */
export function isSize(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= MIN_SIZE && (value as number) <= MAX_SIZE;
}

/** Returns the square in a 0-based row (from the top) and column (from the left). */
export function squareAt(row: number, column: number, size: number): Square {
  return row * size + column;
}

/** Returns the 0-based row of a square, counted from the top. */
export function rowOf(square: Square, size: number): number {
  return Math.floor(square / size);
}

/** Returns the 0-based column of a square, counted from the left. */
export function columnOf(square: Square, size: number): number {
  return square % size;
}

/** Returns the letters of a 0-based column as people read them: a … z, then aa, ab … */
export function fileName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : fileName(Math.floor(column / 26) - 1) + last;
}

/**
 * Returns the rank of a 0-based row as people read it: counted from the bottom, from 1.
 * @param size Number of rows of the board.
 */
export function rankName(row: number, size: number): string {
  return String(size - row);
}

/** Returns a square of n × n in chess notation: file letter and rank number, `f4`. */
export function squareName(square: Square, size: number): string {
  return squareNameOn(square, { rows: size, columns: size });
}

/** Returns a square of a board of any shape in chess notation. */
export function squareNameOn(square: Square, { rows, columns }: Shape): string {
  return fileName(columnOf(square, columns)) + rankName(rowOf(square, columns), rows);
}
