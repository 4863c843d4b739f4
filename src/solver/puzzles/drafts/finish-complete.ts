import type { DraftOf } from '../../../core/puzzles/own-draft.ts';
import { completePuzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import { queensToTakeBack } from '../../search/queens-to-take-back.ts';
import { onlyResult, type Task } from '../../worker/task.ts';
import { gradePlacement } from '../../reasoning/grade.ts';
import { answersOf } from '../../search/placement-search.ts';
import type { FinishedDraft } from '../protocol.ts';

/** Most answers that are compared. */
const MOST_ANSWERS = 1000;

/**
 * Removes the fewest queens until those left have an answer. Then gives queens until it is the only one and hints lead
 * to it; each given queen leaves the fewest answers.
 */
export function* finishComplete(draft: DraftOf<'complete'>): Task<FinishedDraft> {
  const size = draft.shape.rows;
  let givens = yield* givensWithAnswer(size, draft.givens);
  const changed = draft.givens.length - givens.length;
  for (;;) {
    const { found } = yield* answersOf(completePuzzle(size, givens), MOST_ANSWERS);
    const [answer, other] = found;
    if (!other && (yield* isSolvedByHints(size, givens))) {
      return { draft: { ...draft, givens }, changed };
    }
    givens = [...givens, other ? rarest(found, givens) : yield* bestFor(size, givens, answer!)];
    yield;
  }
}

/** Returns the given queens without the fewest that have to go: an answer contains them and at least one more. */
function* givensWithAnswer(size: number, all: readonly Square[]): Task<readonly Square[]> {
  // No editor gives more queens than the board has rows.
  let givens = all.slice(0, size);
  const hasAnswer = function* (queens: readonly Square[]): Task<boolean> {
    const { found } = yield* answersOf(completePuzzle(size, queens), 1);
    return found.length > 0;
  };
  const lifted = (yield* onlyResult(queensToTakeBack(givens, hasAnswer))) ?? [];
  givens = givens.filter((given) => !lifted.includes(given));
  return givens.length === size ? givens.slice(0, -1) : givens;
}

/** Returns the square, of those without a queen, that the fewest answers contain. */
function rarest(answers: readonly (readonly Square[])[], givens: readonly Square[]): Square {
  const counts = new Map<Square, number>();
  for (const square of answers.flat()) counts.set(square, (counts.get(square) ?? 0) + 1);
  for (const given of givens) counts.delete(given);
  return [...counts].reduce((best, next) => (next[1] < best[1] ? next : best))[0];
}

function* isSolvedByHints(size: number, givens: readonly Square[]): Task<boolean> {
  return (yield* gradePlacement(completePuzzle(size, givens))) !== undefined;
}

/** Returns the queen of the only answer that makes hints lead to it if it is given too; otherwise the first one. */
function* bestFor(
  size: number,
  givens: readonly Square[],
  answer: readonly Square[],
): Task<Square> {
  const open = answer.filter((queen) => !givens.includes(queen));
  for (const queen of open) {
    if (yield* isSolvedByHints(size, [...givens, queen])) return queen;
  }
  return open[0]!;
}
