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

test('the first sentence is spoken at once', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('Queen on d8', 'move');
  expect(spoken).toEqual(['Queen on d8']);
});

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

test('after a quiet second a sentence is spoken at once again', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', 'move');
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

test('whatever comes in which order, notices, alerts and finds are spoken once each, and of moves the last', () => {
  const kinds: readonly AnnounceKind[] = ['move', 'conflict', 'find', 'notice', 'alert'];
  const inputs = fc.array(fc.record({ kind: fc.constantFrom(...kinds), wait: fc.nat(1500) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(inputs, (given) => {
      const times: number[] = [];
      const spoken: string[] = [];
      const it = new Announcer((text) => {
        spoken.push(text);
        times.push(Date.now());
      });
      for (const [index, { kind, wait }] of given.entries()) {
        it.announce(`${kind} ${index}`, kind);
        vi.advanceTimersByTime(wait);
      }
      vi.advanceTimersByTime(1000 * given.length);
      const told = given.map(({ kind }, index) => `${kind} ${index}`);
      const lasts = told.filter((text) => !/move|conflict/.test(text));
      expect(spoken.filter((text) => !/move|conflict/.test(text)).toSorted()).toEqual(
        lasts.toSorted(),
      );
      expect(new Set(spoken).size).toBe(spoken.length);
      // The state of the board after all moves is heard.
      const lastOfBoard = told.findLast((text) => /move|conflict|find/.test(text));
      if (lastOfBoard) expect(spoken).toContain(lastOfBoard);
      // Words that are kept have a second for themselves.
      for (const [index, text] of spoken.entries()) {
        const next = times[index + 1];
        if (next === undefined || /move|conflict/.test(text)) continue;
        expect(next - times[index]!).toBeGreaterThanOrEqual(1000);
      }
    }),
  );
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
