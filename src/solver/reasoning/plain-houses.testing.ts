import type { House } from '../../core/board/house.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardState } from '../hints/board-state.ts';

/** Houses and free squares of a board of Complete or Regions in play, worked out square by square from the rules. */
export class PlainHouses {
  readonly size: number;
  readonly all: readonly Square[];
  readonly houses: readonly House[];
  readonly standing: BoardState;
  readonly #seen: readonly (readonly boolean[])[];

  constructor({ rules }: Puzzle, standing: BoardState) {
    const size = rules.shape.rows;
    this.size = size;
    this.standing = standing;
    this.all = Array.from({ length: size * size }, (_, square) => square);
    const geometry = geometryOf(rules);
    this.#seen = this.all.map((a) => this.all.map((b) => geometry.relation(a, b) !== undefined));
    const house = (
      kind: House['kind'],
      index: number,
      of: (square: Square) => number | undefined,
    ): House => ({ kind, index, squares: this.all.filter((square) => of(square) === index) });
    this.houses = [...Array(size).keys()].flatMap((index) => [
      house('row', index, (square) => Math.floor(square / size)),
      house('column', index, (square) => square % size),
      ...(rules.regions ? [house('region', index, (square) => rules.regions![square])] : []),
    ]);
  }

  sees(a: Square, b: Square): boolean {
    return this.#seen[a]![b]!;
  }

  /** Returns true if a square may take a queen beside those on the board and others that are assumed. */
  isFree(square: Square, supposed: readonly Square[] = []): boolean {
    return (
      !this.standing.marks.includes(square) &&
      [...this.standing.queens, ...supposed].every(
        (queen) => queen !== square && !this.sees(queen, square),
      )
    );
  }

  freeIn({ squares }: House, supposed: readonly Square[] = []): Square[] {
    return squares.filter((square) => this.isFree(square, supposed));
  }

  free(): Square[] {
    return this.all.filter((square) => this.isFree(square));
  }

  /** Returns the houses without a queen. */
  open(supposed: readonly Square[] = []): House[] {
    const queens = [...this.standing.queens, ...supposed];
    return this.houses.filter(({ squares }) => !squares.some((square) => queens.includes(square)));
  }

  /** Returns true if the assumed queens leave some house without a free square. */
  isStarved(supposed: readonly Square[]): boolean {
    return this.open(supposed).some((house) => this.freeIn(house, supposed).length === 0);
  }

  /** Returns the only free square of each house that has just one. */
  forced(supposed: readonly Square[]): Square[] {
    const squares = this.open(supposed).map((house) => this.freeIn(house, supposed));
    return [...new Set(squares.flatMap((free) => (free.length === 1 ? free : [])))];
  }

  /**
   * Returns true if the assumed queens force `moves` others, each in turn, that leave some house without a free square.
   */
  failsAfter(supposed: readonly Square[], moves: number): boolean {
    if (moves === 0) return this.isStarved(supposed);
    return this.forced(supposed).some((square) =>
      this.failsAfter([...supposed, square], moves - 1),
    );
  }
}
