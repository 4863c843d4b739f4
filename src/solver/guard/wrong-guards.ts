import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardState } from '../hints/board-state.ts';
import { queensToTakeBack } from '../search/queens-to-take-back.ts';
import type { Task } from '../worker/task.ts';
import { guardBoardOf, queensAllowed, queensToAdd } from './guard-board.ts';

/**
 * Names the wrong queens of a board of Guard that limits its queens, as `queensToTakeBack` says. Returns `undefined` if
 * the board has no answer.
 * @param queens The queens on the board in the order they were placed, including the given ones.
 */
export function* wrongGuards(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined, readonly Square[]> {
  const { givens, rules } = puzzle;
  const board = guardBoardOf(rules.shape);
  const allowed = queensAllowed(puzzle)!;
  const known = new Map<string, boolean>();
  const placed = queens.filter((queen) => !givens.includes(queen));
  return yield* queensToTakeBack(placed, function* (some) {
    const set = some.join();
    const before = known.get(set);
    if (before !== undefined) return before;
    const standing = [...givens, ...some];
    const isOpen = (yield* queensToAdd(board, standing, allowed - standing.length)) !== undefined;
    known.set(set, isOpen);
    return isOpen;
  });
}

/**
 * Names the wrong marks of a board of Guard that limits its queens and has no wrong queen: the fewest, so that an answer
 * has no queen on the others; among equals the set with the newest mark, then the one with the next newest, and so on.
 * @returns In the order they were marked.
 */
export function* wrongMarks(
  puzzle: Puzzle,
  { queens, marks }: BoardState,
): Task<readonly Square[]> {
  const board = guardBoardOf(puzzle.rules.shape);
  const left = queensAllowed(puzzle)! - queens.length;

  /** Adds `more` marks, each older than those before, which an answer has queens on; it has none on the other marks. */
  function* extend(
    taken: readonly Square[],
    older: readonly Square[],
    more: number,
  ): Task<readonly Square[] | undefined> {
    const closed = more > 0 ? [] : marks.filter((mark) => !taken.includes(mark));
    const standing = [...queens, ...taken];
    if (!(yield* queensToAdd(board, standing, left - taken.length, closed))) return undefined;
    if (more === 0) return taken;
    for (let index = older.length - 1; index >= 0; index--) {
      const next = [older[index]!, ...taken];
      const found = yield* extend(next, older.slice(0, index), more - 1);
      if (found) return found;
      yield;
    }
    return undefined;
  }

  for (let count = 0; ; count++) {
    const found = yield* extend([], marks, count);
    if (found) return found;
  }
}
