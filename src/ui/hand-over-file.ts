import { msg } from '@lit/localize';
import { NoticeEvent } from './events.ts';
import { saveFile } from './save-file.ts';

/** Sentences about a file that is handed over. */
export interface FileWords {
  /** The file is made, and waits for a tap. */
  readonly ready: string;
  /** The file goes to the downloads. */
  readonly downloaded: string;
}

/**
 * Hands over by the share sheet in an app on the home screen of iOS, which shows a download on a page without a way
 * back; as a download elsewhere. A sheet says itself what became of the file.
 * @param host Where a `NoticeEvent` says what happened.
 */
export async function handOverFile(host: EventTarget, file: File, words: FileWords): Promise<void> {
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
        const run = (): void => void handOverFile(host, file, words);
        const action = { label: msg('Share'), run };
        host.dispatchEvent(new NoticeEvent({ text: words.ready, action }));
        return;
      }
    }
  }
  saveFile(file);
  host.dispatchEvent(new NoticeEvent({ text: words.downloaded }));
}

function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}
