import type { Puzzle } from '../src/core/puzzles/puzzle.ts';
import { columnOf, rowOf, squareAt, type Square } from '../src/core/board/square.ts';
import { PlacementSearch } from '../src/solver/search/placement-search.ts';
import { drawFrom, randomSolution, someOf } from '../src/solver/search/random-boards.testing.ts';

/** Queens that come in a round, and that go. */
const COMING = 3;

/** Taps in a round. */
export const TAPS_A_ROUND = 2 * COMING;

/**
 * Rounds of taps as of a player who tries: a queen comes, another goes. No queen sees another, the
 * board is never finished, and no round taps a square twice, so that the queens that stand after it
 * tell of each tap whether it did something.
 */
export class TapRounds {
  /** The queens that stand, the oldest first. */
  readonly queens: Square[];
  readonly #free: Square[];

  /**
   * @param squares Where queens may stand together without a conflict.
   * @param queens How many stand at the beginning, and after each round.
   */
  constructor(squares: readonly Square[], queens: number) {
    if (squares.length < queens + COMING) throw new Error('There are too few squares to tap.');
    this.queens = squares.slice(0, queens);
    this.#free = squares.slice(queens);
  }

  /** The next round, a queen that comes first; `queens` stand when it was played. */
  next(): Square[] {
    return Array.from({ length: COMING }, () => {
      const comes = this.#free.shift()!;
      const goes = this.queens.shift()!;
      this.queens.push(comes);
      this.#free.push(goes);
      return [comes, goes];
    }).flat();
  }
}

/** Squares in any order that see no other: a solution of what is in reach, but for one queen. */
export function withoutConflict(size: number, inReach: readonly Square[]): Square[] {
  const rows = inReach.map((square) => rowOf(square, size));
  const columns = inReach.map((square) => columnOf(square, size));
  const side = Math.min(new Set(rows).size, new Set(columns).size);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  const draw = drawFrom(size);
  const solution = randomSolution(side, draw)
    .map((queen) => squareAt(top + rowOf(queen, side), left + columnOf(queen, side), size))
    .filter((square) => inReach.includes(square));
  return someOf(solution, solution.length - 1, draw);
}

/** The same on a board of Complete or Regions, where regions are shared by none either: its answer, but for one. */
export function withoutConflictIn({ rules, givens }: Puzzle): Square[] {
  const search = new PlacementSearch(rules, givens);
  if (search.next(Infinity) !== 'found') throw new Error('The puzzle has no answer.');
  const answer = search.answer();
  return someOf(answer, answer.length - 1, drawFrom(answer.length));
}
