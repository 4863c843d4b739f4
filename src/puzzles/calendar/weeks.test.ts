import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumbered, daysOfMonth, FIRST_DAY, monthOf, weekdayOf } from '../../core/days/day.ts';
import { monthsBack, weeksOf } from './weeks.ts';

/** Days of many years, including leap years. */
const someDay = fc.nat({ max: 47_000 }).map(dayNumbered);

/** The weekday that begins a week. */
const someStart = fc.nat({ max: 6 });

test('the weeks of a month have each of its days once, under its weekday, and no other day', () => {
  fc.assert(
    fc.property(someDay.map(monthOf), someStart, (month, start) => {
      const weeks = weeksOf(month, start);
      expect(weeks.flatMap(({ days }) => days).filter(Boolean)).toEqual(daysOfMonth(month));
      for (const { days } of weeks) {
        expect(days).toHaveLength(7);
        for (const [place, day] of days.entries())
          if (day) expect(weekdayOf(day)).toBe((place + start) % 7);
      }
    }),
  );
});

describe('months back', () => {
  test('lead from today’s to the first with puzzles', () => {
    expect(monthsBack('2026-03-31')).toEqual(['2026-03', '2026-02', '2026-01']);
    expect(monthsBack(FIRST_DAY)).toEqual(['2026-01']);
    expect(monthsBack('2036-01-15')).toHaveLength(121);
  });

  test('are only the present one if the clock is before the first puzzles', () => {
    expect(monthsBack('2025-12-31')).toEqual(['2025-12']);
  });
});
