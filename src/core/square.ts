import type { Shape } from './shape.ts';

/**
 * A square of an n × n board: `row * n + column`, row 0 at the top, column 0 at the left.
 * Only meaningful together with the size of its board.
 */
export type Square = number;

/** The smallest and the largest board the game offers. */
export const MIN_SIZE = 1;
export const MAX_SIZE = 32;

/** Whether `value` is a board size the game offers: a whole number from 1 to 32. */
export function isSize(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= MIN_SIZE && (value as number) <= MAX_SIZE;
}

/** The square in a 0-based row (from the top) and column (from the left). */
export function squareAt(row: number, column: number, size: number): Square {
  return row * size + column;
}

/** The 0-based row of a square, counted from the top. */
export function rowOf(square: Square, size: number): number {
  return Math.floor(square / size);
}

/** The 0-based column of a square, counted from the left. */
export function columnOf(square: Square, size: number): number {
  return square % size;
}

/** The letters of a 0-based column as people read them: a … z, then aa, ab … */
export function fileName(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : fileName(Math.floor(column / 26) - 1) + last;
}

/** The rank of a 0-based row as people read it: counted from the bottom, from 1. */
export function rankName(row: number, size: number): string {
  return String(size - row);
}

/** A square of n × n as chess players write it: file letter and rank number, `f4`. */
export function squareName(square: Square, size: number): string {
  return squareNameOn(square, { rows: size, columns: size });
}

/** A square of a board of any shape as chess players write it. */
export function squareNameOn(square: Square, { rows, columns }: Shape): string {
  return fileName(columnOf(square, columns)) + rankName(rowOf(square, columns), rows);
}
