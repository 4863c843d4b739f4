/** The shape of a board, which need not be square. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** Returns true if two boards have the same number of rows and of columns. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return a.rows === b.rows && a.columns === b.columns;
}
