import { lineBetween } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { hasCompletion } from '../search/completions.ts';
import { gridOf } from '../search/grid.ts';
import { fewestToRemove, type QueensTest } from '../search/minimal-set.ts';
import type { Task } from '../worker/task.ts';
import type { Known } from './known.ts';
import { newCompletion } from './new-completion.ts';

/**
 * Names the queens to take back from a board of free play. Check, Undo and hints all ask here, so that they have one
 * answer.
 *
 * A queen that attacks an older one is to be taken back. So are the fewest of the others without which a solution can
 * be found that the player has not found; any solution, if the player has found all of the size. Among several such
 * sets it names the newest: the one with the newest queen, then the one with the next newest, and so on. So a player
 * who takes back one of the queens is told the others.
 * @param queens In the order they were placed; any squares.
 * @returns In the order they were placed; empty if such a solution has all the queens, or if the size has no solution.
 */
export function* queensToTakeBack(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<readonly Square[]> {
  if (solutionCount(size) === 0n) return [];
  const staying = peacefulOf(queens, size);
  const isFresh: QueensTest = function* (left) {
    return (yield* newCompletion(gridOf(size, left), known)) !== undefined;
  };
  const isAlive: QueensTest = (left) => hasCompletion(gridOf(size, left));
  const isOpen = (yield* isFresh([])) ? isFresh : isAlive;
  const removed = (yield* isOpen(staying)) ? [] : yield* fewestToRemove(staying, isOpen);
  return queens.filter((queen) => !staying.includes(queen) || removed.includes(queen));
}

/** Returns the queens that stay where those that attack an older one of them go. */
export function peacefulOf(queens: readonly Square[], size: number): readonly Square[] {
  return queens.reduce<readonly Square[]>(
    (staying, queen) =>
      staying.some((other) => lineBetween(other, queen, size)) ? staying : [...staying, queen],
    [],
  );
}
