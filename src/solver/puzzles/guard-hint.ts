import type { Move } from '../../core/game.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { isEmptySet, squaresOfSet } from '../../core/square-set.ts';
import { minimalClosedSet, type IsOpen } from '../minimal-set.ts';
import type { Task } from '../task.ts';
import {
  fewestToAdd,
  guardBoardOf,
  queensAllowed,
  queensToAdd,
  unguarded,
  type GuardBoard,
} from './guard-board.ts';
import { guardsLeft, type GuardsLeft } from './guard-reasons.ts';
import { answersWith, enoughToLift, queensToLift } from './nearest-guard.ts';
import type { Hinted, Standing } from './hinted.ts';

/** With more queens left it takes too long to find the fewest marks that leave no answer. */
const MOST_NAMED_LEFT = 3;

/** How much is left to do. */
export interface GuardTask {
  /** How many queens all answers that a hint speaks of have at most, those that stand included. */
  readonly queens: number;
  /** How many of them are left; below 0 when more stand. */
  readonly left: number;
  /** Squares that no queen sees or stands on, in their order. */
  readonly unguarded: readonly Square[];
  /**
   * Whether the rules allow any number of queens, and `queens` is the least number that can guard the
   * board with those that stand.
   */
  readonly isAim: boolean;
}

/** What a hint says of a board of Guard. */
export type GuardFinding =
  | { readonly technique: 'all-guarded' }
  | {
      /** So many queens do not suffice, wherever those that were placed go. */
      readonly technique: 'too-few-queens';
      readonly task: GuardTask;
    }
  | {
      readonly technique: 'wrong-queens';
      /** Queens placed that no answer has together; without any one of them the others have one. */
      readonly together: readonly Square[];
      /** Queens to lift, so that an answer has those that are left: the fewest, unless that took too long. */
      readonly lift: readonly Square[];
      readonly task: GuardTask;
    }
  | {
      readonly technique: 'wrong-marks';
      /**
       * Marked squares of which each answer has one at least. Where up to `MOST_NAMED_LEFT` queens are left,
       * this is not so without any one of them.
       */
      readonly together: readonly Square[];
      /** Marks to take away, so that an answer has none of those that are left. */
      readonly unmark: readonly Square[];
      readonly task: GuardTask;
    }
  | {
      /** One queen is left. */
      readonly technique: 'last-queen';
      /** The squares that guard all that is not guarded. */
      readonly squares: readonly Square[];
      readonly place: Square;
      readonly task: GuardTask;
    }
  | ({
      /** More are left. */
      readonly technique: 'only-from-these';
      /** Of the squares left, one that belongs to an answer. */
      readonly place: Square;
      readonly task: GuardTask;
    } & GuardsLeft);

/**
 * The hint for a board of Guard: queens that no answer has, else marks that leave no answer, else the
 * simplest reason to go on, true of every answer. Where any number of queens will do, the answers are those
 * with the fewest that can be reached from what stands. Yields a hint that lifts more queens than it has to,
 * where the fewest take long to find.
 */
export function* guardHint(
  puzzle: Puzzle,
  { queens, marks }: Standing,
): Task<Hinted<GuardFinding>, Hinted<GuardFinding>> {
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
  if (!anyAnswer) return yield* wrongQueens(puzzle, queens, task);
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

/** Which queens no answer has, the newest first, and the fewest to lift; yields more to lift before. */
function* wrongQueens(
  puzzle: Puzzle,
  queens: readonly Square[],
  task: GuardTask,
): Task<Hinted<GuardFinding>, Hinted<GuardFinding>> {
  const hasAnswer = answersWith(puzzle);
  const enough = yield* enoughToLift(puzzle, queens, hasAnswer);
  if (!enough) return { finding: { technique: 'too-few-queens', task }, act: undefined };
  const placed = queens.filter((queen) => !puzzle.givens.includes(queen));
  const together =
    (yield* wrongAlone(placed, hasAnswer)) ?? (yield* minimalClosedSet(placed, hasAnswer));
  const lifting = (lift: readonly Square[]): Hinted<GuardFinding> => ({
    finding: { technique: 'wrong-queens', together, lift, task },
    act: { kind: 'lift', squares: lift },
  });
  yield lifting(enough);
  return lifting((yield* queensToLift(puzzle, queens, hasAnswer))!);
}

/** The newest queen that no answer has, if there is one. */
function* wrongAlone(
  placed: readonly Square[],
  hasAnswer: IsOpen,
): Task<readonly Square[] | undefined> {
  for (const queen of placed.toReversed()) {
    if (!(yield* hasAnswer([queen]))) return [queen];
    yield;
  }
  return undefined;
}

/**
 * Which marks leave no answer, and some to take away.
 * @param answer Queens that would be an answer if nothing were marked.
 */
function* wrongMarks(
  board: GuardBoard,
  { queens, marks }: Standing,
  task: GuardTask,
  answer: readonly Square[],
): Task<Hinted<GuardFinding>> {
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
