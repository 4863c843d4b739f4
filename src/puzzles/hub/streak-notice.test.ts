import { expect, test, vi } from 'vitest';
import { daysLater, type Day } from '../../core/days/day.ts';
import { streakOf, type DayHistory } from '../../core/days/streak.ts';
import { noticeWords, streakNotice, type StreakNotice } from './streak-notice.ts';
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

function words(days: DayHistory): string | undefined {
  const news = newsOf(days);
  return news && noticeWords(news, TODAY);
}

test('there is no news of a streak that goes on, nor before the first', () => {
  expect(words(daysAgo())).toBeUndefined();
  expect(words(daysAgo(0))).toBeUndefined();
  expect(words(daysAgo(3, 2, 1))).toBeUndefined();
});

test('a day off is mentioned on the day after it', () => {
  expect(words(daysAgo(4, 3, 2, 0))).toBe(
    'Yesterday was your day off. One in seven doesn’t end a streak.',
  );
  expect(words(daysAgo(4, 3, 1, 0))).toBeUndefined();
});

test('the end of a streak is mentioned once, on one page', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  const days = daysAgo(9, 8, 7, 0);
  const page = new OneTimeNotices();
  expect(words(days)).toBe('Your longest streak is 3 days. You can still play earlier days.');
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
  expect(words(daysAgo(-1, 0))).toBe(
    'It’s 21 November again. What you solved on 22 November is safe.',
  );
  expect(words(daysAgo(-11, 0))).toBe(
    'It’s 21 November again. What you solved on 2 December is safe.',
  );
});

test('of several later days that were played, the last is named', () => {
  expect(newsOf(daysAgo(0, -1, -3, -2))).toEqual({ kind: 'clock-back', later: '2026-11-24' });
  expect(newsOf(daysAgo(1, 0))).toBeUndefined();
});
