import { msg, str } from '@lit/localize';
import { playAddress } from '../../core/routes/addresses.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { copyText } from '../../ui/sharing/copy-text.ts';
import { homeAddress, refusedWords, shareBySystem } from '../../ui/sharing/share-by-system.ts';
import { familyShareWords } from '../../ui/statistics/milestone-words.ts';
import type { FreePlay } from '../frame/free-play.ts';

/**
 * Shares the position on the board as a link: with the system's share sheet; if there is none, copies it to the
 * clipboard; if that is refused too, shows it.
 * @param host The element on which a `NoticeEvent` tells the outcome; nothing is fired after a share sheet.
 * @param isFamily True if the solution on the board completes a family, which is what to tell.
 */
export async function shareBoard(
  host: EventTarget,
  { position, verdict, size, code }: FreePlay,
  isFamily = false,
): Promise<void> {
  const tell = (text: () => string, stays = false): void =>
    void host.dispatchEvent(new NoticeEvent({ text, stays }));
  if (code === undefined) {
    tell(() =>
      msg('Two queens share a row, but a link holds only one for each. Move one and share again.'),
    );
    return;
  }
  const placed = position.queens.length;
  const url = homeAddress() + playAddress(size, placed > 0 ? code : undefined);
  const text = isFamily
    ? familyShareWords(size)
    : verdict.solved
      ? msg(str`A solution of ${sizeOf(size)}: no queen attacks another.`)
      : msg(str`${sizeOf(size)}: can you place a queen in every row so that none attacks another?`);
  if (await shareBySystem({ text, url })) return;
  try {
    await copyText(url);
    tell(() => msg('Link copied.'));
  } catch {
    tell(() => refusedWords(url), true);
  }
}
