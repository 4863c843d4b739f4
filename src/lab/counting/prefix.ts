/** The largest size of the counting machine: the largest that has ever been counted (OEIS A000170). */
export const LARGEST_COUNTED_SIZE = 27;

/**
 * A part of the count that is one task of a worker: the top rows have their queens, and the ways to fill the rows below
 * are counted. Bit c of a mask stands for column c.
 */
export interface Prefix {
  readonly size: number;
  /** The first row without a queen, 0-based from the top; at most `size − 2`. */
  readonly row: number;
  /** The columns of the queens above. */
  readonly taken: number;
  /** The squares of `row` that the queens above attack along rising diagonals. */
  readonly rising: number;
  /** The squares of `row` that the queens above attack along falling diagonals. */
  readonly falling: number;
  /** The squares of each row where no queen may stand; the bits beyond the board are set. */
  readonly closed: Int32Array;
  /** The columns that must be taken above each row, because they are closed from that row on. */
  readonly needed: Int32Array;
  /** The number of sides, the top included, whose queen is as near to a corner as the one in the top row. */
  readonly ties: Ties;
}

export type Ties = 1 | 2 | 3 | 4;

/** Counts the ways to fill the rows that a prefix leaves open. */
export type CountCompletions = (prefix: Prefix) => number;
