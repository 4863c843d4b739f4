import { msg, str } from '@lit/localize';
import { playAddress } from '../core/addresses.ts';
import { NoticeEvent } from '../ui/events.ts';
import type { FreePlay } from './free-play.ts';

/**
 * Hands the position on the board to the system's share sheet as a link, to the clipboard where
 * there is no sheet, and to the player's own hands where that is refused too.
 * @param host Where a `NoticeEvent` says what happened; a sheet that was closed says nothing.
 */
export async function shareBoard(
  host: EventTarget,
  { session, size, code }: FreePlay,
): Promise<void> {
  const { position, verdict } = session;
  const tell = (text: string): void => void host.dispatchEvent(new NoticeEvent({ text }));
  if (code === undefined) {
    tell(
      msg(
        'Two queens share a row, and a link can say only one for each. Move one and share again.',
      ),
    );
    return;
  }
  const placed = position.queens.length;
  const url =
    location.origin + location.pathname + playAddress(size, placed > 0 ? code : undefined);
  const text = verdict.solved
    ? msg(str`${size} × ${size}: ${size} queens, and none sees another.`)
    : msg(str`${size} × ${size}: can you place ${size} queens so that none sees another?`);
  if (await shareBySystem({ title: msg('Ninety-Two'), text, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    tell(msg('Link copied.'));
  } catch {
    tell(msg(str`This browser does not let the game copy. Here is the link: ${url}`));
  }
}

/** Whether the system's sheet took it, or the player closed the sheet. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  // Only browsers that can share have it.
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
