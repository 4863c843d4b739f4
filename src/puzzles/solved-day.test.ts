import { expect, test } from 'vitest';
import type { DayPetals, Days } from '../core/row-of-days.ts';
import { bloomWords, nextOfDay, solvedDay, solvedDaySentences } from './solved-day.ts';

const TODAY = '2026-11-21';

async function solvedOn(day: string, petals: DayPetals, others: readonly string[] = []) {
  const days: Days = new Map<string, DayPetals>([
    ...others.map((other) => [other, { guard: 'counted' }] as const),
    [day, petals],
  ]);
  const puzzles = { days: () => Promise.resolve(days) };
  return (await solvedDay(puzzles, { day, kind: 'regions' }, TODAY))!;
}

test('today says how many are solved, and its row', async () => {
  const first = await solvedOn(TODAY, { regions: 'counted' });
  expect(solvedDaySentences(first)).toEqual(['1 of 3 today.', '1-day streak.']);
  const others = ['2026-11-19', '2026-11-20'];
  const second = await solvedOn(TODAY, { regions: 'counted', complete: 'counted' }, others);
  expect(solvedDaySentences(second)).toEqual(['2 of 3 today.', '3-day streak.']);
});

test('a past day says its date and no row, which it does not fill', async () => {
  const solved = await solvedOn('2026-11-14', { regions: 'solved' }, [TODAY]);
  expect(solvedDaySentences(solved)).toEqual(['1 of 3 on 14 November.']);
});

test('the third petal is the bloom of its day; an answer that was shown is no petal', async () => {
  const all: DayPetals = { complete: 'counted', regions: 'counted', guard: 'counted' };
  expect(bloomWords(await solvedOn(TODAY, all))).toBe('All three solved');
  expect(bloomWords(await solvedOn('2026-11-14', all))).toBe('14 November: all three solved');
  expect(bloomWords(await solvedOn(TODAY, { ...all, guard: 'shown' }))).toBeUndefined();
});

test.each<[petals: DayPetals, next: string | undefined]>([
  [{ regions: 'counted' }, 'guard'],
  [{ regions: 'counted', guard: 'solved' }, 'complete'],
  [{ regions: 'counted', guard: 'shown' }, 'complete'],
  [{ regions: 'counted', complete: 'counted', guard: 'shown' }, undefined],
])('after Regions, of %j the next is %s', (petals, next) => {
  expect(nextOfDay({ kind: 'regions', petals })).toBe(next);
});

test('where days cannot be read, nothing is said of the day', async () => {
  const puzzles = { days: () => Promise.resolve(undefined) };
  expect(await solvedDay(puzzles, { day: TODAY, kind: 'regions' }, TODAY)).toBeUndefined();
});
