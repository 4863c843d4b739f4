import { expect, test } from 'vitest';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import { bloomWords, nextOfDay, solvedDay, solvedDaySentences } from './solved-day.ts';

const TODAY = '2026-11-21';

async function solvedOn(day: string, petals: DayOutcomes, others: readonly string[] = []) {
  const days: DayHistory = new Map<string, DayOutcomes>([
    ...others.map((other) => [other, { guard: 'counted' }] as const),
    [day, petals],
  ]);
  const puzzles = { days: () => Promise.resolve(days) };
  return (await solvedDay(puzzles, { day, kind: 'regions' }, TODAY))!;
}

test('the sentences about today give the number solved and the streak', async () => {
  const first = await solvedOn(TODAY, { regions: 'counted' });
  expect(solvedDaySentences(first)).toEqual(['1 of 3 today.', '1-day streak.']);
  const others = ['2026-11-19', '2026-11-20'];
  const second = await solvedOn(TODAY, { regions: 'counted', complete: 'counted' }, others);
  expect(solvedDaySentences(second)).toEqual(['2 of 3 today.', '3-day streak.']);
});

test('the sentence about a past day gives its date and no streak, which the day does not extend', async () => {
  const solved = await solvedOn('2026-11-14', { regions: 'solved' }, [TODAY]);
  expect(solvedDaySentences(solved)).toEqual(['1 of 3 on 14 November.']);
});

test('the third solved puzzle completes its day, and a revealed answer does not count', async () => {
  const all: DayOutcomes = { complete: 'counted', regions: 'counted', guard: 'counted' };
  expect(bloomWords(await solvedOn(TODAY, all))).toBe('All three solved');
  expect(bloomWords(await solvedOn('2026-11-14', all))).toBe('14 November: all three solved');
  expect(bloomWords(await solvedOn(TODAY, { ...all, guard: 'shown' }))).toBeUndefined();
});

test.each<[petals: DayOutcomes, next: string | undefined]>([
  [{ regions: 'counted' }, 'guard'],
  [{ regions: 'counted', guard: 'solved' }, 'complete'],
  [{ regions: 'counted', guard: 'shown' }, 'complete'],
  [{ regions: 'counted', complete: 'counted', guard: 'shown' }, undefined],
])('after Regions, of %j the next is %s', (petals, next) => {
  expect(nextOfDay({ kind: 'regions', petals })).toBe(next);
});

test('if days cannot be read, there are no sentences about the day', async () => {
  const puzzles = { days: () => Promise.resolve(undefined) };
  expect(await solvedDay(puzzles, { day: TODAY, kind: 'regions' }, TODAY)).toBeUndefined();
});
