/** The shape of a board, which need not be square. */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
}
