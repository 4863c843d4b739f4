import { lineBetween } from '../../core/board/attacks.ts';
import { type Code, codeOfColumns } from '../../core/solutions/code.ts';
import { solutionsOf } from '../../core/solutions/families.ts';
import { nextBelow, seeded } from '../../core/board/random.ts';
import type { Square } from '../../core/board/square.ts';
import { nextCompletion } from './completions.ts';
import { gridOf } from './grid.ts';
import { Search } from './search.ts';
import { finish } from '../worker/task.ts';

/** This file makes boards for tests and benches. A seed gives the same boards on every machine. */

/** Function that draws a whole number from 0 to below a bound. */
export type Draw = (bound: number) => number;

/** Returns a generator of whole numbers. */
export function drawFrom(seed: number): Draw {
  const random = seeded(seed);
  return (bound) => nextBelow(random, bound);
}

/** Places up to `most` queens on random squares, none attacking another; fewer if no square is left. */
export function independentQueens(size: number, most: number, draw: Draw): Square[] {
  const queens: Square[] = [];
  let free = Array.from({ length: size * size }, (_, square) => square);
  while (queens.length < most && free.length > 0) {
    const queen = free[draw(free.length)]!;
    queens.push(queen);
    free = free.filter((s) => s !== queen && lineBetween(s, queen, size) === undefined);
  }
  return queens;
}

/** Returns `count` of the queens, in random order. */
export function someOf(queens: readonly Square[], count: number, draw: Draw): Square[] {
  const left = [...queens];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]!);
}

/** Returns the queens of a solution of any size but 2 and 3, a different one for most seeds. */
export function randomSolution(size: number, draw: Draw): Square[] {
  for (;;) {
    const queens = independentQueens(size, Math.ceil(size / 4), draw);
    const search = new Search(gridOf(size, queens), 'likeliest first');
    if (finish(nextCompletion(search)))
      return search.columns.map((column, row) => row * size + column);
  }
}

const listed = new Map<number, readonly Code[]>();

/** Returns every solution of a small size, by the plainest way to list them. */
export function allSolutions(size: number): readonly Code[] {
  const solutions = listed.get(size) ?? [...solutionsOf(size)];
  listed.set(size, solutions);
  return solutions;
}

/** Returns the solutions that contain all the queens. */
export function extending(solutions: readonly Code[], queens: readonly Square[]): Code[] {
  const held = queens.map((queen) => {
    const size = solutions[0]?.length ?? 1;
    return { row: Math.floor(queen / size), symbol: codeOfColumns([queen % size]) };
  });
  return solutions.filter((code) => held.every(({ row, symbol }) => code[row] === symbol));
}
