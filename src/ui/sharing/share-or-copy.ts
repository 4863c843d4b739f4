import { msg } from '@lit/localize';
import { NoticeEvent } from '../events.ts';
import { copyText } from './copy-text.ts';
import { saveFile } from './save-file.ts';
import { refusedWords, shareBySystem } from './share-by-system.ts';

interface Shared {
  /** The text; if it ends with a line break, the link goes on its own line. */
  readonly text: string;
  readonly url: string;
  readonly picture?: File;
}

/**
 * Opens the system's share sheet. Without one, it downloads the picture and copies the text.
 * @param host The target of the `NoticeEvent` about the outcome; closing the sheet fires none.
 */
export async function shareOrCopy(
  host: EventTarget,
  { text, url, picture }: Shared,
): Promise<void> {
  const tell = (sentence: () => string, stays = false): void =>
    void host.dispatchEvent(new NoticeEvent({ text: sentence, stays }));
  const files = picture ? { files: [picture] } : {};
  if (await shareBySystem({ text, url, ...files })) return;
  if (picture) saveFile(picture);
  try {
    await copyText(text.endsWith('\n') ? text + url : `${text} ${url}`);
    tell(() => (picture ? msg('Picture saved, text copied.') : msg('Text and link copied.')));
  } catch {
    if (picture) tell(() => msg('Picture saved.'));
    else tell(() => refusedWords(url), true);
  }
}
