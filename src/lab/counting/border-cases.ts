import type { Ties } from './prefix.ts';

/**
 * One case of a search that finds only some images of each solution and infers the number of all, without comparing a
 * solution with its images.
 *
 * Each side of the board has one queen (one in a corner serves two sides), at some distance from the nearest corner.
 * The search looks only for solutions where no side's queen is nearer to a corner than the top row's queen, which
 * stands in the left half. If k sides tie for the least distance, k of the eight images of a solution meet this
 * condition: each tied side can be turned to the top, and then one of two mirror images has its queen on the left. The
 * middle of an odd side is no exception, because queens in the middle of two opposite sides would attack each other. A
 * solution that is found therefore stands for 8 / k solutions, whether it is symmetric or not.
 *
 * A queen that ties with the queen in column d of the top row can only stand on a square to which a turn maps that
 * queen: in row d of the last column, in row n − 1 − d of the first, or in column n − 1 − d of the last row. The queen
 * in the top row attacks the mirrored squares. There are therefore eight cases for each d, one for each set of ties,
 * and in each the queens that tie are given. In the corner, d = 0, the queen ties with itself on the left side, and
 * with no other queen.
 */
export interface BorderCase {
  /** The column d of the queen in the top row, 0-based and in the left half. */
  readonly column: number;
  /** See `Prefix.closed`; `size` entries. */
  readonly closed: Int32Array;
  /** See `Prefix.needed`; `size` entries. */
  readonly needed: Int32Array;
  readonly ties: Ties;
}

/** The sides other than the top whose queens tie with the top row's, one bit each. */
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 4;

/**
 * Returns the cases that make up the count of a size; some of them admit no solution.
 * @param size 2 … 31.
 */
export function borderCasesOf(size: number): BorderCase[] {
  const cases = [cornerCase(size)];
  for (let column = 1; column < size >> 1; column++) {
    for (let tied = 0; tied <= (RIGHT | BOTTOM | LEFT); tied++) {
      cases.push(sideCase(size, column, tied));
    }
  }
  return cases;
}

function cornerCase(size: number): BorderCase {
  return { column: 0, closed: openBoard(size), needed: new Int32Array(size), ties: 2 };
}

function sideCase(size: number, column: number, tied: number): BorderCase {
  const last = size - 1;
  const opposite = last - column;
  const leftColumn = 1;
  const rightColumn = 1 << last;
  const closed = openBoard(size);
  const needed = new Int32Array(size);
  for (let row = 1; row < size; row++) {
    const nearCorner = row <= column || row >= opposite;
    if (nearCorner && !(tied & RIGHT)) closed[row]! |= rightColumn;
    if (nearCorner && !(tied & LEFT)) closed[row]! |= leftColumn;
    if (row >= opposite && !(tied & RIGHT)) needed[row]! |= rightColumn;
    if (row >= opposite && !(tied & LEFT)) needed[row]! |= leftColumn;
    if (row < last || tied & BOTTOM) continue;
    for (let near = 0; near <= column; near++) closed[row]! |= (1 << near) | (1 << (last - near));
  }
  const given: [row: number, column: number][] = [];
  if (tied & RIGHT) given.push([column, last]);
  if (tied & BOTTOM) given.push([last, opposite]);
  if (tied & LEFT) given.push([opposite, 0]);
  for (const [queenRow, queenColumn] of given) give(closed, queenRow, queenColumn);
  return { column, closed, needed, ties: (1 + given.length) as Ties };
}

/** Returns the closed squares of an empty board, a mask per row: only the squares beyond its right edge. */
function openBoard(size: number): Int32Array {
  return new Int32Array(size).fill(-1 << size);
}

/** Closes all squares on a queen's lines but its own, so that every solution has the queen. */
function give(closed: Int32Array, queenRow: number, queenColumn: number): void {
  const size = closed.length;
  for (let row = 0; row < size; row++) {
    if (row === queenRow) closed[row]! |= ~(1 << queenColumn);
    else {
      const distance = Math.abs(row - queenRow);
      closed[row]! |= (1 << queenColumn) | ((1 << queenColumn) >> distance);
      if (queenColumn + distance < size) closed[row]! |= 1 << (queenColumn + distance);
    }
  }
}
