import { msg, str } from '@lit/localize';
import type { DataCategory } from '../../core/data-categories.ts';
import { NoticeEvent } from '../events.ts';
import { shareOrSaveFile } from './share-or-save-file.ts';
import { categoryWords } from './category-words.ts';

/** A backup, and the kinds of data that it may not hold in full. */
interface Backup {
  readonly value: File;
  readonly unread: readonly DataCategory[];
}

/**
 * Hands a backup to the player, and warns if it may be incomplete.
 * @param host The target of the `NoticeEvent` about the outcome.
 */
export async function shareOrSaveBackup(host: EventTarget, backup: Promise<Backup>): Promise<void> {
  const { value: file, unread } = await backup;
  await shareOrSaveFile(host, file, {
    ready: msg('Your progress file is ready.'),
    downloaded: msg(str`Your progress file goes to your downloads: ${file.name}.`),
  });
  if (unread.length === 0) return;
  // The warning comes last, so that it replaces the notice about the download.
  const text = msg(
    str`This file may lack ${categoryWords(unread)}: the browser couldn’t read everything. Export again later.`,
  );
  host.dispatchEvent(new NoticeEvent({ text, alert: true }));
}
