import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';

/**
 * The plainest search for guarded boards, for tests to compare with the solver: one of the squares that attack the
 * first unguarded square must have a queen.
 */
export class PlainGuard {
  readonly squares: readonly Square[];
  readonly #columns: number;
  /** For each square, the squares that a queen there attacks or occupies, one bit each. */
  readonly #seen: readonly bigint[];
  readonly #all: bigint;

  constructor({ rows, columns }: Shape) {
    this.#columns = columns;
    this.squares = Array.from({ length: rows * columns }, (_, square) => square);
    this.#all = (1n << BigInt(rows * columns)) - 1n;
    this.#seen = this.squares.map((from) =>
      this.squares
        .filter((to) => this.sees(from, to))
        .reduce((bits, to) => bits | (1n << BigInt(to)), 0n),
    );
  }

  /** Returns true if a queen on a square attacks or occupies another square. */
  sees(from: Square, to: Square): boolean {
    const down = Math.abs(rowOf(to, this.#columns) - rowOf(from, this.#columns));
    const right = Math.abs(columnOf(to, this.#columns) - columnOf(from, this.#columns));
    return down === 0 || right === 0 || down === right;
  }

  unguardedBy(queens: readonly Square[]): Square[] {
    return this.squares.filter((square) => queens.every((queen) => !this.sees(queen, square)));
  }

  /** Returns true if `more` more queens, none on a closed square, guard the rest of the board. */
  suffices(queens: readonly Square[], more: number, closed: readonly Square[] = []): boolean {
    const open = this.squares.filter((square) => !closed.includes(square));
    const left = queens.reduce((bits, queen) => bits & ~this.#seen[queen]!, this.#all);
    return more >= 0 && this.#canGuard(left, more, open);
  }

  /** Returns the least number of further queens that guard the rest of the board. */
  fewest(queens: readonly Square[]): number {
    let more = 0;
    while (!this.suffices(queens, more)) more++;
    return more;
  }

  #canGuard(left: bigint, more: number, open: readonly Square[]): boolean {
    if (left === 0n) return true;
    if (more === 0) return false;
    if (more === 1) return open.some((square) => (left & ~this.#seen[square]!) === 0n);
    const first = BigInt.asUintN(256, left & -left);
    return open.some(
      (square) =>
        (this.#seen[square]! & first) !== 0n &&
        this.#canGuard(left & ~this.#seen[square]!, more - 1, open),
    );
  }
}
