import { nextBelow, type RandomState } from '../../../core/board/random.ts';
import { edgeNeighbours } from '../../../core/puzzles/region-pieces.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';

const known: (readonly (readonly Square[])[])[] = [];

/** Returns, for each square of n × n, the squares that share an edge with it. */
export function neighboursOn(size: number): readonly (readonly Square[])[] {
  return (known[size] ??= Array.from({ length: size * size }, (_, square) =>
    edgeNeighbours(square, { rows: size, columns: size }),
  ));
}

export interface RegionSizeLimits {
  /** The fewest and the most squares of a region. */
  readonly least: number;
  readonly most: number;
}

/**
 * A board divided into connected regions, one round each queen of an answer, while it is being made. Giving squares
 * away and taking them back keeps regions connected, with their queen, and within their limits.
 */
export class RegionBoard {
  readonly size: number;
  /** The queens of the answer; the k-th one is in region k. */
  readonly answer: readonly Square[];
  /** The region of each square. */
  readonly regions: number[];
  readonly #limits: RegionSizeLimits;
  readonly #neighbours: readonly (readonly Square[])[];
  readonly #count: number[];

  constructor(size: number, answer: readonly Square[], limits: RegionSizeLimits) {
    this.size = size;
    this.answer = answer;
    this.#limits = limits;
    this.#neighbours = neighboursOn(size);
    this.regions = new Array<number>(size * size).fill(-1);
    answer.forEach((queen, region) => (this.regions[queen] = region));
    this.#count = new Array<number>(size).fill(1);
  }

  /** The number of squares of each region. */
  get sizes(): readonly number[] {
    return this.#count;
  }

  /** Counts the regions of two squares or more that lie in one line. */
  strips(): number {
    const { size, regions } = this;
    return this.answer.filter((queen, region) => {
      const squares = [...regions.keys()].filter((square) => regions[square] === region);
      const isIn = (line: (square: Square, size: number) => number): boolean =>
        squares.every((square) => line(square, size) === line(queen, size));
      return squares.length > 1 && (isIn(rowOf) || isIn(columnOf));
    }).length;
  }

  /**
   * Grows regions from the queens until they fill the board. Each region has its own appetite, so that sizes differ.
   * Some begin as strips, which grow along one line as long as there is room.
   * @returns False if they cannot fill the board within their limits.
   */
  grow(random: RandomState): boolean {
    const { size, regions, answer } = this;
    const appetites = answer.map(() => 1 + nextBelow(random, 3) ** 2);
    const lines = answer.map((queen) => {
      const line = [undefined, rowOf, columnOf][nextBelow(random, 3)];
      return line && ((square: Square) => line(square, size) === line(queen, size));
    });
    const borders: Square[][] = answer.map(() => []);
    const offer = (square: Square, region: number): void => {
      for (const next of this.#neighbours[square]!) {
        if (regions[next] === -1) borders[region]!.push(next);
      }
    };
    regions.forEach((region, square) => {
      if (region >= 0) offer(square, region);
    });
    for (let free = regions.filter((region) => region === -1).length; free > 0;) {
      const region = this.#nextToGrow(random, appetites, borders);
      if (region === undefined) return false;
      const square = takeFrom(borders[region]!, random, lines[region]);
      if (regions[square] !== -1) continue;
      regions[square] = region;
      this.#count[region]!++;
      offer(square, region);
      free--;
    }
    return this.#count.every((count) => count >= this.#limits.least);
  }

  /** Draws the region to grow next by appetite; regions that are too small come first. */
  #nextToGrow(
    random: RandomState,
    appetites: readonly number[],
    borders: readonly (readonly Square[])[],
  ): number | undefined {
    const { least, most } = this.#limits;
    const canGrow = (region: number, below: number): boolean =>
      borders[region]!.length > 0 && this.#count[region]! < below;
    const isSmall = appetites.some((_, region) => canGrow(region, least));
    const below = isSmall ? least : most;
    let total = 0;
    appetites.forEach((weight, region) => {
      if (canGrow(region, below)) total += weight;
    });
    if (total === 0) return undefined;
    let drawn = nextBelow(random, total);
    return appetites.findIndex((weight, region) => canGrow(region, below) && (drawn -= weight) < 0);
  }

  /**
   * Gives a square to a region beside its own, together with all squares on the shortest path to the border and with
   * the pieces that this cuts off from its queen.
   * @returns The squares given and the region that they came from, for `undo`; `undefined` if that cannot be done.
   */
  reassign(square: Square, random: RandomState): RegionTransfer | undefined {
    const { regions } = this;
    const from = regions[square]!;
    const queen = this.answer[from]!;
    if (square === queen) return undefined;
    const cameFrom = new Map<Square, Square>([[square, square]]);
    for (const at of cameFrom.keys()) {
      const beyond = this.#neighbours[at]!.filter((next) => regions[next] !== from);
      if (beyond.length === 0) {
        for (const next of this.#neighbours[at]!) {
          if (next !== queen && !cameFrom.has(next)) cameFrom.set(next, at);
        }
        continue;
      }
      const to = regions[beyond[nextBelow(random, beyond.length)]!]!;
      const given: Square[] = [at];
      for (let last = at; last !== square;) given.push((last = cameFrom.get(last)!));
      return this.#transfer(from, to, given);
    }
    return undefined;
  }

  #transfer(from: number, to: number, path: readonly Square[]): RegionTransfer | undefined {
    const { regions } = this;
    for (const square of path) regions[square] = to;
    const queen = this.answer[from]!;
    const isKept = regions.map((_, square) => square === queen);
    const kept = [queen];
    for (const at of kept) {
      for (const next of this.#neighbours[at]!) {
        if (regions[next] !== from || isKept[next]) continue;
        isKept[next] = true;
        kept.push(next);
      }
    }
    const given = [...path];
    regions.forEach((region, square) => {
      if (region === from && !isKept[square]) given.push(square);
    });
    const gift = { from, to, squares: given };
    this.#count[from]! -= given.length;
    this.#count[to]! += given.length;
    for (const square of given) regions[square] = to;
    if (this.#count[from]! >= this.#limits.least && this.#count[to]! <= this.#limits.most)
      return gift;
    this.undo(gift);
    return undefined;
  }

  /** Undoes the last gift. */
  undo({ from, to, squares }: RegionTransfer): void {
    for (const square of squares) this.regions[square] = from;
    this.#count[from]! += squares.length;
    this.#count[to]! -= squares.length;
  }
}

/** Squares that moved from one region to another. */
interface RegionTransfer {
  readonly from: number;
  readonly to: number;
  readonly squares: readonly Square[];
}

/** Removes and returns a random square of a list, one of those preferred if there are any. */
function takeFrom(
  squares: Square[],
  random: RandomState,
  isPreferred: ((square: Square) => boolean) | undefined,
): Square {
  const preferred: number[] = [];
  if (isPreferred) {
    for (let index = 0; index < squares.length; index++) {
      if (isPreferred(squares[index]!)) preferred.push(index);
    }
  }
  const index =
    preferred.length > 0
      ? preferred[nextBelow(random, preferred.length)]!
      : nextBelow(random, squares.length);
  return squares.splice(index, 1)[0]!;
}
