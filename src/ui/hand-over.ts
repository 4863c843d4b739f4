import { msg, str } from '@lit/localize';
import { NoticeEvent } from './events.ts';
import { saveFile } from './save-file.ts';

/** What a player can hand to others. */
export interface Shared {
  readonly text: string;
  readonly url: string;
  readonly picture?: File;
}

/**
 * Opens the system's share sheet. Where there is none, the picture is downloaded and the text copied.
 * @param host Where a `NoticeEvent` says what happened; a sheet that was closed says nothing.
 */
export async function handOver(host: EventTarget, { text, url, picture }: Shared): Promise<void> {
  const tell = (sentence: string): void =>
    void host.dispatchEvent(new NoticeEvent({ text: sentence }));
  const files = picture ? { files: [picture] } : {};
  if (await shareBySystem({ title: msg('Ninety-Two'), text, url, ...files })) return;
  if (picture) saveFile(picture);
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    tell(picture ? msg('Picture saved, text copied.') : msg('Text and link copied.'));
  } catch {
    tell(
      picture
        ? msg('Picture saved.')
        : msg(str`This browser does not let the game copy. Here is the link: ${url}`),
    );
  }
}

/** Whether the system's sheet took it, or the player closed the sheet. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  // Only browsers that can share have these, and not every one takes pictures.
  if (!('share' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** The address of the game, with nothing after its `#`. */
export function homeAddress(): string {
  return location.origin + location.pathname;
}
