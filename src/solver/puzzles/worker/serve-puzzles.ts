import type { Endpoint } from 'comlink';
import { kindOf, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import { NewestTasks } from '../../worker/newest-tasks.ts';
import type { Platform } from '../../worker/run.ts';
import { serveTasks } from '../../worker/serve-tasks.ts';
import type { Task } from '../../worker/task.ts';
import { checkBoard } from '../check/check-board.ts';
import { checkGuard } from '../check/check-guard.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { checkedHint } from '../check/checked-hint.ts';
import { drillOf } from '../drills/drill.ts';
import { finishDraft } from '../drafts/finish-draft.ts';
import { guardHint } from '../../hints/guard-hint.ts';
import { lookBack } from '../../look-back/look-back.ts';
import { hardestTechnique } from '../check/hardest-technique.ts';
import type { Hint } from '../../hints/hint.ts';
import type { BoardState } from '../../hints/board-state.ts';
import { judgeDraft } from '../drafts/judge-draft.ts';
import { makePuzzle } from '../make/make-puzzle.ts';
import { makeDayPuzzle } from '../make/makers.ts';
import { nearestGuard } from '../../guard/nearest-guard.ts';
import { nearestPlacement } from '../check/nearest-placement.ts';
import type { PuzzleCheck, PuzzleQuestionKind, PuzzleWorker } from '../protocol.ts';

/** Answers the page's questions about puzzles on one end of a channel. */
export function servePuzzles(endpoint: Endpoint, platform: Platform): void {
  const tasks = new NewestTasks<PuzzleQuestionKind>(platform);
  const checked = rememberingLast(checkPuzzle);

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
        return check.kind === 'one' ? check.answer : yield* nearestPlacement(puzzle, queens);
      }
      case 'guard':
        return yield* nearestGuard(puzzle, queens);
    }
  }

  serveTasks<PuzzleQuestionKind, PuzzleWorker>(endpoint, tasks, {
    make(wish, seed, question) {
      return tasks.answerInParts('make', makePuzzle(wish, seed), question);
    },
    drill(position) {
      return tasks.answer('drill', drillOf(position));
    },
    hardest(puzzle) {
      return tasks.answer('hardest', hardestTechnique(puzzle));
    },
    lookBack(game) {
      return tasks.answer('lookBack', lookBack(game));
    },
    check(puzzle) {
      return tasks.answer('check', checked(puzzle));
    },
    hint(puzzle, standing, question) {
      return tasks.answerInParts('hint', hintFor(puzzle, standing), question);
    },
    checkBoard(puzzle, standing) {
      return tasks.answer('checkBoard', checkBoard(puzzle, standing, checked));
    },
    day(day, kind) {
      return tasks.answer('day', makeDayPuzzle(day, kind));
    },
    judge(draft) {
      return tasks.answer('judge', judgeDraft(draft, checked));
    },
    finish(draft) {
      return tasks.answer('finish', finishDraft(draft));
    },
    answer(puzzle, queens, question) {
      return tasks.answerInParts('answer', nearestAnswer(puzzle, queens), question);
    },
  });
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
