import { msg } from '@lit/localize';
import { NoticeEvent } from './events.ts';
import { saveFile } from './save-file.ts';
import { refusedWords, shareBySystem } from './share-by-system.ts';

/** What a player can hand to others. */
export interface Shared {
  /** Where it ends with a line, what follows stands below it. */
  readonly text: string;
  readonly url: string;
  readonly picture?: File;
}

/**
 * Opens the system's share sheet. Where there is none, the picture is downloaded and the text copied.
 * @param host Where a `NoticeEvent` says what happened; a sheet that was closed says nothing.
 */
export async function handOver(host: EventTarget, { text, url, picture }: Shared): Promise<void> {
  const tell = (sentence: string, stays = false): void =>
    void host.dispatchEvent(new NoticeEvent({ text: sentence, stays }));
  const files = picture ? { files: [picture] } : {};
  if (await shareBySystem({ text, url, ...files })) return;
  if (picture) saveFile(picture);
  try {
    await navigator.clipboard.writeText(text.endsWith('\n') ? text + url : `${text} ${url}`);
    tell(picture ? msg('Picture saved, text copied.') : msg('Text and link copied.'));
  } catch {
    if (picture) tell(msg('Picture saved.'));
    else tell(refusedWords(url), true);
  }
}
