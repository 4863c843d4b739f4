import { columnOf, rowOf } from '../../core/board/square.ts';
import { allBits, bitCount, highestBit, lowestBit } from '../../core/board/bits.ts';
import { isMirrorImageOfItself, type Grid } from './grid.ts';

/** Outcome of a step of the search: a completion, no more completions, or the limit of nodes. */
export type Outcome = 'found' | 'exhausted' | 'paused';

/**
 * Words of a level of the search, by offset: the ranks of the rows without a queen; the columns without one; the
 * occupied diagonals, at most 63, in two words for each direction; the line to fill (the rank of a row, or the
 * complement of a column); and its squares not yet tried.
 */
const OPEN_ROWS = 0;
const OPEN_COLUMNS = 1;
const RISING = 2;
const RISING_HIGH = 3;
const FALLING = 4;
const FALLING_HIGH = 5;
const LINE = 6;
const UNTRIED = 7;
const LEVEL = 8;

/**
 * Search for the completions of a board, one after the other: every way to add queens until there is one in each row
 * and column and none attacks another.
 *
 * It fills the row or column with the fewest free squares (minimum remaining values; Haralick and Elliott 1980). Among
 * equals it takes the one nearest the middle, which attacks most of the board: this saves a third of the nodes. Three
 * words hold the columns with at least one, two and three free squares in rows without a queen, so that only rows are
 * counted; a column is therefore preferred only if it has one or two. When only one completion is wanted, squares that
 * attack the fewest free squares come first (least constraining value).
 *
 * If the board is its own mirror image, only one half is searched; each completion there is followed by its image.
 */
export class Search {
  /** The 0-based column of the queen in each row of the completion last found; valid until the next call. */
  readonly columns: number[];
  /** Queens tried so far. */
  nodes = 0;
  /** Completions counted by `count` so far. */
  counted = 0;

  readonly #size: number;
  readonly #free: Int32Array;
  readonly #order: 'as they come' | 'likeliest first';
  /** The rows from the middle outwards; a rank is an index into it. */
  readonly #rowOfRank: Int32Array;
  readonly #lowerHalf: number;
  readonly #levels: Int32Array;
  /** Start of the current level in `#levels`; negative once every completion was given. */
  #level = 0;
  /** The column of the queen in each row down to the current level. */
  readonly #placed: Int8Array;
  /** True if only the left half of the first line is searched, and images give the rest. */
  #isHalved = false;
  /** Completion that the next call gives without searching. */
  #due: 'board' | 'image' | undefined;
  /** The free squares of each row at the current level; scratch space of `#likeliest`. */
  readonly #domains: Int32Array;

  /** @param order 'as they come' if all completions are wanted, 'likeliest first' for one as soon as possible. */
  constructor(grid: Grid, order: 'as they come' | 'likeliest first') {
    const { size } = grid;
    this.#size = size;
    this.#order = order;
    this.columns = new Array<number>(size).fill(0);
    this.#placed = new Int8Array(size);
    this.#rowOfRank = Int32Array.from({ length: size }, (_, rank) =>
      (size + rank) % 2 === 0 ? (size + rank) >> 1 : (size - 1 - rank) >> 1,
    );
    this.#free = Int32Array.from(this.#rowOfRank, (row) => grid.rows[row]!);
    this.#lowerHalf = allBits(size >> 1);
    this.#levels = new Int32Array((size + 1) * LEVEL);
    this.#domains = new Int32Array(size);

