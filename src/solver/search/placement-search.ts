import { allBits, bitCount, lowestBit } from '../../core/board/bits.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Rules } from '../../core/board/rules.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';
import type { Outcome } from './search.ts';
import { nextPause, type Task } from '../worker/task.ts';
import { attackMasks } from './attack-masks.ts';

/** Words of a level of the search in `#open`, by offset: the rows, the columns and the regions without a queen. */
const ROWS = 0;
const COLUMNS = 1;
const REGIONS = 2;
const LEVEL = 3;

/** More squares than any row has. */
const TOO_MANY = 99;

/**
 * Search for the answers of a board of Complete or Regions, one after the other: every way to add queens until there is
 * one in each row, column and region, and none attacks another.
 *
 * It fills the row, column or region with the fewest free squares (minimum remaining values; Haralick and Elliott
 * 1980). The free squares of a row are the bits of a word. Three words hold the columns with at least one, two and
 * three free squares, so that only rows and regions are counted.
 */
export class PlacementSearch {
  /** The 0-based column of the queen in each row of the answer last found; valid until the next call. */
  readonly columns: number[];
  /** Queens tried so far. */
  nodes = 0;

  readonly #size: number;
  readonly #sight: Int32Array;
  readonly #regions: readonly number[] | undefined;
  /** The squares of region g in row r: word g * n + r. */
  readonly #regionRows: number[];
  /** The rows of each region, as bits. */
  readonly #reach: number[];
  /** The free squares of each row: n words a level. */
  readonly #free: number[];
  /** The squares of the house being filled, n a level. The last of those left is tried next. */
  readonly #choices: number[];
  readonly #left: number[];
  readonly #open: number[];
  /** The current level; negative once every answer was given. */
  #level = 0;
  #isAnswered = false;

