import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { daysLater, type Day } from '../../core/days/day.ts';
import { streakOf, type DayHistory } from '../../core/days/streak.ts';
import { streakNotice, type StreakNotice, streakSentences } from './streak-notice.ts';
import { OneTimeNotices } from './one-time-notices.ts';

const TODAY = '2026-11-21';

/** Returns days on which something counts, by their distance before today; negative numbers are days after today. */
function daysAgo(...ago: readonly number[]): DayHistory {
  return new Map(ago.map((days) => [daysLater(TODAY, -days), { guard: 'counted' }]));
}

function newsOf(
  days: DayHistory,
  said = new OneTimeNotices(),
  today: Day = TODAY,
): StreakNotice | undefined {
  return streakNotice(days, streakOf(days, today), today, said);
}

function words(days: DayHistory): readonly string[] {
  return streakSentences(streakOf(days, TODAY), days.get(TODAY) ?? {}, newsOf(days), TODAY);
}

test('the first day asks for one puzzle, and a streak says how long it is', () => {
  expect(words(daysAgo())).toEqual(['Solve one puzzle to start a streak.']);
  expect(words(daysAgo(0))).toEqual(['1 day.']);
  expect(words(daysAgo(2, 1, 0))).toEqual(['3 days.']);
});

test('until today counts, the streak says how long one puzzle of today makes it', () => {
  expect(words(daysAgo(1))).toEqual(['1 day. One puzzle today makes 2.']);
  expect(words(daysAgo(3, 2, 1))).toEqual(['3 days. One puzzle today makes 4.']);
  // With two of today’s solutions revealed, the third puzzle can still count; with all three, none can.
  const days = new Map(daysAgo(2, 1));
  days.set(TODAY, { complete: 'shown', regions: 'shown' });
  expect(words(days)).toEqual(['2 days. One puzzle today makes 3.']);
  days.set(TODAY, { complete: 'shown', regions: 'shown', guard: 'shown' });
  expect(words(days)).toEqual(['2 days.']);
});

test('one puzzle of today makes any streak one day longer, also if the clock was set back', () => {
  const ago = fc.uniqueArray(fc.integer({ min: -12, max: 30 }).filter((days) => days !== 0));
  fc.assert(
    fc.property(ago, (days) => {
      const { length } = streakOf(daysAgo(...days), TODAY);
      fc.pre(length > 0);
      expect(streakOf(daysAgo(...days, 0), TODAY).length).toBe(length + 1);
    }),
  );
});

test('a day off is mentioned on the day after it', () => {
  expect(words(daysAgo(4, 3, 2, 0))).toEqual([
    '4 days.',
    'Yesterday was your day off. One in seven doesn’t end a streak.',
  ]);
  expect(words(daysAgo(4, 3, 1, 0))).toEqual(['4 days.']);
});

test('the end of a streak is mentioned once, on one page', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  const days = daysAgo(9, 8, 7, 0);
  const page = new OneTimeNotices();
  expect(words(days)).toEqual([
    '1 day.',
    'Your longest streak is 3 days. You can still play earlier days.',
  ]);
  stored.clear();
  expect(newsOf(days, page)).toEqual({ kind: 'ended', longest: 3 });
  // The page that mentioned it keeps mentioning it.
  expect(newsOf(days, page)).toEqual({ kind: 'ended', longest: 3 });
  expect(newsOf(days)).toBeUndefined();
  // Only the end of a later streak is news.
  expect(newsOf(daysAgo(19, 18, 17, 9, 8, 7, 0))).toBeUndefined();
  expect(newsOf(daysAgo(19, 18, 17, 6, 5))).toEqual({ kind: 'ended', longest: 3 });
  vi.unstubAllGlobals();
});

test('the end of a streak is not mentioned if it had one day or is not longer than the present one', () => {
  expect(newsOf(daysAgo(9, 0))).toBeUndefined();
  expect(newsOf(daysAgo(9, 8, 2, 1, 0))).toBeUndefined();
});

test('a later day with only a revealed answer is not mentioned', () => {
  expect(newsOf(new Map([[daysLater(TODAY, 1), { guard: 'shown' }]]))).toBeUndefined();
});

test('a clock that was turned back is mentioned, with the day whose results are kept', () => {
  expect(words(daysAgo(-1, 0))[1]).toBe(
    'It’s 21 November again. What you solved on the 22nd is safe.',
  );
  expect(words(daysAgo(-11, 0))[1]).toBe(
    'It’s 21 November again. What you solved on 2 December is safe.',
  );
});

test('of several later days that were played, the last is named', () => {
  expect(newsOf(daysAgo(0, -1, -3, -2))).toEqual({ kind: 'clock-back', later: '2026-11-24' });
  expect(newsOf(daysAgo(1, 0))).toBeUndefined();
});
