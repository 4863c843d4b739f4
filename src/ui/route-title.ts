/** The player's place in the game, in words. */
export interface RouteTitle {
  /** The name of the screen, or of its page. */
  readonly name: string;
  /** The rows and columns of the board that the place is about, if any. */
  readonly board?: readonly [rows: number, columns: number];
  /** True if the screen announces itself to screen readers once it has loaded. */
  readonly announcesItself?: boolean;
}
