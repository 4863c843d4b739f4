import type { Code } from './code.ts';
import { squareAt, type Square } from '../board/square.ts';

// Reads and writes codes; not in code.ts, which the first view loads.

/** Returns the 0-based columns of the queens of a solution code, from the top row down. */
export function columnsOf(code: Code): number[] {
  return Array.from(code, (symbol) => parseInt(symbol, 36) - 1);
}

/** Returns the code of queens in these 0-based columns, one a row from the top. */
export function codeOfColumns(columns: readonly number[]): Code {
  return columns.map((column) => (column + 1).toString(36)).join('');
}

/** Returns the squares of the queens of a solution code, from the top row down. */
export function queensOf(code: Code): Square[] {
  return columnsOf(code).map((column, row) => squareAt(row, column, code.length));
}
