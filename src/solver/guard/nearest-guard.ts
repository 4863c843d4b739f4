import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { fewestToRemove, type QueensTest } from '../search/minimal-set.ts';
import type { Task } from '../worker/task.ts';
import { fewestToAdd, guardBoardOf, queensAllowed, queensToAdd } from './guard-board.ts';

/**
 * Finds the answer of a board of Guard that keeps the most queens on the board. Returns those kept, in the order they
 * were placed, then the added ones; `undefined` if there is none. Yields an answer that may keep fewer as soon as it
 * has one.
 * @param queens The queens on the board, including the given ones.
 */
export function* nearestGuard(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined, readonly Square[]> {
  const board = guardBoardOf(puzzle.rules.shape);
  const allowed = queensAllowed(puzzle);
  if (allowed === undefined) return [...queens, ...(yield* fewestToAdd(board, queens))];
  const hasAnswer = answersWith(puzzle);
  function* without(lifted: readonly Square[]): Task<readonly Square[]> {
    const kept = queens.filter((queen) => !lifted.includes(queen));
    const added = yield* queensToAdd(board, kept, allowed! - kept.length);
    return [...kept, ...added!];
  }
  const enough = yield* enoughToRemove(puzzle, queens, hasAnswer);
  if (!enough) return undefined;
  yield yield* without(enough);
  return yield* without((yield* queensToRemove(puzzle, queens, hasAnswer))!);
}

/**
 * Finds queens to remove until those left belong to an answer. It finds them soon: the oldest stay, and it may remove
 * more than necessary. Returns `undefined` if the board has no answer.
 */
export function* enoughToRemove(
  { givens }: Puzzle,
  queens: readonly Square[],
  hasAnswer: QueensTest,
): Task<readonly Square[] | undefined> {
  if (!(yield* hasAnswer([]))) return undefined;
  let kept: readonly Square[] = [];
  for (const queen of queens) {
    if (!givens.includes(queen) && (yield* hasAnswer([...kept, queen]))) kept = [...kept, queen];
    yield;
  }
  return queens.filter((queen) => !givens.includes(queen) && !kept.includes(queen));
}

/**
 * Finds the fewest queens to remove until those left belong to an answer, in the order they were placed; none if all
 * do, `undefined` if the board has no answer.
 * @param hasAnswer The result of `answersWith` for the puzzle.
 */
export function* queensToRemove(
  { givens }: Puzzle,
  queens: readonly Square[],
  hasAnswer: QueensTest,
): Task<readonly Square[] | undefined> {
  const placed = queens.filter((queen) => !givens.includes(queen));
  if (yield* hasAnswer(placed)) return [];
  if (!(yield* hasAnswer([]))) return undefined;
  return yield* fewestToRemove(placed, hasAnswer);
}

/**
 * Returns a test that some answer of a puzzle with a limit contains all placed and given queens. It searches each set
 * of queens once.
 */
export function answersWith(puzzle: Puzzle): QueensTest {
  const board = guardBoardOf(puzzle.rules.shape);
  const allowed = queensAllowed(puzzle)!;
  const known = new Map<string, boolean>();
  return function* (placed) {
    const set = placed.join();
    const before = known.get(set);
    if (before !== undefined) return before;
    const queens = [...puzzle.givens, ...placed];
    const isOpen = (yield* queensToAdd(board, queens, allowed - queens.length)) !== undefined;
    known.set(set, isOpen);
    return isOpen;
  };
}
