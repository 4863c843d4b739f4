import { msg } from '@lit/localize';
import { replyTo } from '../solver/connection.ts';
import { NoticeEvent } from '../ui/events.ts';

/** A search that takes longer than this is shown, in milliseconds. */
const SHOW_AFTER = 500;

/** After this the best answer so far will do, in milliseconds. */
const ENOUGH = 5000;

/** What a question of a search is asked with. */
export interface SearchOptions<Answer> {
  readonly signal: AbortSignal;
  /** Called with answers that will do where the search takes long, each better than the one before. */
  readonly onBest: (answer: Answer) => void;
}

/**
 * Asks what a player waits for. A search that takes longer than half a second is shown, with a button that ends
 * it; after five seconds the best answer so far is taken.
 * @param host Where a `NoticeEvent` shows the search, or says `unanswered`.
 * @param signal Aborted when the answer is no longer wanted.
 * @param unanswered Said where no answer comes. The next search starts another worker.
 * @returns `undefined` where there is no answer, or it is no longer wanted.
 */
export async function search<Answer>(
  host: EventTarget,
  question: (options: SearchOptions<Answer>) => Promise<Answer | undefined>,
  signal: AbortSignal,
  unanswered: string,
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
    const notice = { text: msg('Still looking…'), action: { label: msg('Stop'), run } };
    host.dispatchEvent(new NoticeEvent({ ...notice, over: over.signal }));
  }, SHOW_AFTER);
  const enough = setTimeout(() => {
    isEnough = true;
    if (best !== undefined) end();
  }, ENOUGH);
  const onBest = (answer: Answer): void => {
    best = answer;
    if (isEnough) end();
  };
  const options = { signal: ended.signal, onBest };
  const reply = await replyTo(question(options), ended.signal);
  const answer = (reply.kind === 'answered' ? reply.answer : undefined) ?? best;
  clearTimeout(show);
  clearTimeout(enough);
  signal.removeEventListener('abort', end);
  over.abort();
  if (!isWanted()) return undefined;
  // Overtaken: the newer question has the word.
  if (answer === undefined && reply.kind !== 'dropped') {
    host.dispatchEvent(new NoticeEvent({ text: unanswered }));
  }
  return answer;
}

/** Asks for a hint, as `search` does. */
export function searchHint<Hint>(
  host: EventTarget,
  question: (options: SearchOptions<Hint>) => Promise<Hint | undefined>,
  signal: AbortSignal,
): Promise<Hint | undefined> {
  const unanswered = msg('The hint didn’t arrive. Please ask again.');
  return search(host, question, signal, unanswered);
}
