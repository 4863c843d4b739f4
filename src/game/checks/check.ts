import { NoticeEvent } from '../../ui/events.ts';
import type { BoardCheck } from '../../solver/hints/board-check.ts';
import { checkWords, undecidedWords } from './check-words.ts';
import { nextBoard } from '../session/next-board.ts';
import { search, type SearchOptions } from '../session/search.ts';
import type { AnySession } from '../session/session.ts';

/** Checks the current board; resolves with `undefined` if no result came. */
export type AskCheck = (
  options: Pick<SearchOptions<BoardCheck>, 'signal'>,
) => Promise<BoardCheck | undefined>;

/** Sessions whose board is being checked, with the signal that is aborted when their board changes. */
const checking = new WeakMap<AnySession, AbortSignal>();

/**
 * Says if a queen or a mark on the board is wrong, without saying which, and counts the check as help. A check that
 * takes more than five seconds is reported as undecided and does not count, and so is one whose worker died.
 * @param host Where the notice is fired.
 */
export async function checkBoard(
  host: EventTarget,
  session: AnySession,
  ask: AskCheck,
): Promise<void> {
  if (checking.get(session)?.aborted === false) return;
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
