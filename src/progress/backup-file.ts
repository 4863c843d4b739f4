import { backupName, writeBackup } from './backup.ts';
import { loadEverySize } from './every-size.ts';
import { puzzleProgressOf } from './puzzle-progress-of.ts';
import type { Progress } from './progress.ts';
import { allPuzzles } from './puzzle-backup.ts';
import type { Reading } from './tries.ts';

/** All that a backup holds of what the player has, as a file named after today. */
export async function backupFile(progress: Progress): Promise<Reading<File>> {
  const now = new Date();
  const [sizes, puzzles] = await Promise.all([
    loadEverySize(progress),
    allPuzzles(puzzleProgressOf(progress)),
  ]);
  const contents = await writeBackup(sizes.value, puzzles.value, now);
  return {
    value: new File([contents], backupName(now), { type: contents.type }),
    isWhole: sizes.isWhole && puzzles.isWhole,
  };
}
