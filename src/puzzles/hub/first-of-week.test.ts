import { expect, test } from 'vitest';
import type { Day } from '../../core/days/day.ts';
import type { DayPuzzleOutcome } from '../../core/days/streak.ts';
import { firstOfWeek } from './first-of-week.ts';

const TODAY = '2026-11-21';

function firstWith(guard: DayPuzzleOutcome, ...days: readonly Day[]): Day {
  return firstOfWeek(new Map(days.map((day) => [day, { guard }])), TODAY);
}

test('the week of a new player is today alone, and has a day more each day until it is whole', () => {
  expect(firstWith('counted')).toBe(TODAY);
  expect(firstWith('counted', '2026-11-20')).toBe('2026-11-20');
  expect(firstWith('counted', '2026-11-15')).toBe('2026-11-15');
  expect(firstWith('counted', '2026-11-14')).toBe('2026-11-15');
  expect(firstWith('counted', '2026-11-20', '2026-01-03')).toBe('2026-11-15');
});

test('an earlier day that was played later begins no week, nor does a day to come', () => {
  expect(firstWith('solved', '2026-11-19')).toBe(TODAY);
  expect(firstWith('shown', '2026-11-19')).toBe(TODAY);
  expect(firstWith('counted', '2026-11-23')).toBe(TODAY);
});
