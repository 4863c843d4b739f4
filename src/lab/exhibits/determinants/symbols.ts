const DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** Returns the letter of an entry: one for each rising diagonal, from the top left on. */
export function letterOf(row: number, column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + row + column);
}

/** Returns the number of an entry: one for each falling diagonal, from the top right on. */
export function numberOfEntry(row: number, column: number, size: number): number {
  return row - column + size;
}

/** Returns an entry of the determinant, for example `e₄`. */
export function entryOf(row: number, column: number, size: number): string {
  const number = String(numberOfEntry(row, column, size));
  return letterOf(row, column) + number.replace(/\d/g, (digit) => DIGITS[Number(digit)]!);
}
