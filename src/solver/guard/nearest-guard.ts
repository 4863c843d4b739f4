import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { Task } from '../worker/task.ts';
import { fewestToAdd, guardBoardOf, queensAllowed, queensToAdd } from './guard-board.ts';
import { wrongGuards } from './wrong-guards.ts';

/**
 * Finds the answer of a board of Guard that keeps all queens on the board but the wrong ones. Returns those kept, in the
 * order they were placed, then the added ones; `undefined` if there is none. Yields an answer that may keep fewer as
 * soon as it has one.
 * @param queens The queens on the board, including the given ones.
 */
export function* nearestGuard(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined, readonly Square[]> {
  const board = guardBoardOf(puzzle.rules.shape);
  const allowed = queensAllowed(puzzle);
  if (allowed === undefined) return [...queens, ...(yield* fewestToAdd(board, queens))];
  function* without(lifted: readonly Square[]): Task<readonly Square[]> {
    const kept = queens.filter((queen) => !lifted.includes(queen));
    const added = yield* queensToAdd(board, kept, allowed! - kept.length);
    return [...kept, ...added!];
  }
  const task = wrongGuards(puzzle, queens);
  let step = task.next();
  for (; !step.done; step = task.next()) yield step.value && (yield* without(step.value));
  return step.value && (yield* without(step.value));
}
