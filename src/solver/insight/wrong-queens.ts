import { conflictsOf } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import { hasCompletion } from '../search/completions.ts';
import { gridOf } from '../search/grid.ts';
import type { QueensTest } from '../search/minimal-set.ts';
import { queensToTakeBack } from '../search/queens-to-take-back.ts';
import { onlyResult, type Task } from '../worker/task.ts';
import type { Known } from './known.ts';
import { newCompletion } from './new-completion.ts';

/**
 * Names the wrong queens of a board of free play, as `queensToTakeBack` says. Among equals it names those that leave a
 * solution which the player has not found.
 * @param queens In the order they were placed; any squares.
 * @returns `undefined` if the size has no solution.
 */
export function* wrongQueens(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<readonly Square[] | undefined> {
  const isOpen: QueensTest = function* (left) {
    return conflictsOf(left, size).length === 0 && (yield* hasCompletion(gridOf(size, left)));
  };
  const isBetter = known.foundExtending([]).length > 0 ? hasNew(size, known) : undefined;
  return yield* onlyResult(queensToTakeBack(queens, isOpen, isBetter));
}

/**
 * Names the queens that a player takes back to come to a solution that is not found yet. They are not wrong.
 * @returns `undefined` if every solution of the size is found.
 */
export function* queensBeforeNew(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<readonly Square[] | undefined> {
  return yield* onlyResult(queensToTakeBack(queens, hasNew(size, known)));
}

/** Returns the test that a solution which the player has not found has some of the queens. */
function hasNew(size: number, known: Known): QueensTest {
  return function* (left) {
    if (conflictsOf(left, size).length > 0) return false;
    return (yield* newCompletion(gridOf(size, left), known)) !== undefined;
  };
}
