import type { Square } from '../../../core/board/square.ts';
import type { Day } from '../../../core/days/day.ts';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { kindOf, type Puzzle, type PuzzleKind } from '../../../core/puzzles/puzzle.ts';
import { nearestGuard } from '../../guard/nearest-guard.ts';
import type { BoardState } from '../../hints/board-state.ts';
import { guardHint } from '../../hints/guard-hint.ts';
import type { Hint } from '../../hints/hint.ts';
import { lookBack } from '../../look-back/look-back.ts';
import type { Questions } from '../../worker/questions.ts';
import type { Task } from '../../worker/task.ts';
import { checkBoard } from '../check/check-board.ts';
import { checkGuard } from '../check/check-guard.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { checkedHint } from '../check/checked-hint.ts';
import { hardestTechnique } from '../check/hardest-technique.ts';
import { nearestPlacement } from '../check/nearest-placement.ts';
import { judgeDraft } from '../drafts/judge-draft.ts';
import { drillOf } from '../drills/drill.ts';
import { makePuzzle } from '../make/make-puzzle.ts';
import { makeDayPuzzle } from '../make/makers.ts';
import type { PuzzleCheck } from '../protocol.ts';

const checked = rememberingLast(checkPuzzle);

/** The questions about puzzles. */
export const PUZZLE_QUESTIONS = {
  /**
   * Makes a puzzle. The same specification and seed make the same puzzle on every device.
   * @param seed A whole number; only its lower 32 bits count.
   * @returns `undefined` if none was found among as many boards as are tried.
   */
  make: makePuzzle,
  /**
   * Makes a puzzle of a day, the same on every device, with the version of the generators for that day.
   * @returns `undefined` for days before the first, and if the version is not known here.
   */
  day: (day: Day, kind: PuzzleKind) => makeDayPuzzle(day, kind),
  /** Returns the number of answers of a puzzle, and its difficulty. */
  check: checked,
  /** Returns the hardest technique that hints need for a puzzle with an answer; `undefined` if none is known. */
  hardest: hardestTechnique,
  /** Finds the best hint. An interim result is one that will do if the best takes long. */
  hint: hintFor,
  /** Finds the wrong queens and marks on a board. */
  checkBoard: (puzzle: Puzzle, standing: BoardState) => checkBoard(puzzle, standing, checked),
  /**
   * Finds an answer: the only one, or one of several that is near to the queens placed; `undefined` if there is none or
   * none was found. An interim result is an answer that will do if the nearest takes long.
   * @param queens In the order they were placed, the given ones first.
   */
  answer: nearestAnswer,
  /** Reads a solved game of a puzzle with an answer. */
  lookBack,
  /**
   * Finds the simplest technique of a position, and the reply to each square.
   * @returns `undefined` if no technique gives or rules out a square.
   */
  drill: drillOf,
  judge: (draft: OwnDraft) => judgeDraft(draft, checked),
} satisfies Questions;

function* hintFor(puzzle: Puzzle, standing: BoardState): Task<Hint, Hint> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions':
      return yield* checkedHint(puzzle, standing, yield* checked(puzzle));
    case 'guard':
      return yield* guardHint(puzzle, standing);
  }
}

function* nearestAnswer(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined, readonly Square[]> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions': {
      const check = yield* checked(puzzle);
      if (check.kind === 'none') return undefined;
      return check.kind === 'one'
        ? check.answer
        : (yield* nearestPlacement(puzzle, queens))?.answer;
    }
    case 'guard':
      return yield* nearestGuard(puzzle, queens);
  }
}

function checkPuzzle(puzzle: Puzzle): Task<PuzzleCheck> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions':
      return checkPlacement(puzzle);
    case 'guard':
      return checkGuard(puzzle);
  }
}

/** Wraps a check so that it is not repeated for the puzzle checked last: hints ask for it each time. */
function rememberingLast(
  check: (puzzle: Puzzle) => Task<PuzzleCheck>,
): (puzzle: Puzzle) => Task<PuzzleCheck> {
  let last: { readonly text: string; readonly result: PuzzleCheck } | undefined;
  return function* (puzzle) {
    const text = JSON.stringify(puzzle);
    if (last?.text === text) return last.result;
    const result = yield* check(puzzle);
    last = { text, result };
    return result;
  };
}
