import { type Code, queensOf } from '../../core/solutions/code.ts';
import type { Square } from '../../core/board/square.ts';
import {
  allSolutions,
  extending,
  independentQueens,
  someOf,
  type Draw,
} from '../../solver/search/random-boards.testing.ts';

/** Draws the queens of a board during play: part of a solution, queens that do not attack each other, or any queens. */
export function queensOn(size: number, draw: Draw): Square[] {
  const solutions = allSolutions(size);
  const kind = draw(8);
  if (kind === 0) {
    const any = Array.from({ length: size * size }, (_, square) => square);
    return someOf(any, Math.min(draw(size) + 1, any.length), draw);
  }
  if (kind < 4 || solutions.length === 0) return independentQueens(size, draw(size + 1), draw);
  return someOf(queensOf(solutions[draw(solutions.length)]!), draw(size + 1), draw);
}

/** Draws the solutions that a player has found: none, all, some, or all completions of the board but one. */
export function foundOf(size: number, queens: readonly Square[], draw: Draw): readonly Code[] {
  const solutions = allSolutions(size);
  switch (draw(5)) {
    case 0:
      return solutions;
    case 1:
      return solutions.filter(() => draw(2) === 0);
    case 2:
      return extending(solutions, queens).slice(1);
    default:
      return [];
  }
}
