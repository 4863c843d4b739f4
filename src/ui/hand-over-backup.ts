import { msg, str } from '@lit/localize';
import { NoticeEvent } from './events.ts';
import { saveFile } from './save-file.ts';

/**
 * Hands a backup to the player: by the share sheet in an app on the home screen of iOS, which shows a download
 * on a page without a way back; as a download elsewhere.
 * @param host Where a `NoticeEvent` says what became of it; a sheet says that itself.
 */
export async function handOverBackup(host: EventTarget, file: File): Promise<void> {
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
        const run = (): void => void handOverBackup(host, file);
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
