import type { Progress } from '../progress/progress.ts';
import { puzzleProgressOf } from '../progress/puzzle-progress-of.ts';
import type { PuzzleProgress } from '../progress/puzzle-progress.ts';

/** Resolves with the player's progress in puzzles. */
export async function loadPuzzleProgress(progress: Promise<Progress>): Promise<PuzzleProgress> {
  return puzzleProgressOf(await progress);
}