    let openRows = allBits(size);
    let openColumns = allBits(size);
    for (const queen of grid.queens) {
      const row = rowOf(queen, size);
      const column = columnOf(queen, size);
      this.#placed[row] = column;
      openRows &= ~(1 << this.#rowOfRank.indexOf(row));
      openColumns &= ~(1 << column);
    }
    this.#levels[OPEN_ROWS] = openRows;
    this.#levels[OPEN_COLUMNS] = openColumns;
    if (openRows === 0) {
      this.#due = 'board';
      return;
    }
    let fewest = Infinity;
    for (let ranks = openRows; ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestBit(ranks);
      const count = bitCount(this.#free[rank]!);
      if (count >= fewest) continue;
      fewest = count;
      this.#levels[LINE] = rank;
      this.#levels[UNTRIED] = this.#free[rank]!;
    }
    this.#isHalved = isMirrorImageOfItself(grid);
    if (this.#isHalved) this.#levels[UNTRIED]! &= allBits((size + 1) >> 1);
  }

  /**
   * Continues to the next completion.
   * @param until Pauses when this many nodes have been searched in all; another call continues from there.
   */
  next(until: number): Outcome {
    const { columns } = this;
    const placed = this.#placed;
    const size = this.#size;
    if (this.#due === 'image') {
      this.#due = undefined;
      for (let row = 0; row < size; row++) columns[row] = size - 1 - placed[row]!;
      return 'found';
    }
    const outcome = this.#run(until, false);
    if (outcome === 'found') {
      for (let row = 0; row < size; row++) columns[row] = placed[row]!;
      if (this.#hasImage()) this.#due = 'image';
    }
    return outcome;
  }

  /**
   * Counts the remaining completions in `counted`, without giving them.
   * @param until As for `next`.
   * @returns 'exhausted' when all have been counted, else 'paused'.
   */
  count(until: number): Outcome {
    if (this.#due === 'image') {
      this.#due = undefined;
      this.counted++;
    }
    return this.#run(until, true);
  }

  /**
   * Searches until a completion is placed, or, if `isCounting`, until all are counted; pauses at `until` nodes.
   *
   * This is one long function because a call for every node takes a quarter more time.
   */
  #run(until: number, isCounting: boolean): Outcome {
    if (this.#due === 'board') {
      this.#due = undefined;
      this.#level = -LEVEL;
      if (!isCounting) return 'found';
      this.counted++;
    }
    const isFirstWanted = this.#order === 'likeliest first';
    const last = this.#size - 1;
    const lowerHalf = this.#lowerHalf;
    const free = this.#free;
    const levels = this.#levels;
    const rowOfRank = this.#rowOfRank;
    const placed = this.#placed;
    let level = this.#level;
    let nodes = this.nodes;
    let outcome: Outcome = 'exhausted';

    while (level >= 0) {
      const untried = levels[level + UNTRIED]!;
      if (untried === 0) {
        level -= LEVEL;
        continue;
      }
      if (nodes >= until) {
        outcome = 'paused';
        break;
      }
      nodes++;

      // Place the next queen of the line.
      const square = isFirstWanted ? this.#likeliest(level) : untried & -untried;
      levels[level + UNTRIED] = untried ^ square;
      let line = levels[level + LINE]!;
      const placedRank = line >= 0 ? line : highestBit(square);
      const placedColumn = line >= 0 ? highestBit(square) : ~line;
      const placedRow = rowOfRank[placedRank]!;
      placed[placedRow] = placedColumn;
      const openRows = levels[level + OPEN_ROWS]! & ~(1 << placedRank);
      if (openRows === 0) {
        if (isCounting) {
          this.counted += this.#hasImage() ? 2 : 1;
          continue;
        }
        outcome = 'found';
        break;
      }
      const bit = 1 << placedColumn;
      const upwards = last - placedRow;
      const openColumns = levels[level + OPEN_COLUMNS]! & ~bit;
      const rising = levels[level + RISING]! | (bit << placedRow);
      const risingHigh = levels[level + RISING_HIGH]! | ((bit >>> 1) >>> (31 - placedRow));
      const falling = levels[level + FALLING]! | (bit << upwards);
      const fallingHigh = levels[level + FALLING_HIGH]! | ((bit >>> 1) >>> (31 - upwards));

      // Find the free squares that this leaves in each row and column.
      let one = 0;
      let two = 0;
      let three = 0;
      let fewest = 33;
      let squares = 0;
      let domain = 0;
      for (let ranks = openRows; ranks !== 0; ranks &= ranks - 1) {
        const rank = highestBit(ranks & -ranks);
        const row = rowOfRank[rank]!;
        domain =
          free[rank]! &
          openColumns &
          ~(
            (rising >>> row) |
            ((risingHigh << 1) << (31 - row)) |
            (falling >>> (last - row)) |
            ((fallingHigh << 1) << (31 - last + row))
          );
        if (domain === 0) break;
        three |= two & domain;
        two |= one & domain;
        one |= domain;
        if (fewest === 1) continue;
        const rest = domain & (domain - 1);
        const count = rest === 0 ? 1 : fewest > 2 ? bitCount(domain) : fewest;
        if (count < fewest) {
          fewest = count;
          line = rank;
          squares = domain;
        }
      }
      if (domain === 0 || one !== openColumns) continue;

      // Continue with the line that has the fewest.
      level += LEVEL;
      levels[level + OPEN_ROWS] = openRows;
      levels[level + OPEN_COLUMNS] = openColumns;
      levels[level + RISING] = rising;
      levels[level + RISING_HIGH] = risingHigh;
      levels[level + FALLING] = falling;
      levels[level + FALLING_HIGH] = fallingHigh;
      if (fewest > 1) {
        let columns = one & ~two;
        if (columns === 0 && fewest > 2) columns = two & ~three;
        if (columns !== 0) {
          const lower = columns & lowerHalf;
          const column = highestBit(lower === 0 ? columns & -columns : lower);
          line = ~column;
          squares = this.#ranksFreeIn(column, level);
        }
      }
      levels[level + LINE] = line;
      levels[level + UNTRIED] = squares;
    }

    this.#level = level;
    this.nodes = nodes;
    return outcome;
  }

  /** Returns true if the completion just placed has an image in the half that is not searched. */
  #hasImage(): boolean {
    if (!this.#isHalved) return false;
    const row = this.#rowOfRank[this.#levels[LINE]!]!;
    return 2 * this.#placed[row]! !== this.#size - 1;
  }

  /** Returns the ranks of the open rows whose square in a column is free. */
  #ranksFreeIn(column: number, level: number): number {
    let ranks = 0;
    for (let open = this.#levels[level + OPEN_ROWS]!; open !== 0; open &= open - 1) {
      const rank = lowestBit(open);
      if ((this.#domain(rank, level) >>> column) & 1) ranks |= 1 << rank;
    }
    return ranks;
  }

  /** Returns the free squares of an open row at a level. */
  #domain(rank: number, level: number): number {
    const levels = this.#levels;
    const row = this.#rowOfRank[rank]!;
    const fromBelow = this.#size - 1 - row;
    return (
      this.#free[rank]! &
      levels[level + OPEN_COLUMNS]! &
      ~(
        (levels[level + RISING]! >>> row) |
        ((levels[level + RISING_HIGH]! << 1) << (31 - row)) |
        (levels[level + FALLING]! >>> fromBelow) |
        ((levels[level + FALLING_HIGH]! << 1) << (31 - fromBelow))
      )
    );
  }

  /**
   * Returns the square, not yet tried in the line of a level, that attacks the fewest free squares of the open rows.
   */
  #likeliest(level: number): number {
    const levels = this.#levels;
    const untried = levels[level + UNTRIED]!;
    if ((untried & (untried - 1)) === 0) return untried;
    const line = levels[level + LINE]!;
    const domains = this.#domains;
    const openRows = levels[level + OPEN_ROWS]!;
    for (let open = openRows; open !== 0; open &= open - 1) {
      const rank = lowestBit(open);
      domains[rank] = this.#domain(rank, level);
    }
    let best = 0;
    let fewest = Infinity;
    for (let squares = untried; squares !== 0; squares &= squares - 1) {
      const square = squares & -squares;
      const row = this.#rowOfRank[line >= 0 ? line : highestBit(square)]!;
      const bit = line >= 0 ? square : 1 << ~line;
      let taken = 0;
      for (let open = openRows; open !== 0; open &= open - 1) {
        const rank = lowestBit(open);
        const distance = Math.abs(this.#rowOfRank[rank]! - row);
        taken += bitCount(domains[rank]! & (bit | (bit << distance) | (bit >>> distance)));
      }
      if (taken < fewest) {
        fewest = taken;
        best = square;
      }
    }
    return best;
  }
}
