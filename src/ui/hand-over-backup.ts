import { msg, str } from '@lit/localize';
import type { KeptThing } from '../core/kept-things.ts';
import { NoticeEvent } from './events.ts';
import { handOverFile } from './hand-over-file.ts';
import { keptThingsWords } from './kept-things-words.ts';

/** A backup, and which things it does not hold whole. */
interface Backup {
  readonly value: File;
  readonly unread: readonly KeptThing[];
}

/**
 * Hands a backup to the player, and says so where it could not be made of all that is stored.
 * @param host Where a `NoticeEvent` says what became of it.
 */
export async function handOverBackup(host: EventTarget, backup: Promise<Backup>): Promise<void> {
  const { value: file, unread } = await backup;
  await handOverFile(host, file, {
    ready: msg('Your progress file is ready.'),
    downloaded: msg(str`Your progress file goes to your downloads: ${file.name}.`),
  });
  if (unread.length === 0) return;
  // Last, so that it stands over where the file went.
  const text = msg(
    str`This file may lack ${keptThingsWords(unread)}: the browser couldn’t read everything. Export again later.`,
  );
  host.dispatchEvent(new NoticeEvent({ text, alert: true }));
}
