import { msg } from '@lit/localize';
import { replyTo } from '../../solver/worker/connection.ts';
import { NoticeEvent } from '../../ui/events.ts';

/** The time after which a notice shows that a search runs, in milliseconds. */
const SHOW_AFTER = 500;

/** The time after which the best answer so far is taken, in milliseconds. */
const ENOUGH = 5000;

/** Options that a search passes to its question. */
export interface SearchOptions<Answer> {
  readonly signal: AbortSignal;
  /** Takes provisional answers, each better than the one before; the latest is used if the search takes too long. */
  readonly onInterim: (answer: Answer) => void;
}

/**
 * Asks a question while the player waits. After half a second a notice shows that the search runs, with a button that
 * stops it. After five seconds the best answer so far is taken.
 * @param host The element on which a `NoticeEvent` shows the search, or the text of `unanswered`.
 * @param signal Aborted when the answer is no longer wanted.
 * @param unanswered The text of the notice if no answer comes. The next search starts another worker.
 * @returns The answer; `undefined` if there is none, or if it is no longer wanted.
 */
export async function search<Answer>(
  host: EventTarget,
  question: (options: SearchOptions<Answer>) => Promise<Answer | undefined>,
  signal: AbortSignal,
  unanswered = noReplyWords,
): Promise<Answer | undefined> {
  const stop = new AbortController();
  const isWanted = (): boolean => !signal.aborted && !stop.signal.aborted;
  if (!isWanted()) return undefined;
  const ended = new AbortController();
  const over = new AbortController();
  let best: Answer | undefined;
  let isEnough = false;
  const end = (): void => ended.abort(new DOMException('The search was ended.', 'AbortError'));
  signal.addEventListener('abort', end);
  const show = setTimeout(() => {
    const run = (): void => {
      stop.abort();
      end();
    };
    const notice = { text: () => msg('Still looking…'), action: { label: () => msg('Stop'), run } };
    host.dispatchEvent(new NoticeEvent({ ...notice, over: over.signal }));
  }, SHOW_AFTER);
  const enough = setTimeout(() => {
    isEnough = true;
    if (best !== undefined) end();
  }, ENOUGH);
  const onInterim = (answer: Answer): void => {
    best = answer;
    if (isEnough) end();
  };
  const options = { signal: ended.signal, onInterim };
  const reply = await replyTo(question(options), ended.signal);
  const answer = (reply.kind === 'answered' ? reply.answer : undefined) ?? best;
  clearTimeout(show);
  clearTimeout(enough);
  signal.removeEventListener('abort', end);
  over.abort();
  if (!isWanted()) return undefined;
  // A newer question replaced a dropped one and shows its own notices.
  if (answer === undefined && reply.kind !== 'dropped') {
    host.dispatchEvent(new NoticeEvent({ text: unanswered }));
  }
  return answer;
}

/** Says that no answer came. */
export function noReplyWords(): string {
  return msg('No reply came. Please try again.');
}

export function searchHint<Hint>(
  host: EventTarget,
  question: (options: SearchOptions<Hint>) => Promise<Hint | undefined>,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  const unanswered = (): string => msg('The hint didn’t arrive. Please ask again.');
  return search(host, question, signal, unanswered);
}
