import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Task } from '../../worker/task.ts';
import { answersOf } from '../../search/placement-search.ts';

/** Queens tried before one search gives up. */
const MOST_NODES = 200_000;

/**
 * Finds an answer of a board of Complete or Regions near to the queens on it. Takes them from the first placed on: a
 * queen stays if some answer contains it with those that stay before it. Returns `undefined` if there is no answer, or
 * none was found in time.
 * @param queens The queens on the board in the order they were placed, including the given ones.
 */
export function* nearestPlacement(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined> {
  const kept = [...puzzle.givens];
  const first = yield* answerWith(puzzle, kept);
  if (!first) return undefined;
  let answer = first;
  for (const queen of queens) {
    if (kept.includes(queen)) continue;
    const other: readonly Square[] | undefined = answer.includes(queen)
      ? answer
      : yield* answerWith(puzzle, [...kept, queen]);
    // Each search is short and may never pause; all of them together are long.
    yield;
    if (!other) continue;
    kept.push(queen);
    answer = other;
  }
  return answer;
}

/** Finds an answer that contains all the queens. */
function* answerWith(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined> {
  return (yield* answersOf(puzzle, 1, MOST_NODES, queens)).found[0];
}
