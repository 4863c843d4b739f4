import { msg, str } from '@lit/localize';
import { numberOf } from '../i18n/format.ts';
import { backupFile } from '../progress/backup-file.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import type { Progress } from '../progress/progress.ts';
import { claimOnce } from '../progress/once.ts';
import { NoticeEvent } from '../ui/events.ts';
import { handOverBackup } from '../ui/hand-over-backup.ts';
import { sayPart } from '../ui/say-part.ts';

/** From so many finds on, losing them would hurt. */
const MUCH_TO_LOSE = 50;

/**
 * Offers the export, once, to a player who has much to lose in a browser that promised nothing.
 * @param host Where the `NoticeEvent` starts.
 */
export async function remindToExport(
  host: EventTarget,
  progress: Progress,
  sizes: readonly SizeProgress[],
): Promise<void> {
  const found = sizes.reduce((sum, size) => sum + size.found.size, 0);
  if (found < MUCH_TO_LOSE || (await isPromised()) || !claimOnce('export-reminder')) return;
  const run = (): void => {
    void backupFile(progress, () => sayPart(host)).then((file) => handOverBackup(host, file));
  };
  const count = numberOf(found);
  host.dispatchEvent(
    new NoticeEvent({
      text: msg(
        str`${count} finds live in this browser alone, and it may clear them. Keep a copy?`,
      ),
      action: { label: msg('Export'), run },
    }),
  );
}

async function isPromised(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}
