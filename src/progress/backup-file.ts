import { backupName, writeBackup } from './backup.ts';
import { loadEverySize } from './every-size.ts';
import { puzzleProgressOf } from './puzzle-progress-of.ts';
import type { Progress } from './progress.ts';
import { allPuzzles } from './puzzle-backup.ts';

/** Everything the player has, as a backup file named after today. */
export async function backupFile(progress: Progress): Promise<File> {
  const now = new Date();
  const [sizes, puzzles] = await Promise.all([
    loadEverySize(progress),
    allPuzzles(puzzleProgressOf(progress)),
  ]);
  const contents = await writeBackup(sizes, puzzles, now);
  return new File([contents], backupName(now), { type: contents.type });
}
