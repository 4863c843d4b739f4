import type { Puzzle } from '../src/core/puzzles/puzzle.ts';
import { columnOf, rowOf, squareAt, type Square } from '../src/core/board/square.ts';
import { PlacementSearch } from '../src/solver/search/placement-search.ts';
import { drawFrom, randomSolution, someOf } from '../src/solver/search/random-boards.testing.ts';

/** The number of queens that a round places, and removes. */
const COMING = 3;

/** The number of taps in a round. */
export const TAPS_A_ROUND = 2 * COMING;

/**
 * Rounds of taps that place and remove queens in turns. No queen attacks another and the board is never complete. No
 * round taps a square twice, so that the queens after a round show for each tap if it had an effect.
 */
export class TapRounds {
  /** The queens on the board, the oldest first. */
  readonly queens: Square[];
  readonly #free: Square[];

  /**
   * @param squares Squares on which queens are not in conflict with each other.
   * @param queens The number of queens at the beginning, and after each round.
   */
  constructor(squares: readonly Square[], queens: number) {
    if (squares.length < queens + COMING) throw new Error('There are too few squares to tap.');
    this.queens = squares.slice(0, queens);
    this.#free = squares.slice(queens);
  }

  /** Returns the squares of the next round; the first tap places a queen. `queens` is the board after that round. */
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

/** Returns squares that do not attack each other: a solution of the reachable rows and columns, without one queen. */
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

/**
 * Returns squares that break no rule of a puzzle of Complete or Regions: its answer without one queen.
 * @throws Error If the puzzle has no answer.
 */
export function withoutConflictIn({ rules, givens }: Puzzle): Square[] {
  const search = new PlacementSearch(rules, givens);
  if (search.next(Infinity) !== 'found') throw new Error('The puzzle has no answer.');
  const answer = search.answer();
  return someOf(answer, answer.length - 1, drawFrom(answer.length));
}
