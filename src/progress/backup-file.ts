import { backupName, writeBackup } from './backup.ts';
import { loadEverySize } from './every-size.ts';
import type { Progress } from './progress.ts';

/** Everything the player has, as a backup file named after today. */
export async function backupFile(progress: Progress): Promise<File> {
  const now = new Date();
  const contents = await writeBackup(await loadEverySize(progress), now);
  return new File([contents], backupName(now), { type: contents.type });
}
