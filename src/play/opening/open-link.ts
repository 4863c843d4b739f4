import { msg, str } from '@lit/localize';
import { codeOf, type Code } from '../../core/solutions/code.ts';
import { parseCode } from '../../core/solutions/parse-code.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import { codeProblemWords } from './code-problem.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import type { FreePlay } from '../frame/free-play.ts';
import { isReloaded } from './is-reloaded.ts';

/**
 * Opens a position from a link: lays out its queens, which do not count as the player's, on the board of its size. A
 * wrong code changes nothing on the board.
 * @param host The element that notices and announcements are fired on.
 * @param size The required length of the code, if the address states it.
 * @param isWanted Returns true while this is still the position that the player asked for.
 */
export async function openLink(
  host: EventTarget,
  freePlay: FreePlay,
  code: string,
  size: number | undefined,
  isWanted: () => boolean,
): Promise<void> {
  if (!isWanted()) return;
  const parsed = parseCode(code, size);
  await freePlay.open(parsed.ok ? parsed.size : freePlay.size);
  if (!isWanted()) return;
  if (!parsed.ok) {
    host.dispatchEvent(new NoticeEvent({ text: codeProblemWords(parsed.problem) }));
  } else if (!isShown(codeOf(parsed.queens, parsed.size), freePlay)) {
    const { queens, marks } = freePlay.session.position;
    freePlay.session.play({ kind: 'lay-out', queens: parsed.queens, by: 'link' });
    if (queens.length + marks.length === 0) {
      const sentences = [
        msg('This position came from a link.'),
        msg(str`${parsed.queens.length} placed.`),
      ];
      host.dispatchEvent(new AnnounceEvent(joinSentences(sentences)));
      return;
    }
    const text = msg('This position came from a link. Undo brings back your own board.');
    host.dispatchEvent(new NoticeEvent({ text, stays: true, over: nextBoard(freePlay.session) }));
  }
}

/**
 * Returns true if a position is on the board, or if the page was reloaded and it is in the board's past: an outdated
 * address of the game.
 */
function isShown(code: Code | undefined, freePlay: FreePlay): boolean {
  const { session, size } = freePlay;
  if (code === freePlay.code) return true;
  const { past } = session.game.history;
  return isReloaded() && past.some(({ queens }) => codeOf(queens, size) === code);
}
