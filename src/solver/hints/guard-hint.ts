import type { Move } from '../../core/game/game.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { isEmptySet, squaresOfSet, type SquareSet } from '../../core/board/square-set.ts';
import type { Hint } from './hint.ts';
import { minimalClosedSet, type QueensTest } from '../search/minimal-set.ts';
import type { Task } from '../worker/task.ts';
import {
  fewestToAdd,
  guardBoardOf,
  queensAllowed,
  queensToAdd,
  unguarded,
  type GuardBoard,
} from '../guard/guard-board.ts';
import type { GuardTask } from '../guard/guard-finding.ts';
import { guardsLeft, notEnough } from '../guard/guard-reasons.ts';
import { answersWith, enoughToRemove, queensToRemove } from '../guard/nearest-guard.ts';
import type { BoardState } from './board-state.ts';

/** Most queens left for which the fewest marks that leave no answer are searched; with more it takes too long. */
const MOST_NAMED_LEFT = 3;

/**
 * Returns the hint for a board of Guard: queens that no answer contains, or marks that leave no answer, or the simplest
 * reason to go on, true of every answer. If any number of queens is allowed, the answers are those with the fewest
 * queens that contain those on the board. Yields a hint that removes more queens than necessary if the fewest take long
 * to find.
 */
export function* guardHint(puzzle: Puzzle, { queens, marks }: BoardState): Task<Hint, Hint> {
  const board = guardBoardOf(puzzle.rules.shape);
  const unseen = unguarded(board, queens);
  const allowed = queensAllowed(puzzle);
  const total = allowed ?? queens.length + (yield* fewestToAdd(board, queens)).length;
  if (isEmptySet(unseen) && queens.length <= total) {
    return { finding: { technique: 'all-guarded' }, act: undefined };
  }
  const left = total - queens.length;
  const task: GuardTask = {
    queens: total,
    left,
    unguarded: squaresOfSet(unseen),
    isAim: allowed === undefined,
  };
  const anyAnswer = yield* queensToAdd(board, queens, left);
  if (!anyAnswer) return yield* wrongQueens(puzzle, queens, task, unseen);
  const unmarked = yield* queensToAdd(board, queens, left, marks);
  if (!unmarked && !task.isAim) {
    return yield* wrongMarks(board, { queens, marks }, task, anyAnswer);
  }

  const answer = unmarked ?? anyAnswer;
  const reason = yield* guardsLeft(board, unseen, left);
  const place = reason.left.find((square) => answer.includes(square))!;
  const act: Move = { kind: 'toggle', square: place };
  if (left > 1) return { finding: { technique: 'only-from-these', ...reason, place, task }, act };
  return { finding: { technique: 'last-queen', squares: reason.left, place, task }, act };
}

/**
 * Finds queens that no answer contains, the newest if one of them is enough, and the fewest to remove. Yields a hint
 * that may remove more before that.
 */
function* wrongQueens(
  puzzle: Puzzle,
  queens: readonly Square[],
  task: GuardTask,
  unseen: SquareSet,
): Task<Hint, Hint> {
  const hasAnswer = answersWith(puzzle);
  const enough = yield* enoughToRemove(puzzle, queens, hasAnswer);
  if (!enough) return { finding: { technique: 'too-few-queens', task }, act: undefined };
  const placed = queens.filter((queen) => !puzzle.givens.includes(queen));
  const together =
    (yield* wrongAlone(placed, hasAnswer)) ?? (yield* minimalClosedSet(placed, hasAnswer));
  const reason =
    task.left > 1
      ? yield* notEnough(guardBoardOf(puzzle.rules.shape), unseen, task.left)
      : undefined;
  const lifting = (lift: readonly Square[]): Hint => ({
    finding: { technique: 'wrong-queens', together, lift, notEnough: reason, task },
    act: { kind: 'lift', squares: lift },
  });
  yield lifting(enough);
  return lifting((yield* queensToRemove(puzzle, queens, hasAnswer))!);
}

/** Returns the newest queen that no answer contains, if there is one. */
function* wrongAlone(
  placed: readonly Square[],
  hasAnswer: QueensTest,
): Task<readonly Square[] | undefined> {
  for (const queen of placed.toReversed()) {
    if (!(yield* hasAnswer([queen]))) return [queen];
    yield;
  }
  return undefined;
}

/**
 * Finds marks that leave no answer, and marks to remove.
 * @param answer Queens that would be an answer without the marks.
 */
function* wrongMarks(
  board: GuardBoard,
  { queens, marks }: BoardState,
  task: GuardTask,
  answer: readonly Square[],
): Task<Hint> {
  const hasAnswer = function* (closed: readonly Square[]): Task<boolean> {
    return (yield* queensToAdd(board, queens, task.left, closed)) !== undefined;
  };
  let together = marks;
  let unmark = answer.filter((square) => marks.includes(square));
  if (task.left <= MOST_NAMED_LEFT) {
    for (const mark of marks) {
      const others = together.filter((other) => other !== mark);
      if (!(yield* hasAnswer(others))) together = others;
      yield;
    }
    for (const mark of together) {
      if (!(yield* hasAnswer(marks.filter((other) => other !== mark)))) continue;
      unmark = [mark];
      break;
    }
  }
  return {
    finding: { technique: 'wrong-marks', together, unmark, task },
    act: { kind: 'paint', squares: unmark, marked: false },
  };
}