  /**
   * @param rules The rules of an n × n board with the goal to place.
   * @param queens The queens on the board; if two of them attack each other, there is no answer.
   */
  constructor(rules: Rules, queens: readonly Square[]) {
    const size = rules.shape.rows;
    this.#size = size;
    this.#sight = attackMasks(size, rules.sight);
    this.#regions = rules.regions;
    this.#regionRows = zeros(size * size);
    this.#reach = zeros(size);
    rules.regions?.forEach((region, square) => {
      const row = rowOf(square, size);
      this.#regionRows[region * size + row]! |= 1 << columnOf(square, size);
      this.#reach[region]! |= 1 << row;
    });
    this.columns = zeros(size);
    this.#free = zeros((size + 1) * size).fill(allBits(size), 0, size);
    this.#choices = zeros((size + 1) * size);
    this.#left = zeros(size + 1);
    this.#open = zeros((size + 1) * LEVEL);
    this.#open[ROWS] = this.#open[COLUMNS] = allBits(size);
    this.#open[REGIONS] = rules.regions ? allBits(size) : 0;
    for (const queen of queens) {
      const isFree = (this.#free[rowOf(queen, size)]! >>> columnOf(queen, size)) & 1;
      if (!isFree) this.#level = -1;
      else this.#place(queen, 0, 0);
    }
    if (this.#level < 0) return;
    this.#isAnswered = this.#open[ROWS] === 0;
    if (!this.#isAnswered && !this.#choose(0)) this.#level = -1;
  }

  /**
   * Continues to the next answer.
   * @param until Pauses when this many nodes have been searched in all; another call continues from there.
   */
  next(until: number): Outcome {
    if (this.#isAnswered) {
      this.#isAnswered = false;
      this.#level = -1;
      return 'found';
    }
    const size = this.#size;
    while (this.#level >= 0) {
      const level = this.#level;
      if (this.#left[level] === 0) {
        this.#level--;
        continue;
      }
      if (this.nodes >= until) return 'paused';
      this.nodes++;
      const square = this.#choices[level * size + --this.#left[level]!]!;
      this.#place(square, level, level + 1);
      if (this.#open[(level + 1) * LEVEL + ROWS] === 0) return 'found';
      if (this.#choose(level + 1)) this.#level++;
    }
    return 'exhausted';
  }

  /** Returns the squares of the answer last found, the first row's first. */
  answer(): Square[] {
    return this.columns.map((column, row) => squareAt(row, column, this.#size));
  }

  /** Places a queen on a free square of level `from`, and writes the result to level `to`, which may be the same. */
  #place(square: Square, from: number, to: number): void {
    const size = this.#size;
    const free = this.#free;
    const open = this.#open;
    const row = rowOf(square, size);
    const column = square - row * size;
    this.columns[row] = column;
    const region = this.#regions?.[square];
    const rows = open[from * LEVEL + ROWS]! & ~(1 << row);
    open[to * LEVEL + ROWS] = rows;
    open[to * LEVEL + COLUMNS] = open[from * LEVEL + COLUMNS]! & ~(1 << column);
    open[to * LEVEL + REGIONS] =
      region === undefined ? 0 : open[from * LEVEL + REGIONS]! & ~(1 << region);
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const other = lowestBit(rest);
      let seen = this.#sight[square * size + other]!;
      if (region !== undefined) seen |= this.#regionRows[region * size + other]!;
      free[to * size + other] = free[from * size + other]! & ~seen;
    }
    free[to * size + row] = 0;
  }

  /** Chooses the house to fill next; returns false if a house without a queen has no free square. */
  #choose(level: number): boolean {
    const size = this.#size;
    const free = this.#free;
    const first = level * size;
    const rows = this.#open[level * LEVEL + ROWS]!;
    let fewest = TOO_MANY;
    let row = -1;
    let column = -1;
    let region = -1;
    let one = 0;
    let two = 0;
    let three = 0;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const index = lowestBit(rest);
      const squares = free[first + index]!;
      if (squares === 0) return false;
      three |= two & squares;
      two |= one & squares;
      one |= squares;
      const count = bitCount(squares);
      if (count >= fewest) continue;
      fewest = count;
      row = index;
    }
    if (one !== this.#open[level * LEVEL + COLUMNS]) return false;
    const single = one & ~two;
    const double = two & ~three;
    if (fewest > 1 && single !== 0) {
      fewest = 1;
      column = lowestBit(single);
    } else if (fewest > 2 && double !== 0) {
      fewest = 2;
      column = lowestBit(double);
    }
    for (let rest = this.#open[level * LEVEL + REGIONS]!; rest !== 0; rest &= rest - 1) {
      const index = lowestBit(rest);
      const count = this.#countRegion(first, index, rows);
      if (count === 0) return false;
      if (count >= fewest) continue;
      fewest = count;
      region = index;
    }

    let left = 0;
    const choices = this.#choices;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const index = lowestBit(rest);
      let squares = free[first + index]!;
      if (region >= 0) squares &= this.#regionRows[region * size + index]!;
      else if (column >= 0) squares &= 1 << column;
      else if (index !== row) continue;
      for (; squares !== 0; squares &= squares - 1) {
        choices[first + left++] = index * size + lowestBit(squares);
      }
    }
    this.#left[level] = left;
    return true;
  }

  /** Counts the free squares of a region. */
  #countRegion(first: number, region: number, rows: number): number {
    const masks = region * this.#size;
    let count = 0;
    for (let rest = rows & this.#reach[region]!; rest !== 0; rest &= rest - 1) {
      const row = lowestBit(rest);
      count += bitCount(this.#free[first + row]! & this.#regionRows[masks + row]!);
    }
    return count;
  }
}

/**
 * Returns an array of zeros. It is not a typed array, which takes longer to create: makers start many searches that end
 * soon.
 */
function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** The answers of a board, as far as they were searched for. */
export interface Answers {
  /** Answers found, each as the queens' squares from the first row down. */
  readonly found: readonly (readonly Square[])[];
  /**
   * The end of the search: all were found (`exhausted`), as many as were asked for were found (`found`), or it gave up
   * (`paused`).
   */
  readonly outcome: Outcome;
}

/**
 * Finds the answers of a board of Complete or Regions.
 * @param stop Most answers to find.
 * @param mostNodes Queens tried before the search gives up.
 * @param queens The queens on the board; the given ones by default.
 */
export function* answersOf(
  { rules, givens }: Puzzle,
  stop: number,
  mostNodes = Infinity,
  queens: readonly Square[] = givens,
): Task<Answers> {
  const search = new PlacementSearch(rules, queens);
  const found: Square[][] = [];
  for (;;) {
    const outcome = search.next(Math.min(nextPause(search.nodes), mostNodes));
    if (outcome === 'found') found.push(search.answer());
    else if (outcome === 'exhausted' || search.nodes >= mostNodes) return { found, outcome };
    else yield;
    if (found.length >= stop) return { found, outcome: 'found' };
  }
}
