import { expect, test } from 'vitest';
import { weekdayOf } from '../../../core/days/day.ts';
import { codesOf, type FrozenDay } from './frozen-days.testing.ts';
import frozen from './frozen-days.json' with { type: 'json' };

const DAYS: readonly FrozenDay[] = frozen;

test.each(['2026', '2027', '2028', '2029', '2030'])(
  'days of %s have the puzzles they had',
  (year) => {
    for (const { day, codes } of DAYS.filter((one) => one.day.startsWith(year)))
      expect({ day, codes: codesOf(day) }).toEqual({ day, codes });
  },
);

test('the table has 60 days: Sundays, a leap day, the ends of years', () => {
  const days = new Set(DAYS.map(({ day }) => day));
  expect(days.size).toBe(60);
  expect([...days].filter((day) => weekdayOf(day) === 6).length).toBeGreaterThan(5);
  for (const day of ['2026-01-01', '2026-12-31', '2028-02-29', '2030-12-31'])
    expect(days).toContain(day);
});
