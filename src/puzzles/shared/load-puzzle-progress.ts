import type { Progress } from '../../progress/free-play/progress.ts';
import { puzzleProgressOf } from '../../progress/puzzles/puzzle-progress-of.ts';
import type { PuzzleProgress } from '../../progress/puzzles/puzzle-progress.ts';

export async function loadPuzzleProgress(progress: Promise<Progress>): Promise<PuzzleProgress> {
  return puzzleProgressOf(await progress);
}
