import { msg } from '@lit/localize';
import { NoticeEvent } from '../events.ts';
import { saveFile } from './save-file.ts';

/** Sentences about a file that is handed over. */
interface FileWords {
  /** The file is made; it takes another tap to share it. */
  readonly ready: () => string;
  /** The file goes to the downloads. */
  readonly downloaded: () => string;
}

/**
 * Hands over a file: by the share sheet in an installed app whose system accepts the file, else as a download. On iOS
 * an installed app would show the download on a page without a way back. The share sheet reports the outcome itself.
 * @param host The target of the `NoticeEvent` about the outcome.
 */
export async function shareOrSaveFile(
  host: EventTarget,
  file: File,
  words: FileWords,
): Promise<void> {
  // A title would become a second file in "Save to Files".
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
        // Making the file outlasted the user activation; the next tap renews it.
        const run = (): void => void shareOrSaveFile(host, file, words);
        const action = { label: () => msg('Share'), run };
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
