import type { Square } from '../../core/board/square.ts';
import type { Task } from '../worker/task.ts';
import { fewestToRemove, type QueensTest } from './minimal-set.ts';

/** Most queens among which the fewest are searched for. */
const MOST_QUEENS = 32;

/** Tests after which the search for the fewest queens gives up. The same limit everywhere gives the same answer. */
const MOST_TESTS = 20_000;

/**
 * Names the wrong queens of a board: the fewest to take back, so that a solution has all the others. Among equals it
 * names those that leave something better, then the newest: the set with the newest queen, then the one with the next
 * newest, and so on. So no solution has one of them with the queens that stay, and a player who takes back one of them
 * is told the others.
 *
 * Check, hints, Undo and Reveal of every game ask here, so that they have one answer. If finding the fewest takes too
 * long, the answer is the first interim result: the oldest queens stay, and more may be named than necessary.
 * @param queens The queens that may go, in the order they were placed.
 * @param isOpen Tests if a solution has some of the queens.
 * @param isBetter Tests the same for the solutions that are rather left; it passes nothing that `isOpen` fails.
 * @returns In the order they were placed; empty if a solution has all queens, `undefined` if there is no solution.
 */
export function* queensToTakeBack(
  queens: readonly Square[],
  isOpen: QueensTest,
  isBetter?: QueensTest,
): Task<readonly Square[] | undefined, readonly Square[]> {
  if (yield* isOpen(queens)) return [];
  if (!(yield* isOpen([]))) return undefined;
  let staying: readonly Square[] = [];
  for (const queen of queens) {
    if (yield* isOpen([...staying, queen])) staying = [...staying, queen];
    yield;
  }
  const enough = queens.filter((queen) => !staying.includes(queen));
  yield enough;
  if (queens.length > MOST_QUEENS) return enough;
  return (yield* fewestToRemove(queens, isOpen, isBetter, MOST_TESTS)) ?? enough;
}
