import { msg, str } from '@lit/localize';
import type { KeptThing } from '../core/kept-things.ts';
import { NoticeEvent } from './events.ts';
import { keptThingsWords } from './kept-things-words.ts';
import { saveFile } from './save-file.ts';

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
  await handOver(host, file);
  if (unread.length === 0) return;
  // Last, so that it stands over where the file went.
  const text = msg(
    str`This file may lack ${keptThingsWords(unread)}: the browser did not hand over all that it keeps. Export again later.`,
  );
  host.dispatchEvent(new NoticeEvent({ text, alert: true }));
}

/**
 * Hands over by the share sheet in an app on the home screen of iOS, which shows a download on a page without a way
 * back; as a download elsewhere. A sheet says itself what became of the file.
 */
async function handOver(host: EventTarget, file: File): Promise<void> {
  // No title: "Save to Files" would make a second file of it.
  const data = { files: [file] };
  if (isInstalled() && 'canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      const { name } = Object(error) as { readonly name?: unknown };
      // The player has closed the sheet, or pressed again while it was open.
      if (name === 'AbortError' || name === 'InvalidStateError') return;
      if (name === 'NotAllowedError') {
        // It took longer to make than a tap counts for; the next tap counts anew.
        const run = (): void => void handOver(host, file);
        host.dispatchEvent(
          new NoticeEvent({
            text: msg('Your progress file is ready.'),
            action: { label: msg('Share'), run },
          }),
        );
        return;
      }
    }
  }
  saveFile(file);
  host.dispatchEvent(
    new NoticeEvent({ text: msg(str`Your progress file goes to your downloads: ${file.name}.`) }),
  );
}

function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
