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

/**
 * Names the queens to take back by comparing every solution: the fewest; among these those that leave a better solution,
 * then the newest.
 * @param isBetter Returns true for the solutions that are rather left.
 * @returns In the order of the queens; `undefined` if there is no solution.
 */
export function plainlyToTakeBack<Solution>(
  queens: readonly Square[],
  solutions: readonly Solution[],
  squaresOf: (solution: Solution) => readonly Square[],
  isBetter: (solution: Solution) => boolean = () => true,
): readonly Square[] | undefined {
  let best: readonly Square[] | undefined;
  let leastRank = Infinity;
  for (const solution of solutions) {
    const squares = squaresOf(solution);
    let newest = 0;
    const removed = queens.filter((queen, index) => {
      if (squares.includes(queen)) return false;
      newest += 2 ** index;
      return true;
    });
    const newestRank = 1 - newest / 2 ** queens.length;
    const rank = 2 * removed.length + (isBetter(solution) ? 0 : 1) + newestRank / 2;
    if (rank >= leastRank) continue;
    best = removed;
    leastRank = rank;
  }
  return best;
}

/** Names the wrong queens of a board of free play. */
export function plainlyWrong(
  size: number,
  queens: readonly Square[],
  found: readonly Code[],
): readonly Square[] {
  const known = new Set(found);
  const isNew = (code: Code): boolean => !known.has(code);
  return plainlyToTakeBack(queens, allSolutions(size), squaresOfSolution, isNew) ?? [];
}

const squaresOf = new Map<Code, readonly Square[]>();

/** Returns the queens of a solution; remembers them, because every solution is asked for each board. */
export function squaresOfSolution(code: Code): readonly Square[] {
  const squares = squaresOf.get(code) ?? queensOf(code);
  squaresOf.set(code, squares);
  return squares;
}
