import { backupName, writeBackup } from './backup.ts';
import { loadEverySize } from './every-size.ts';
import { puzzleProgressOf } from './puzzle-progress-of.ts';
import type { Progress } from './progress.ts';
import { allPuzzles } from './puzzle-backup.ts';

/**
 * All that a backup holds of what the player has, as a file named after today.
 * @param onPart Called where not all of that could be read: the file holds what could.
 */
export async function backupFile(progress: Progress, onPart: () => void): Promise<File> {
  const now = new Date();
  const [sizes, puzzles] = await Promise.all([
    loadEverySize(progress),
    allPuzzles(puzzleProgressOf(progress)),
  ]);
  if (!sizes.isWhole || !puzzles.isWhole) onPart();
  const contents = await writeBackup(sizes.value, puzzles.value, now);
  return new File([contents], backupName(now), { type: contents.type });
}
