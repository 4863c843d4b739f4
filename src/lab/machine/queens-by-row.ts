import { squareAt, type Square } from '../../core/board/square.ts';

/** Returns the squares of queens in these 0-based columns, one per row from the top. */
export function squaresOf(columns: readonly number[], size: number): Square[] {
  return columns.map((column, row) => squareAt(row, column, size));
}

/**
 * Returns the first row from the top whose queen attacks a square in a row below it; −1 if none does.
 * @param columns The 0-based columns of the queens, one per row from the top.
 */
export function attackingRow(columns: readonly number[], row: number, column: number): number {
  for (let above = 0; above < row && above < columns.length; above++) {
    const aside = columns[above]! - column;
    if (aside === 0 || aside === row - above || aside === above - row) return above;
  }
  return -1;
}

/**
 * Returns the squares of the first two queens that attack each other, ordered by the lower and then by the upper row;
 * `undefined` if none do.
 * @param columns The 0-based columns of the queens, one per row from the top.
 */
export function firstClash(
  columns: readonly number[],
  size: number,
): readonly [Square, Square] | undefined {
  for (let row = 1; row < columns.length; row++) {
    const above = attackingRow(columns, row, columns[row]!);
    if (above < 0) continue;
    return [squareAt(above, columns[above]!, size), squareAt(row, columns[row]!, size)];
  }
  return undefined;
}
