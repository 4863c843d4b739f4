import { NoticeEvent } from '../ui/events.ts';
import type { BoardCheck } from '../solver/board-check.ts';
import { checkWords, undecidedWords } from './check-words.ts';
import { nextBoard } from './next-board.ts';
import { search, type SearchOptions } from './search.ts';
import type { AnySession } from './session.ts';

/** Checks the board as it stands. */
export type AskCheck = (
  options: Pick<SearchOptions<BoardCheck>, 'signal'>,
) => Promise<BoardCheck | undefined>;

/** The sessions whose board is being checked. */
const checking = new WeakMap<AnySession, AbortSignal>();

/**
 * Says if a queen or a mark on the board is wrong, without saying which, and counts it as help. A check that takes
 * more than some seconds, or whose solver dies, is said to be undecided, and does not count.
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
      // What is said if no answer comes in time.
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
