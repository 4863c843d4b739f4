import { msg, str } from '@lit/localize';
import { codeOf } from '../core/code.ts';
import { parseCode } from '../core/parse-code.ts';
import { joinSentences } from '../i18n/sentences.ts';
import { AnnounceEvent, NoticeEvent } from '../ui/events.ts';
import { codeProblemWords } from './code-problem.ts';
import { nextBoard } from '../game/next-board.ts';
import type { FreePlay } from './free-play.ts';
import { isReloaded } from './is-reloaded.ts';

/**
 * Opens a position from outside: its queens are laid out over the board of its size, and do not count as
 * the player's. A wrong code leaves the board that stands as it is.
 * @param host Where it is said what happened.
 * @param size What the length of the code has to be, if the address says it.
 * @param isWanted Whether it is still this position that the player wants.
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
  } else if (codeOf(parsed.queens, parsed.size) !== freePlay.code && !isOld(code, freePlay)) {
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

/** Whether a position is one that the board had before a reload: then the address is the game's own, and late. */
function isOld(code: string, { session, size }: FreePlay): boolean {
  const { past } = session.game.history;
  return isReloaded() && past.some(({ queens }) => codeOf(queens, size) === code);
}
