import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import type { Task } from '../task.ts';
import { answersOf } from './placement-search.ts';

/** Queens tried before one search is given up. */
const MOST_NODES = 200_000;

/**
 * An answer of a board of Complete or Regions near to what stands: from the one placed first on, each queen
 * stays that an answer has together with those that stay before her. `undefined` where there is no answer,
 * or none was found in time.
 * @param queens Those that stand, in the order they were placed, those given among them.
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
    // Each search is short, and may never pause; all of them together are not.
    yield;
    if (!other) continue;
    kept.push(queen);
    answer = other;
  }
  return answer;
}

/** An answer that has all of these queens. */
function* answerWith(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined> {
  return (yield* answersOf(puzzle, 1, MOST_NODES, queens)).found[0];
}
