import { nextPermutation, type RandomState } from '../../../core/board/random.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import type { Shape } from '../../../core/board/shape.ts';
import type { Square } from '../../../core/board/square.ts';
import { neighboursOn } from '../make/region-board.ts';

/** Regions that each contain one chosen square; other squares may have no region. */
interface ClaimedRegions {
  /** The chosen square of each region. */
  readonly queens: readonly Square[];
  /** The region of each square, −1 if it has none; each region is in one piece, with its chosen square. */
  readonly regions: number[];
}

/**
 * Assigns each queen one of the painted regions. Connects each region to its queen in one piece, through bare squares
 * and as few painted ones as it finds. Leaves bare what is cut off.
 * @param painted The region of each square of n × n, −1 where none is painted.
 * @param queens n squares.
 */
export function claimedRegions(
  painted: readonly number[],
  queens: readonly Square[],
  random: RandomState,
): ClaimedRegions {
  return new Claim(painted, queens).settle(nextPermutation(random, queens.length));
}

class Claim {
  readonly #shape: Shape;
  readonly #regions: number[];
  /** The queen of each region that has one already. */
  readonly #queens: Square[] = [];
  /** Queens without a region. */
  readonly #left: Set<Square>;

  constructor(painted: readonly number[], queens: readonly Square[]) {
    this.#shape = { rows: queens.length, columns: queens.length };
    this.#regions = [...painted];
    this.#left = new Set(queens);
  }

  /** @param order The regions in the order in which they choose. */
  settle(order: readonly number[]): ClaimedRegions {
    const regions = this.#regions;
    const isPainted = (region: number): boolean => regions.includes(region);
    for (const region of order) this.#takeOwn(region);
    const without = order.filter((region) => this.#queens[region] === undefined);
    for (const region of without) if (isPainted(region)) this.#reachOne(region);
    for (const region of order) {
      if (this.#queens[region] !== undefined) continue;
      const [queen] = this.#left;
      this.#take(region, queen!);
    }
    for (const region of order) this.#join(region);
    // Joining one region may have cut another.
    for (const region of order) this.#bare(region);
    return { queens: this.#queens, regions };
  }

  /** Assigns a region a queen on its squares: the one in the largest piece that has one. */
  #takeOwn(region: number): void {
    for (const piece of this.#pieces(region)) {
      const queen = piece.find((square) => this.#left.has(square));
      if (queen === undefined) continue;
      this.#take(region, queen);
      return;
    }
  }

  /** Extends the largest piece of a region without a queen to the nearest queen without a region. */
  #reachOne(region: number): void {
    const [piece] = this.#pieces(region);
    const way = piece && this.#way(piece, (square) => this.#left.has(square));
    if (!way) return;
    for (const square of way.squares) this.#regions[square] = region;
    this.#take(region, way.squares[0]!);
  }

  #take(region: number, queen: Square): void {
    this.#queens[region] = queen;
    this.#left.delete(queen);
    this.#regions[queen] = region;
  }

  /** Joins pieces of a region to that of its queen, where the path costs less than the piece. */
  #join(region: number): void {
    const queen = this.#queens[region]!;
    for (const piece of this.#pieces(region)) {
      const main = this.#mainPiece(region);
      if (piece.includes(queen) || main.has(piece[0]!)) continue;
      const way = this.#way(piece, (square) => main.has(square));
      if (!way || way.cost >= piece.length) continue;
      for (const square of way.squares) this.#regions[square] = region;
    }
  }

  /** Leaves bare the pieces of a region that are cut off from its queen. */
  #bare(region: number): void {
    const main = this.#mainPiece(region);
    for (const piece of this.#pieces(region))
      for (const square of piece) if (!main.has(square)) this.#regions[square] = -1;
  }

  #mainPiece(region: number): ReadonlySet<Square> {
    const queen = this.#queens[region]!;
    return new Set(this.#pieces(region).find((piece) => piece.includes(queen)));
  }

  #pieces(region: number): Square[][] {
    return piecesOf(region, this.#regions, this.#shape);
  }

  /**
   * Finds the cheapest path from some squares to a goal, round the queens. A bare square costs 0, one of another region
   * 1 (Dijkstra 1959; with these two costs, one list of squares for each total is enough).
   * @returns The squares on the path from the goal on, without the one that it started from.
   */
  #way(
    from: readonly Square[],
    isGoal: (square: Square) => boolean,
  ): { readonly squares: readonly Square[]; readonly cost: number } | undefined {
    const neighbours = neighboursOn(this.#shape.rows);
    const before = new Map<Square, Square | undefined>();
    let reached: [Square, Square | undefined][] = from.map((square) => [square, undefined]);
    for (let cost = 0; reached.length > 0; cost++) {
      const dear: [Square, Square | undefined][] = [];
      // The list grows during the loop.
      for (const [square, by] of reached) {
        if (before.has(square)) continue;
        before.set(square, by);
        if (isGoal(square)) return { squares: walked(square, before), cost };
        for (const next of neighbours[square]!) {
          if (!isGoal(next) && this.#queens.includes(next)) continue;
          if (!isGoal(next) && this.#left.has(next)) continue;
          const isFree = isGoal(next) || this.#regions[next] === -1;
          (isFree ? reached : dear).push([next, square]);
        }
      }
      reached = dear;
    }
    return undefined;
  }
}

/** Returns the path back from a goal, without the square that it started from. */
function walked(goal: Square, before: ReadonlyMap<Square, Square | undefined>): Square[] {
  const squares: Square[] = [];
  for (let at: Square | undefined = goal; at !== undefined; at = before.get(at)) squares.push(at);
  return squares.slice(0, -1);
}
