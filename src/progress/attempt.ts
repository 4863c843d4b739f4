/** How much help a player took on one board: how often each kind of hint, and whether it was turned. */
export interface Help {
  readonly nudge: number;
  readonly where: number;
  readonly why: number;
  readonly place: number;
  /** Whether the board is a turn or a mirror image that the game laid out. */
  readonly turned: boolean;
}

/** No help at all, as a board starts. */
export const NO_HELP: Help = { nudge: 0, where: 0, why: 0, place: 0, turned: false };

/** What a player did on a board since it was last empty. */
export interface Attempt {
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** Queens placed, moved and lifted. */
  readonly moves: number;
  readonly help: Help;
}
