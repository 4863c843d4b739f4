import { msg } from '@lit/localize';
import { NoticeEvent } from '../../ui/events.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import { nextBoard } from '../session/next-board.ts';
import { search, type SearchOptions } from '../session/search.ts';
import type { AnySession } from '../session/session.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';

/** Checks the current board; resolves with `undefined` if no result came. */
export type AskCheck = (
  options: Pick<SearchOptions<BoardCheck>, 'signal'>,
) => Promise<BoardCheck | undefined>;

/** Sessions whose board is being checked, with the signal that is aborted when their board changes. */
const checking = new WeakMap<AnySession, AbortSignal>();

/**
 * Says if a queen or a mark on an unsolved board is wrong, without saying which, and counts the check as help. A check that
 * takes more than five seconds is reported as undecided and does not count, and so is one whose worker died.
 * @param host Where the notice is fired.
 */
export async function checkBoard(
  host: EventTarget,
  session: AnySession,
  ask: AskCheck,
): Promise<void> {
  if (session.verdict.solved || checking.get(session)?.aborted === false) return;
  const over = nextBoard(session);
  checking.set(session, over);
  const check = await search<BoardCheck>(
    host,
    ({ signal, onBest }) => {
      // The result that is reported if the solver does not answer in time.
      onBest({ kind: 'undecided' });
      return ask({ signal });
    },
    over,
    undecidedWords(),
  );
  checking.delete(session);
  if (!check) return;
  if (check.kind === 'checked') session.play({ kind: 'check' });
  host.dispatchEvent(new NoticeEvent({ text: checkWords(check), over }));
}

/** Returns the notice that says if something is wrong on a board; it names no square. */
function checkWords(check: BoardCheck): string {
  switch (check.kind) {
    case 'no-solution':
      return msg('This board has no solution.');
    case 'undecided':
      return undecidedWords();
    case 'checked': {
      const { queens, marks } = check;
      if (queens.length === 0 && marks.length === 0) return msg('Nothing is wrong so far.');
      return joinSentences([
        queens.length === 0
          ? ''
          : plural(queens.length, {
              one: msg('A queen is wrong.'),
              other: msg('Some queens are wrong.'),
            }),
        marks.length === 0
          ? ''
          : plural(marks.length, {
              one: msg('A mark is wrong.'),
              other: msg('Some marks are wrong.'),
            }),
      ]);
    }
  }
}

/** Returns the notice for a check that ended without a result. */
function undecidedWords(): string {
  return msg('The check took too long. Please try again.');
}
