import { allBits, bitCount, bitsOf } from '../../../core/board/bits.ts';
import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { nextPermutation, type RandomState } from '../../../core/board/random.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import type { Task } from '../../worker/task.ts';
import { attackMasks } from '../../search/attack-masks.ts';

/** Queens tried before one more is allowed in regions that have a queen. */
const MOST_NODES = 4000;

/**
 * Draws queens that are near to an answer of what is painted: one in each row, none attacking another, and as few as it
 * finds in regions that have a queen already.
 * @returns Their squares, the first row's first.
 */
export function* nearAnswer(draft: DraftOf<'regions'>, random: RandomState): Task<Square[]> {
  for (let more = 0; ; more++) {
    yield;
    const queens = new NearSearch(draft, random).find(more);
    if (queens) return queens;
  }
}

/** A search for queens, row by row; the row with the fewest free squares comes first. */
class NearSearch {
  readonly #size: number;
  readonly #sight: Int32Array;
  readonly #regions: readonly number[];
  /** The squares of region g in row r, as bits: word g * n + r. */
  readonly #regionRows: Int32Array;
  readonly #random: RandomState;
  readonly #queens: Square[] = [];
  #nodes = 0;

  constructor({ shape, sight, regions }: DraftOf<'regions'>, random: RandomState) {
    const size = shape.rows;
    this.#size = size;
    this.#sight = attackMasks(size, sight);
    this.#regions = regions;
    this.#random = random;
    this.#regionRows = new Int32Array(size * size);
    for (const [square, region] of regions.entries()) {
      if (region >= 0)
        this.#regionRows[region * size + rowOf(square, size)]! |= 1 << columnOf(square, size);
    }
  }

  /**
   * Searches for queens.
   * @param more The number of queens allowed in regions that have one.
   * @returns `undefined` if there are none, or the search gave up.
   */
  find(more: number): Square[] | undefined {
    const free = new Int32Array(this.#size).fill(allBits(this.#size));
    const taken = new Int32Array(this.#size);
    if (!this.#fill(allBits(this.#size), free, taken, more)) return undefined;
    return this.#queens.sort((a, b) => a - b);
  }

  /**
   * Fills rows with queens, and returns true if all are filled.
   * @param rows The rows without a queen, as bits.
   * @param free The squares of each row that no queen attacks.
   * @param taken The squares of each row whose region has a queen.
   */
  #fill(rows: number, free: Int32Array, taken: Int32Array, more: number): boolean {
    if (rows === 0) return true;
    if (++this.#nodes > MOST_NODES) return false;
    const row = this.#narrowest(rows, free, more > 0 ? undefined : taken);
    const first = this.#drawn(free[row]! & ~taken[row]!, row);
    const other = more > 0 ? this.#drawn(free[row]! & taken[row]!, row) : [];
    for (const [index, square] of [...first, ...other].entries()) {
      this.#queens.push(square);
      const left = more - (index < first.length ? 0 : 1);
      if (this.#fill(rows & ~(1 << row), this.#seen(square, free), this.#with(square, taken), left))
        return true;
      this.#queens.pop();
    }
    return false;
  }

  #narrowest(rows: number, free: Int32Array, closed: Int32Array | undefined): number {
    const open = (row: number): number => bitCount(free[row]! & ~(closed?.[row] ?? 0));
    return bitsOf(rows).reduce((best, row) => (open(row) < open(best) ? row : best));
  }

  /** Returns the squares of a row in a random order, the painted ones first. */
  #drawn(columns: number, row: number): Square[] {
    const squares = bitsOf(columns).map((column) => row * this.#size + column);
    const drawn = nextPermutation(this.#random, squares.length).map((index) => squares[index]!);
    const isPainted = (square: Square): boolean => this.#regions[square]! >= 0;
    return [...drawn.filter(isPainted), ...drawn.filter((square) => !isPainted(square))];
  }

  #seen(queen: Square, free: Int32Array): Int32Array {
    return free.map((columns, row) => columns & ~this.#sight[queen * this.#size + row]!);
  }

  #with(queen: Square, taken: Int32Array): Int32Array {
    const region = this.#regions[queen]!;
    if (region < 0) return taken;
    return taken.map((columns, row) => columns | this.#regionRows[region * this.#size + row]!);
  }
}
