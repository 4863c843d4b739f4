import type { Progress } from '../progress/progress.ts';
import type { PuzzleProgress } from '../progress/puzzle-progress.ts';
import { latePart } from '../ui/later.ts';

/** Not in one with the screens: what keeps puzzles is as large, and needs what keeps all else. */
const part = latePart(() => import('../progress/puzzle-progress-of.ts'));

/** What the player has done of puzzles; `undefined` where the part that keeps it does not arrive. */
export async function puzzlesOf(progress: Promise<Progress>): Promise<PuzzleProgress | undefined> {
  const [kept, known] = await Promise.all([part(), progress]);
  return kept?.puzzleProgressOf(known);
}
