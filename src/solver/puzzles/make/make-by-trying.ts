import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import { seeded, type RandomState } from '../../../core/board/random.ts';
import type { Task } from '../../worker/task.ts';
import type { Making } from '../protocol.ts';

/** Boards tried before making gives up: far more than any puzzle that exists has needed. */
const MOST_TRIED = 5000;

/**
 * Makes boards at random until one is the puzzle that is wanted. All numbers are whole, and nothing depends on the time
 * or the speed of the device: the same seed makes the same puzzle on every device for a given `PUZZLE_VERSION`.
 * @param attempt Makes one board; `undefined` if it is not the one that is wanted.
 * @returns `undefined` if none was found.
 */
export function* makeByTrying(
  seed: number,
  attempt: (random: RandomState) => Task<Puzzle | undefined>,
): Task<Puzzle | undefined, Making> {
  const random = seeded(seed);
  for (let tried = 1; tried <= MOST_TRIED; tried++) {
    yield { tried };
    const puzzle = yield* attempt(random);
    if (puzzle) return puzzle;
  }
  return undefined;
}
