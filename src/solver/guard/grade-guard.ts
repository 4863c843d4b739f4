import { DIFFICULTIES, type Puzzle, type Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { isEmptySet } from '../../core/board/square-set.ts';
import type { Task } from '../worker/task.ts';
import { guardBoardOf, queensAllowed, unguarded, type GuardBoard } from './guard-board.ts';
import { guardsLeft, type GuardsLeft } from './guard-reasons.ts';

/** Most queens left for which two looks ahead are tried; with more they seldom decide. */
const MOST_LEFT = 4;

/**
 * Grades a board of Guard by the hardest reason that it needs, whichever square of an answer a person chooses to guard
 * the hardest square.
 * @returns `undefined` if two looks ahead do not decide, if any number of queens is allowed, or if those allowed do not
 * suffice.
 */
export function* gradeGuard(puzzle: Puzzle): Task<Difficulty | undefined> {
  const allowed = queensAllowed(puzzle);
  if (allowed === undefined) return undefined;
  const board = guardBoardOf(puzzle.rules.shape);
  return yield* difficultyFrom(board, puzzle.givens, allowed - puzzle.givens.length);
}

/**
 * Grades what remains of a board with queens on it.
 * @param left The queens left to place.
 * @returns `undefined` as for `gradeGuard`.
 */
export function* difficultyFrom(
  board: GuardBoard,
  queens: readonly Square[],
  left: number,
): Task<Difficulty | undefined> {
  const unseen = unguarded(board, queens);
  if (isEmptySet(unseen)) return 'gentle';
  if (left < 1 || left > MOST_LEFT) return undefined;
  const reason = yield* guardsLeft(board, unseen, left);
  if (!reason.isDecided || reason.left.length === 0) return undefined;
  let worst = difficultyOf(reason, left);
  for (const square of reason.left) {
    // With two queens left, nothing is harder than tricky; with one, nothing is harder than gentle.
    const hardestLater = left > 3 ? 'thorny' : left === 3 ? 'tricky' : 'gentle';
    if (harder(worst, hardestLater) === worst) break;
    yield;
    const later = yield* difficultyFrom(board, [...queens, square], left - 1);
    if (later === undefined) return undefined;
    worst = harder(worst, later);
  }
  return worst;
}

/** Returns the difficulty of one decision, by the looks ahead that it takes. */
function difficultyOf({ looks, guards, left }: GuardsLeft, queens: number): Difficulty {
  if (looks === 0) return 'gentle';
  if (looks === 2 || queens > 3) return 'thorny';
  return queens === 2 && 4 * left.length >= guards ? 'steady' : 'tricky';
}

function harder(a: Difficulty, b: Difficulty): Difficulty {
  return DIFFICULTIES.indexOf(a) < DIFFICULTIES.indexOf(b) ? b : a;
}
