import { columnOf, rowOf, type Square } from '../board/square.ts';

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
