import { msg, str } from '@lit/localize';
import { isolated } from '../../i18n/left-to-right.ts';
import { backupFile, type BackupFile } from '../../progress/backup/backup-file.ts';
import type { Progress } from '../../progress/progress.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { categoryWords } from '../../ui/sharing/category-words.ts';
import { shareOrSaveFile } from '../../ui/sharing/share-or-save-file.ts';

/**
 * Hands a backup of everything to the player.
 * @param host The target of the `NoticeEvent` about the outcome.
 */
export async function exportBackup(host: EventTarget, progress: Progress): Promise<void> {
  await shareOrSaveBackup(host, await backupFile(progress));
}

/**
 * Hands a backup to the player, and warns if it may be incomplete.
 * @param host The target of the `NoticeEvent` about the outcome.
 */
export async function shareOrSaveBackup(
  host: EventTarget,
  { value: file, unread }: BackupFile,
): Promise<void> {
  await shareOrSaveFile(host, file, {
    ready: () => msg('Your progress file is ready.'),
    downloaded: () => msg(str`Your progress file goes to your downloads: ${isolated(file.name)}.`),
  });
  if (unread.length === 0) return;
  // The warning comes last, so that it replaces the notice about the download.
  const text = (): string =>
    msg(
      str`The browser couldn’t read everything, so this file may lack: ${categoryWords(unread)}. Export again later.`,
    );
  host.dispatchEvent(new NoticeEvent({ text, alert: true }));
}
