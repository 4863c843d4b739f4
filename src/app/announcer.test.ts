import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import type { AnnounceKind } from '../ui/events.ts';
import { Announcer } from './announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function announcer(): { readonly announcer: Announcer; readonly spoken: string[] } {
  const spoken: string[] = [];
  return {
    announcer: new Announcer((text, urgent) => spoken.push(urgent ? `${text}!` : text)),
    spoken,
  };
}

test('of the moves within a second only the last is spoken after it', () => {
  const { announcer: it, spoken } = announcer();
  for (const text of ['1 placed', '2 placed', '3 placed', '4 placed']) it.announce(text, 'move');
  vi.advanceTimersByTime(999);
  expect(spoken).toEqual(['1 placed']);
  vi.advanceTimersByTime(1);
  expect(spoken).toEqual(['1 placed', '4 placed']);
});

test('a notice that is over before its turn is not spoken', () => {
  const { announcer: it, spoken } = announcer();
  const saved = new AbortController();
  it.announce('New version ready', 'notice');
  it.announce('Everything is saved again', 'notice', saved.signal);
  saved.abort();
  it.announce('Not saved', 'alert');
  vi.advanceTimersByTime(5_000);
  expect(spoken).toEqual(['New version ready', 'Not saved!']);
});

test('a sentence that had to wait keeps the next one waiting as well', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
  it.announce('2 placed', 'move');
  vi.advanceTimersByTime(1_000);
  it.announce('3 placed', 'move');
  vi.advanceTimersByTime(999);
  expect(spoken).toEqual(['1 placed', '2 placed']);
  vi.advanceTimersByTime(1);
  expect(spoken).toEqual(['1 placed', '2 placed', '3 placed']);
});

test('the first sentence is spoken at once, and another after a quiet second', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
  expect(spoken).toEqual(['1 placed']);
  vi.advanceTimersByTime(1_000);
  it.announce('2 placed', 'move');
  expect(spoken).toEqual(['1 placed', '2 placed']);
});

test('a conflict is spoken at once, and drops the move that waits', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
  it.announce('2 placed', 'move');
  it.announce('Conflict: g6 and c2', 'conflict');
  it.announce('Conflict: g6 and b1', 'conflict');
  vi.advanceTimersByTime(5_000);
  expect(spoken).toEqual(['1 placed', 'Conflict: g6 and c2!', 'Conflict: g6 and b1!']);
});

test('a notice between two quick moves is spoken before the second', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
  it.announce('New version ready.', 'notice');
  it.announce('2 placed', 'move');
  vi.advanceTimersByTime(5_000);
  expect(spoken).toEqual(['1 placed', 'New version ready.', '2 placed']);
});

test('two alerts at once are spoken one after the other, before notices', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('New version ready.', 'notice');
  it.announce('You are offline.', 'notice');
  it.announce('Not saved.', 'alert');
  it.announce('This device is full.', 'alert');
  expect(spoken).toEqual(['New version ready.']);
  vi.advanceTimersByTime(5_000);
  const alerts = ['Not saved.!', 'This device is full.!'];
  expect(spoken).toEqual(['New version ready.', ...alerts, 'You are offline.']);
});

test('after a change of language waiting notices are spoken in the new one, and other words that wait are dropped', () => {
  const { announcer: it, spoken } = announcer();
  let text = 'New version ready.';
  it.announce('1 placed', 'move');
  it.announce(() => text, 'notice');
  it.announce('2 placed', 'move');
  text = '新版本已就绪。';
  it.forgetLanguage();
  vi.advanceTimersByTime(5_000);
  expect(spoken).toEqual(['1 placed', '新版本已就绪。']);
});

/** Returns a promise of a text that is known after so many milliseconds; never, if that is `Infinity`. */
function later(text: string, milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    if (milliseconds < Infinity) setTimeout(() => resolve(text), milliseconds);
  });
}

test('a find waits for the words of its last queen, and is spoken right after them', async () => {
  const { announcer: it, spoken } = announcer();
  it.announce(later('Queen on d1', 400), 'move');
  it.announce('Solved', 'find');
  await vi.advanceTimersByTimeAsync(399);
  expect(spoken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(spoken).toEqual(['Queen on d1', 'Solved!']);
});

test('words that turn out to be empty, or to be over, keep nothing waiting', async () => {
  const { announcer: it, spoken } = announcer();
  const gone = new AbortController();
  it.announce(later('', 50), 'move');
  it.announce(later('Over', 60), 'notice', gone.signal);
  it.announce('Solved', 'find');
  gone.abort();
  await vi.advanceTimersByTimeAsync(60);
  expect(spoken).toEqual(['Solved!']);
});

test('words that never come hold back others for three seconds', async () => {
  const { announcer: it, spoken } = announcer();
  it.announce(later('Nothing', Infinity), 'find');
  it.announce('Saved again', 'notice');
  await vi.advanceTimersByTimeAsync(2999);
  expect(spoken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(spoken).toEqual(['Saved again']);
});

test('words that fail are reported, and hold back nothing', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (reason: unknown) => reported.push(reason));
  const { announcer: it, spoken } = announcer();
  const fault = new Error('A defect');
  it.announce(Promise.reject(fault), 'move');
  it.announce('Saved again', 'notice');
  await vi.advanceTimersByTimeAsync(0);
  expect(spoken).toEqual(['Saved again']);
  expect(reported).toEqual([fault]);
  vi.unstubAllGlobals();
});

test('words that others have passed are spoken when they come, unless they are of a move', async () => {
  const { announcer: it, spoken } = announcer();
  it.announce(later('Queen on d1', 3500), 'move');
  it.announce(later('Solved', 8000), 'find');
  it.announce('Saved again', 'notice');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(spoken).toEqual(['Saved again', 'Solved!']);
});

