import type { Code } from './code.ts';
import { squareAt, type Square } from './square.ts';

// What a code says; apart from what the first view loads.

/** The 0-based columns of the queens of a solution code, from the top row down. */
export function columnsOf(code: Code): number[] {
  return Array.from(code, (symbol) => parseInt(symbol, 36) - 1);
}

/** The code of queens in these 0-based columns, one a row from the top. */
export function codeOfColumns(columns: readonly number[]): Code {
  return columns.map((column) => (column + 1).toString(36)).join('');
}

/** The squares of the queens of a solution code, from the top row down. */
export function queensOf(code: Code): Square[] {
  return columnsOf(code).map((column, row) => squareAt(row, column, code.length));
}
