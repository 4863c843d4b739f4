import type { Puzzle } from '../../core/puzzle.ts';
import { seeded, type RandomState } from '../../core/random.ts';
import type { Task } from '../task.ts';
import type { Making } from './protocol.ts';

/** Boards looked at before a wish is given up: far more than any that can be granted has needed. */
const MOST_TRIED = 5000;

/**
 * Makes boards at random until one is the puzzle that is wanted. Numbers are whole, and nothing asks for
 * the time or how fast the device is: the same seed makes the same puzzle everywhere, as long as
 * `PUZZLE_VERSION` is the same.
 * @param attempt Makes one board; `undefined` where it is not what is wanted.
 * @returns `undefined` where there seems to be none.
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
