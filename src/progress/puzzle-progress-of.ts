import { KeptPuzzles } from './kept-puzzles.ts';
import type { Progress } from './progress.ts';

const kept = new WeakMap<Progress, KeptPuzzles>();

/** Returns the puzzles that are kept beside all else that a page keeps; the same object each time. */
export function puzzleProgressOf(progress: Progress): KeptPuzzles {
  let puzzles = kept.get(progress);
  if (!puzzles) kept.set(progress, (puzzles = new KeptPuzzles(progress)));
  return puzzles;
}
