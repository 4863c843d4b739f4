import { columnOf, rowOf, squareAt, type Square } from '../board/square.ts';

/**
 * A position as text: the k-th symbol is the column of the queen in the k-th row from the top,
 * 1–9 then a–w (base 36, counted from 1), and 0 for a row without a queen. `15863724` is a solution
 * of 8 × 8, `15800000` the start of one.
 */
export type Code = string;

/**
 * Returns the code of a position, or `undefined` when two queens share a row: a code has one symbol a row.
 * @param queens Squares in any order.
 */
export function codeOf(queens: readonly Square[], size: number): Code | undefined {
  const symbols = new Array<string>(size).fill('0');
  for (const queen of queens) {
    const row = rowOf(queen, size);
    if (symbols[row] !== '0') return undefined;
    symbols[row] = (columnOf(queen, size) + 1).toString(36);
  }
  return symbols.join('');
}

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
