import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SolverDied } from '../../solver/worker/connection.ts';
import type { Notice, NoticeEvent } from '../../ui/events.ts';
import { search, type SearchOptions } from './search.ts';

const UNANSWERED = 'No answer has come.';

/** A question that was asked, with functions that end it. */
interface Asked extends SearchOptions<string> {
  readonly answer: (answer: string | undefined) => void;
  readonly die: () => void;
  readonly fail: (reason: Error) => void;
}

let asked: Asked[];
let told: Notice[];
let left: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = [];
  left = new AbortController();
});

afterEach(() => vi.useRealTimers());

/** Returns the texts of the notices that are shown. */
function shown(): string[] {
  return told.filter(({ over }) => !over?.aborted).map(({ text }) => text());
}

function begin(): Promise<string | undefined> {
  const host = new EventTarget();
  host.addEventListener('nt-notice', (event) => told.push((event as NoticeEvent).notice));
  const question = (options: SearchOptions<string>): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
      const die = (): void => reject(new SolverDied('The solver stopped.'));
      asked.push({ ...options, answer: resolve, die, fail: reject });
    });
  return search(host, question, left.signal, () => UNANSWERED);
}

test('an answer that comes soon is returned without a notice', async () => {
  const answer = begin();
  await vi.advanceTimersByTimeAsync(499);
  asked[0]!.answer('yes');
  expect(await answer).toBe('yes');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([]);
});

test('a search that takes longer than half a second is shown until its answer comes', async () => {
  const answer = begin();
  await vi.advanceTimersByTimeAsync(501);
  expect(shown()).toEqual(['Still looking…']);
  asked[0]!.answer('yes');
  expect(await answer).toBe('yes');
  expect(shown()).toEqual([]);
});

test('a search that is stopped ends without an answer and without a notice', async () => {
  const answer = begin();
  await vi.advanceTimersByTimeAsync(501);
  asked[0]!.onInterim('nearly');
  told[0]!.action!.run();
  expect(await answer).toBeUndefined();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(shown()).toEqual([]);
});

test('after five seconds the best answer so far is returned, and the search ends', async () => {
  const answer = begin();
  asked[0]!.onInterim('well');
  asked[0]!.onInterim('better');
  await vi.advanceTimersByTimeAsync(5001);
  expect(await answer).toBe('better');
  expect(asked[0]!.signal.aborted).toBe(true);
  expect(shown()).toEqual([]);
});

test('after five seconds the first provisional answer is returned as soon as it comes', async () => {
  const answer = begin();
  await vi.advanceTimersByTimeAsync(7000);
  asked[0]!.onInterim('well');
  expect(await answer).toBe('well');
});

test('a worker that dies is reported once', async () => {
  const answer = begin();
  asked[0]!.die();
  expect(await answer).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(shown()).toEqual([UNANSWERED]);
});

test('an error in the program is reported like a dead worker, and to the console', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const answer = begin();
  const mistake = new TypeError('No such square.');
  asked[0]!.fail(mistake);
  expect(await answer).toBeUndefined();
  expect(shown()).toEqual([UNANSWERED]);
  expect(report.mock.calls).toEqual([[mistake]]);
  vi.unstubAllGlobals();
});

test('a search that a newer one replaces shows no notice of its own', async () => {
  const answer = begin();
  asked[0]!.fail(new DOMException('A newer call has taken the place of this one.', 'AbortError'));
  expect(await answer).toBeUndefined();
  expect(shown()).toEqual([]);
});

test('a search that is no longer wanted shows no notice', async () => {
  const answer = begin();
  await vi.advanceTimersByTimeAsync(501);
  left.abort();
  expect(await answer).toBeUndefined();
  expect(shown()).toEqual([]);
  expect(await begin()).toBeUndefined();
  expect(asked).toHaveLength(1);
});
