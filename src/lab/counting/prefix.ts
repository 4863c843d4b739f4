/** The largest board the counting machine takes: the largest anyone has counted (OEIS A000170). */
export const LARGEST_COUNTED_SIZE = 27;

/**
 * A part of the count that one worker does in one go: the top rows have their queens, the rows below
 * are to be filled in every possible way. Bit c of a mask stands for column c.
 */
export interface Prefix {
  readonly size: number;
  /** The first row without a queen, 0-based from the top; at most `size − 2`. */
  readonly row: number;
  /** The columns of the queens above. */
  readonly taken: number;
  /** The squares of `row` that the queens above see along rising diagonals. */
  readonly rising: number;
  /** The squares of `row` that the queens above see along falling diagonals. */
  readonly falling: number;
  /** For each row the squares where no queen may stand; the bits beyond the board are set. */
  readonly closed: Int32Array;
  /** For each row the columns that must be taken above it, because they are closed from it on. */
  readonly needed: Int32Array;
  /** On how many of the four sides the queen is as near to a corner as the one in the top row. */
  readonly ties: Ties;
}

export type Ties = 1 | 2 | 3 | 4;

/** Counts the ways to fill the rows that a prefix leaves open. */
export type CountCompletions = (prefix: Prefix) => number;
