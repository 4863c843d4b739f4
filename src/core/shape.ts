/** The shape of a board, which need not be square. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** Whether two boards have as many rows and columns. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return a.rows === b.rows && a.columns === b.columns;
}
