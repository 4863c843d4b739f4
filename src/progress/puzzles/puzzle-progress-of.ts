import { PuzzleRepository } from './puzzle-repository.ts';
import type { Progress } from '../free-play/progress.ts';

const kept = new WeakMap<Progress, PuzzleRepository>();

/** Returns the puzzles that are kept beside all else that a page keeps; the same object each time. */
export function puzzleProgressOf(progress: Progress): PuzzleRepository {
  let puzzles = kept.get(progress);
  if (!puzzles) kept.set(progress, (puzzles = new PuzzleRepository(progress)));
  return puzzles;
}
