import { lineBetween } from '../../core/board/attacks.ts';
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
 * Names the queens to take back by trying every set of those that attack no older one: the fewest, and of these the
 * newest, without which some solution is left that is not found, or any solution if all are found.
 */
export function plainlyToTakeBack(
  size: number,
  queens: readonly Square[],
  found: readonly Code[],
): readonly Square[] {
  const all = allSolutions(size);
  const unfound = all.filter((code) => !found.includes(code));
  const wanted = unfound.length > 0 ? unfound : all;
  const staying: Square[] = [];
  for (const queen of queens) {
    if (staying.every((other) => !lineBetween(other, queen, size))) staying.push(queen);
  }
  let best: { readonly removed: readonly Square[]; readonly rank: number } | undefined;
  for (let set = 0; set < 2 ** staying.length; set++) {
    const removed = staying.filter((_, index) => (set >> index) & 1);
    const left = staying.filter((queen) => !removed.includes(queen));
    // Fewer come before newer: a set's number grows with its newest queens.
    const rank = removed.length * 2 ** staying.length - set;
    if (best && rank >= best.rank) continue;
    if (extending(wanted, left).length > 0) best = { removed, rank };
  }
  const { removed } = best!;
  return queens.filter((queen) => removed.includes(queen) || !staying.includes(queen));
}
