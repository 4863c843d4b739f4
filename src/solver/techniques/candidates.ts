import { lineBetween, type LineKind } from '../../core/attacks.ts';
import type { House, HouseKind } from '../../core/house.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/square.ts';
import { freeSquares, type Grid } from '../grid.ts';

/** How one queen keeps another square empty. */
export interface Ray {
  /** A queen that stands, or the square of one that is only supposed. */
  readonly queen: Square;
  readonly square: Square;
  readonly along: LineKind | HouseKind;
}

/** The free squares of a board and the houses they must fill: what every technique looks at. */
export class Candidates {
  readonly size: number;
  readonly queens: readonly Square[];
  /** Houses that have no queen yet. */
  readonly houses: readonly House[];
  /** One entry a square: 1 when it may still take a queen, 0 otherwise. */
  readonly free: Uint8Array;
  readonly #housesOf: readonly (readonly House[])[];
  readonly #freeIn = new Map<House, readonly Square[]>();
  /** For each square asked about, the squares that a queen on it would keep empty. */
  readonly #reach = new Map<Square, readonly Square[]>();
  /** For each square, the last collection it was taken into, so that none is taken twice. */
  readonly #marks: Int32Array;
  #lastMark = 0;

  /**
   * @param houses Every set of squares that needs exactly one queen: the rows and columns, and for some
   * puzzles more. Two queens never stand in one house, whether or not they see each other.
   */
  constructor(grid: Grid, houses: readonly House[]) {
    this.size = grid.size;
    this.queens = grid.queens;
    const housesOf = Array.from({ length: grid.size ** 2 }, (): House[] => []);
    for (const house of houses) for (const square of house.squares) housesOf[square]!.push(house);
    this.#housesOf = housesOf;
    const filled = new Set(grid.queens.flatMap((queen) => housesOf[queen]!));
    this.houses = houses.filter((house) => !filled.has(house));
    this.free = new Uint8Array(grid.size ** 2);
    this.#marks = new Int32Array(grid.size ** 2);
    for (const square of freeSquares(grid)) {
      if (!housesOf[square]!.some((house) => filled.has(house))) this.free[square] = 1;
    }
    for (const house of houses) {
      const free = house.squares.filter((square) => this.free[square] === 1);
      this.#freeIn.set(house, free);
    }
  }

  /** The houses a square belongs to. */
  housesOf(square: Square): readonly House[] {
    return this.#housesOf[square]!;
  }

  /** The free squares of a house, in its order. */
  freeIn(house: House): readonly Square[] {
    return this.#freeIn.get(house)!;
  }

  /** How a queen on one square keeps another empty; `undefined` when she does not. */
  along(queen: Square, square: Square): LineKind | HouseKind | undefined {
    return (
      lineBetween(queen, square, this.size) ??
      (queen === square
        ? undefined
        : this.housesOf(queen).find((house) => house.squares.includes(square))?.kind)
    );
  }

  /** The free squares that a queen on a square would keep empty, besides her own. */
  reach(queen: Square): readonly Square[] {
    let squares = this.#reach.get(queen);
    if (squares === undefined) {
      squares = this.#freeFrom(queen);
      this.#reach.set(queen, squares);
    }
    return squares;
  }

  /**
   * For each of the squares that a queen keeps empty, one ray to it: along a row or column where there
   * is such a one, which is what people see first, else from the nearest queen.
   * @param queens The queens, standing or supposed, to draw from.
   */
  raysTo(squares: readonly Square[], queens: readonly Square[]): Ray[] {
    const rays: Ray[] = [];
    for (const square of squares) {
      let best: { ray: Ray; effort: number } | undefined;
      for (const queen of queens) {
        const along = this.along(queen, square);
        if (along === undefined) continue;
        const effort = along === 'row' || along === 'column' ? 0 : Math.abs(queen - square);
        if (best === undefined || effort < best.effort)
          best = { ray: { queen, square, along }, effort };
      }
      if (best !== undefined) rays.push(best.ray);
    }
    return rays;
  }

  #freeFrom(queen: Square): Square[] {
    const { size } = this;
    const row = rowOf(queen, size);
    const column = columnOf(queen, size);
    const squares: Square[] = [];
    const mark = ++this.#lastMark;
    this.#marks[queen] = mark;
    const take = (square: Square): void => {
      if (this.free[square] === 0 || this.#marks[square] === mark) return;
      this.#marks[square] = mark;
      squares.push(square);
    };
    for (let other = 0; other < size; other++) {
      const distance = Math.abs(other - row);
      if (column >= distance) take(squareAt(other, column - distance, size));
      if (column + distance < size) take(squareAt(other, column + distance, size));
    }
    for (const house of this.housesOf(queen)) for (const square of this.freeIn(house)) take(square);
    return squares;
  }
}
