import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  it.announce('Queen on d8', false);
  expect(spoken).toEqual(['Queen on d8']);
});

test('of the sentences within a second only the last is spoken after it', () => {
  const { announcer: it, spoken } = announcer();
  for (const text of ['1 placed', '2 placed', '3 placed', '4 placed']) it.announce(text, false);
  vi.advanceTimersByTime(999);
  expect(spoken).toEqual(['1 placed']);
  vi.advanceTimersByTime(1);
  expect(spoken).toEqual(['1 placed', '4 placed']);
});

test('a sentence that had to wait keeps the next one waiting as well', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', false);
  it.announce('2 placed', false);
  vi.advanceTimersByTime(1_000);
  it.announce('3 placed', false);
  vi.advanceTimersByTime(999);
  expect(spoken).toEqual(['1 placed', '2 placed']);
  vi.advanceTimersByTime(1);
  expect(spoken).toEqual(['1 placed', '2 placed', '3 placed']);
});

test('after a quiet second a sentence is spoken at once again', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', false);
  vi.advanceTimersByTime(1_000);
  it.announce('2 placed', false);
  expect(spoken).toEqual(['1 placed', '2 placed']);
});

test('an urgent sentence is spoken at once, and drops the one that waits', () => {
  const { announcer: it, spoken } = announcer();
  it.announce('1 placed', false);
  it.announce('2 placed', false);
  it.announce('Conflict: g6 and c2', true);
  it.announce('Conflict: g6 and b1', true);
  vi.advanceTimersByTime(5_000);
  expect(spoken).toEqual(['1 placed', 'Conflict: g6 and c2!', 'Conflict: g6 and b1!']);
});
