/** Where the player is, in words. */
export interface Place {
  /** The screen, or the page of it. */
  readonly name: string;
  /** Rows and columns of the board it is about, if it is about one. */
  readonly board?: readonly [rows: number, columns: number];
  /** Whether the screen says more of it, to people who listen, once it is there. */
  readonly saysItself?: boolean;
}
