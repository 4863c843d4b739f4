import type { Move } from '../../core/game/game.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { isEmptySet, squaresOfSet, type SquareSet } from '../../core/board/square-set.ts';
import type { Hint } from './hint.ts';
import type { Task } from '../worker/task.ts';
import {
  fewestToAdd,
  guardBoardOf,
  queensAllowed,
  queensToAdd,
  unguarded,
} from '../guard/guard-board.ts';
import type { GuardTask } from '../guard/guard-finding.ts';
import { guardsLeft, notEnough } from '../guard/guard-reasons.ts';
import { wrongGuards, wrongMarks } from '../guard/wrong-guards.ts';
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
  if (!anyAnswer) return yield* wrongQueensHint(puzzle, queens, task, unseen);
  const unmarked = yield* queensToAdd(board, queens, left, marks);
  if (!unmarked && !task.isAim) {
    return yield* wrongMarksHint(puzzle, { queens, marks }, task);
  }

  const answer = unmarked ?? anyAnswer;
  const reason = yield* guardsLeft(board, unseen, left);
  const place = reason.left.find((square) => answer.includes(square))!;
  const act: Move = { kind: 'toggle', square: place };
  if (left > 1) return { finding: { technique: 'only-from-these', ...reason, place, task }, act };
  return { finding: { technique: 'last-queen', squares: reason.left, place, task }, act };
}

/** Returns the hint about wrong queens. Yields one that may remove more before that. */
function* wrongQueensHint(
  puzzle: Puzzle,
  queens: readonly Square[],
  task: GuardTask,
  unseen: SquareSet,
): Task<Hint, Hint> {
  const reason =
    task.left > 1
      ? yield* notEnough(guardBoardOf(puzzle.rules.shape), unseen, task.left)
      : undefined;
  const lifting = (lift: readonly Square[]): Hint => ({
    finding: { technique: 'wrong-queens', lift, notEnough: reason, task },
    act: { kind: 'lift', squares: lift },
  });
  const search = wrongGuards(puzzle, queens);
  let step = search.next();
  for (; !step.done; step = search.next()) yield step.value && lifting(step.value);
  return step.value
    ? lifting(step.value)
    : { finding: { technique: 'too-few-queens', task }, act: undefined };
}

/** Returns the hint about wrong marks. */
function* wrongMarksHint(puzzle: Puzzle, standing: BoardState, task: GuardTask): Task<Hint> {
  const board = guardBoardOf(puzzle.rules.shape);
  const { queens, marks } = standing;
  const unmark = yield* wrongMarks(puzzle, standing);
  let together = marks;
  if (task.left <= MOST_NAMED_LEFT) {
    for (const mark of marks) {
      const others = together.filter((other) => other !== mark);
      if (!(yield* queensToAdd(board, queens, task.left, others))) together = others;
      yield;
    }
  }
  return {
    finding: { technique: 'wrong-marks', together, unmark, task },
    act: { kind: 'paint', squares: unmark, marked: false },
  };
}
