import { expect, test } from 'vitest';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import { nextOfDay, solvedDay, solvedDaySentences, streakChangeWords } from './solved-day.ts';

const TODAY = '2026-11-21';

function solvedOn(day: string, petals: DayOutcomes, others: readonly string[] = []) {
  const days: DayHistory = new Map<string, DayOutcomes>([
    ...others.map((other) => [other, { guard: 'counted' }] as const),
    [day, petals],
  ]);
  return solvedDay(days, { day, kind: 'regions' }, TODAY);
}

test('the sentences about today give the number solved and the streak', () => {
  const first = solvedOn(TODAY, { regions: 'counted' });
  expect(solvedDaySentences(first)).toEqual(['1 of 3 today.', '1-day streak.']);
  const others = ['2026-11-19', '2026-11-20'];
  const second = solvedOn(TODAY, { regions: 'counted', complete: 'counted' }, others);
  expect(solvedDaySentences(second)).toEqual(['2 of 3 today.', '3-day streak.']);
});

test('the sentence about a past day gives its date and no streak, which the day does not extend', () => {
  const solved = solvedOn('2026-11-14', { regions: 'solved' }, [TODAY]);
  expect(solvedDaySentences(solved)).toEqual(['1 of 3 on 14 November.']);
});

test('a past day that was finished late says what it did to the streak', () => {
  const others = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', TODAY];
  const mended = solvedOn('2026-11-19', { regions: 'counted' }, others);
  expect(mended.streakChange).toEqual({ from: 1, to: 6 });
  expect(streakChangeWords(mended)).toBe('Your streak went from 1 to 6 days.');
  expect(solvedDaySentences(mended)).toEqual([
    '1 of 3 on 19 November.',
    'Your streak went from 1 to 6 days.',
  ]);
});

test('a puzzle that leaves the streak as it was says nothing of it', () => {
  const second = solvedOn('2026-11-20', { regions: 'counted', guard: 'counted' }, [TODAY]);
  expect(streakChangeWords(second)).toBe('');
  expect(streakChangeWords(solvedOn(TODAY, { regions: 'counted' }))).toBe('');
  expect(streakChangeWords(solvedOn('2026-11-20', { regions: 'solved' }, [TODAY]))).toBe('');
});

test.each<[petals: DayOutcomes, next: string | undefined]>([
  [{ complete: 'counted' }, 'regions'],
  [{ regions: 'counted' }, 'complete'],
  [{ regions: 'counted', guard: 'solved' }, 'complete'],
  [{ regions: 'shown', complete: 'counted' }, 'guard'],
  [{ regions: 'counted', complete: 'counted', guard: 'shown' }, undefined],
])('after %j the next puzzle of the day is %s', (petals, next) => {
  expect(nextOfDay({ petals })).toBe(next);
});
