import { msg, str } from '@lit/localize';
import { playAddress } from '../core/addresses.ts';
import { NoticeEvent } from '../ui/events.ts';
import { homeAddress, refusedWords, shareBySystem } from '../ui/share-by-system.ts';
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
  const tell = (text: string, stays = false): void =>
    void host.dispatchEvent(new NoticeEvent({ text, stays }));
  if (code === undefined) {
    tell(
      msg('Two queens share a row, but a link holds only one for each. Move one and share again.'),
    );
    return;
  }
  const placed = position.queens.length;
  const url = homeAddress() + playAddress(size, placed > 0 ? code : undefined);
  const text = verdict.solved
    ? msg(str`${size} × ${size}: ${size} queens, none attacking another.`)
    : msg(str`${size} × ${size}: can you place ${size} queens so that none attacks another?`);
  if (await shareBySystem({ text, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    tell(msg('Link copied.'));
  } catch {
    tell(refusedWords(url), true);
  }
}
