import { msg, str } from '@lit/localize';
import { NoticeEvent } from './events.ts';
import { handOverFile } from './hand-over-file.ts';

/** A backup, and whether it holds all that is stored. */
interface Backup {
  readonly value: File;
  readonly isWhole: boolean;
}

/**
 * Hands a backup to the player, and says so where it could not be made of all that is stored.
 * @param host Where a `NoticeEvent` says what became of it.
 */
export async function handOverBackup(host: EventTarget, backup: Promise<Backup>): Promise<void> {
  const { value: file, isWhole } = await backup;
  if (!isWhole) {
    const text = msg(
      'This file is not complete: the browser did not hand over all that it keeps. Export again later.',
    );
    host.dispatchEvent(new NoticeEvent({ text, alert: true }));
  }
  await handOverFile(host, file, {
    ready: msg('Your progress file is ready.'),
    downloaded: msg(str`Your progress file goes to your downloads: ${file.name}.`),
  });
}