test('the last words are not spoken again before those that are on their way', async () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
  vi.advanceTimersByTime(1000);
  it.announce(later('2 placed', 100), 'move');
  it.repeat();
  await vi.advanceTimersByTimeAsync(100);
  expect(spoken).toEqual(['1 placed', '2 placed']);
});

const isMove = (text: string): boolean => /move|conflict/.test(text);
const isUrgent = (text: string): boolean => /conflict|find|alert/.test(text);

test('however late each part knows its words, they are spoken in the order of what happened, urgent ones before those that wait', async () => {
  const kinds: readonly AnnounceKind[] = ['move', 'conflict', 'find', 'notice', 'alert'];
  const inputs = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      /** Milliseconds until the next announcement. */
      wait: fc.nat(1500),
      /** Milliseconds until the words are known; 0 if they are known at once. */
      late: fc.oneof(fc.constant(0), fc.nat(2900)),
    }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(inputs, async (given) => {
      const times: number[] = [];
      const spoken: string[] = [];
      const it = new Announcer((text) => {
        spoken.push(text);
        times.push(Date.now());
      });
      const told = given.map(({ kind }, index) => `${kind} ${index}`);
      for (const [index, { kind, wait, late }] of given.entries()) {
        const text = told[index]!;
        it.announce(late === 0 ? text : later(text, late), kind);
        await vi.advanceTimersByTimeAsync(wait);
      }
      await vi.advanceTimersByTimeAsync(4000 * given.length);
      // Notices, alerts and finds are spoken once each.
      const isKept = (text: string): boolean => !isMove(text);
      expect(spoken.filter(isKept).toSorted()).toEqual(told.filter(isKept).toSorted());
      expect(new Set(spoken).size).toBe(spoken.length);
      // The state of the board after all moves is heard.
      const lastOfBoard = told.findLast((text) => /move|conflict|find/.test(text));
      if (lastOfBoard) expect(spoken).toContain(lastOfBoard);
      for (const [index, text] of spoken.entries()) {
        // Urgent words go before polite ones that wait, and a find before no move.
        const happened = told.indexOf(text);
        const passed = spoken.slice(index + 1).filter((other) => told.indexOf(other) < happened);
        const mayPass = (other: string): boolean =>
          isUrgent(text) && !isUrgent(other) && !(text.startsWith('find') && isMove(other));
        expect(passed.filter((other) => !mayPass(other))).toEqual([]);
        // Words that are kept have a second for themselves.
        const next = times[index + 1];
        if (next === undefined || isMove(text)) continue;
        expect(next - times[index]!).toBeGreaterThanOrEqual(1000);
      }
    }),
  );
});

test('words that never come, fail or come too late keep no others from being spoken', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const kinds: readonly AnnounceKind[] = ['move', 'conflict', 'find', 'notice', 'alert'];
  const inputs = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      wait: fc.nat(1500),
      ends: fc.constantFrom('well', 'late', 'never', 'badly'),
    }),
    { maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(inputs, async (given) => {
      const spoken: string[] = [];
      const it = new Announcer((text) => spoken.push(text));
      for (const [index, { kind, wait, ends }] of given.entries()) {
        const text = `${kind} ${index} ${ends}`;
        if (ends === 'badly') it.announce(Promise.reject(new Error(text)), kind);
        else it.announce(later(text, { well: 10, late: 5000, never: Infinity }[ends]), kind);
        await vi.advanceTimersByTimeAsync(wait);
      }
      await vi.advanceTimersByTimeAsync(5000 * (given.length + 1));
      const kept = given
        .map(({ kind, ends }, index) => `${kind} ${index} ${ends}`)
        .filter((text) => !isMove(text) && /well|late/.test(text));
      expect(spoken.filter((text) => !isMove(text)).toSorted()).toEqual(kept.toSorted());
      // Nothing is waited for any more.
      it.announce('notice at the end', 'notice');
      expect(spoken.at(-1)).toBe('notice at the end');
    }),
  );
  vi.unstubAllGlobals();
});

test('the last words are spoken again on request, before those that wait', () => {
  const { announcer: it, spoken } = announcer();
  it.repeat();
  expect(spoken).toEqual([]);
  it.announce('1 placed', 'move');
  it.announce('Saved again', 'notice');
  it.repeat();
  expect(spoken).toEqual(['1 placed', '1 placed']);
  vi.advanceTimersByTime(1_000);
  expect(spoken).toEqual(['1 placed', '1 placed', 'Saved again']);
  it.repeat();
  expect(spoken.at(-1)).toBe('Saved again');
});

test('words of a language that is no longer spoken are not repeated', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
  it.forgetLanguage();
  it.repeat();
  expect(spoken).toEqual(['1 placed']);
});

test('words that are written when their turn comes tell of the board as it is then', async () => {
  const { announcer: it, spoken } = announcer();
  let board = 'Nothing placed';
  it.announce('Regions', 'notice');
  it.announce(
    Promise.resolve(() => board),
    'notice',
  );
  board = '1 placed';
  it.announce('Queen on a8', 'move');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(spoken).toEqual(['Regions', '1 placed', 'Queen on a8']);
});

test('words that cannot be written when their turn comes hold back nothing', () => {
  const { announcer: it, spoken } = announcer();
  const text = (): string => {
    throw new Error('planted');
  };
  expect(() => it.announce(text, 'notice')).toThrow('planted');
  it.announce('New version ready', 'notice');
  vi.advanceTimersByTime(1_000);
  expect(spoken).toEqual(['New version ready']);
});
