import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import { nextWord, seeded } from '../../../core/board/random.ts';
import type { PracticeSpec } from '../../../core/puzzles/technique.ts';
import { onlyResult, type Task } from '../../worker/task.ts';
import { hardestTechnique } from '../check/hardest-technique.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Making } from '../protocol.ts';

/** Puzzles made before a technique is given up: far more than any that is found within seconds has needed. */
const MOST_MADE = 20_000;

/**
 * Makes a puzzle whose hardest reason is a technique, by making puzzles of its difficulty until one is.
 * @param seed The same seed makes the same puzzle on every device for a given `PUZZLE_VERSION`.
 * @returns `undefined` if none was found.
 */
export function* makePractice(
  { technique, ...wish }: PracticeSpec,
  seed: number,
): Task<Puzzle | undefined, Making> {
  const random = seeded(seed);
  for (let made = 1; made <= MOST_MADE; made++) {
    yield { tried: made };
    const puzzle = yield* onlyResult(makePuzzle(wish, nextWord(random)));
    if (puzzle && (yield* hardestTechnique(puzzle)) === technique) return puzzle;
  }
  return undefined;
}
