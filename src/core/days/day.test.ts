import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dayNumber,
  dayNumbered,
  dayOf,
  daysLater,
  daysOfMonth,
  FIRST_DAY,
  isDay,
  monthOf,
  untilNextDay,
  weekdayOf,
} from './day.ts';

/** The numbers of the days of the years 1000 to 9999, except the last day. */
const numbers = fc.integer({ min: -354_285, max: 2_932_895 });

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Returns the number of days in a month, by the rules of the calendar. */
function lengthOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function text(year: number, month: number, date: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

test('a day has one number, and days and numbers are in the same order', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      expect(dayNumber(dayNumbered(a))).toBe(a);
      expect(dayNumbered(a) < dayNumbered(b)).toBe(a < b);
    }),
  );
  expect(dayNumber('1970-01-01')).toBe(0);
});

test('after a day comes the next of its month, or the first of the next month or year', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const day = dayNumbered(number);
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      let next = text(year, month, date + 1);
      if (date === lengthOf(year, month)) next = text(year, month + 1, 1);
      if (date === 31 && month === 12) next = text(year + 1, 1, 1);
      expect(daysLater(day, 1)).toBe(next);
      expect(daysLater(next, -1)).toBe(day);
      expect((weekdayOf(day) + 1) % 7).toBe(weekdayOf(next));
    }),
  );
});

test('the days round leap days, the 31st and the ends of years are right', () => {
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysLater('2028-02-29', 1)).toBe('2028-03-01');
  expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater(FIRST_DAY, 31)).toBe('2026-02-01');
  expect(weekdayOf('2026-11-22')).toBe(6);
  expect(weekdayOf('2026-11-23')).toBe(0);
});

test('only days of the calendar are days', () => {
  const parts = fc.tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  fc.assert(
    fc.property(parts, ([year, month, date]) => {
      const has = month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month);
      expect(isDay(text(year, month, date))).toBe(has);
    }),
  );
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2028-02-29')).toBe(true);
  for (const other of ['', '2026-1-1', '26-01-01', '+010000-01-01', '2026-01-01T00', ' 2026-01-01'])
    expect(isDay(other)).toBe(false);
});

test('a month has all its days once', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const month = monthOf(dayNumbered(number));
      const [year = 0, place = 0] = month.split('-').map(Number);
      const days = Array.from({ length: lengthOf(year, place) }, (_, index) =>
        text(year, place, index + 1),
      );
      expect(daysOfMonth(month)).toEqual(days);
    }),
  );
});

// Time zones with daylight saving at midnight (Cairo, Santiago) or by half an hour (Lord Howe), zones far from
// Greenwich on both sides, and one that skipped a day (Apia, 30 December 2011).
describe.each([
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'America/New_York',
  'UTC',
])('in %s', (zone) => {
  const moments = fc.date({
    min: new Date('2005-01-01T00:00:00Z'),
    max: new Date('2035-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  test('a moment is on the day that the clock there shows', () => {
    vi.stubEnv('TZ', zone);
    // The Swedish date format is the format of a day.
    const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(dayOf(moment)).toBe(wall.format(moment));
      }),
    );
  });

  test('hour by hour no day comes twice, and none is left out', () => {
    vi.stubEnv('TZ', zone);
    const years = fc.integer({ min: 2012, max: 2035 });
    fc.assert(
      fc.property(years, (year) => {
        let day = dayOf(new Date(Date.UTC(year, 0, 1)));
        for (let hour = 1; hour < 366 * 24; hour++) {
          const next = dayOf(new Date(Date.UTC(year, 0, 1, hour)));
          if (next !== day) expect(next).toBe(daysLater(day, 1));
          day = next;
        }
      }),
      { numRuns: 2 },
    );
  });
});

test.each([
  ['Europe/Berlin', '2026-11-26T22:40:00+01:00', 80],
  ['Europe/Berlin', '2026-11-27T00:00:00+01:00', 24 * 60],
  // The clocks go forward at 2:00, and back at 3:00.
  ['Europe/Berlin', '2026-03-29T00:00:00+01:00', 23 * 60],
  ['Europe/Berlin', '2026-10-25T00:00:00+02:00', 25 * 60],
  // The clocks go from midnight forward to 1:00, and from midnight back to 23:00.
  ['America/Sao_Paulo', '2018-11-03T23:00:00-03:00', 60],
  ['America/Sao_Paulo', '2019-02-16T23:00:00-02:00', 120],
])('in %s, at %s the next day begins in %i minutes', (zone, moment, minutes) => {
  vi.stubEnv('TZ', zone);
  const now = new Date(moment);
  expect(untilNextDay(now)).toBe(minutes * 60_000);
  const first = new Date(now.getTime() + untilNextDay(now));
  expect(dayOf(first)).toBe(daysLater(dayOf(now), 1));
  expect(dayOf(new Date(first.getTime() - 1))).toBe(dayOf(now));
});
