import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import type { QueensTest } from '../../search/minimal-set.ts';
import { answersOf } from '../../search/placement-search.ts';
import { queensToTakeBack } from '../../search/queens-to-take-back.ts';
import { onlyResult, type Task } from '../../worker/task.ts';

/** Queens tried before one search gives up. */
const MOST_NODES = 200_000;

/** An answer, and the queens on the board that it lacks. */
export interface NearestPlacement {
  readonly answer: readonly Square[];
  /** The wrong queens, as `queensToTakeBack` says. */
  readonly wrong: readonly Square[];
  /** False if a search gave up: an answer may contain more of the queens. */
  readonly isProved: boolean;
}

/**
 * Finds an answer of a board of Complete or Regions that contains all its queens but the wrong ones. Returns `undefined`
 * if there is no answer, or none was found in time.
 * @param queens The queens on the board in the order they were placed, including the given ones.
 */
export function* nearestPlacement(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<NearestPlacement | undefined> {
  const { givens } = puzzle;
  const placed = queens.filter((queen) => !givens.includes(queen));
  let isProved = true;
  const isOpen: QueensTest = function* (left) {
    const { found, outcome } = yield* answersOf(puzzle, 1, MOST_NODES, [...givens, ...left]);
    if (outcome === 'paused') isProved = false;
    return found.length > 0;
  };
  const wrong = yield* onlyResult(queensToTakeBack(placed, isOpen));
  if (!wrong) return undefined;
  const staying = queens.filter((queen) => !wrong.includes(queen));
  const { found } = yield* answersOf(puzzle, 1, MOST_NODES, [...new Set([...givens, ...staying])]);
  return { answer: found[0]!, wrong, isProved };
}
