import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayNumbered, daysOfMonth } from '../core/days/day.ts';
import { dateName, dayName, dayTitle, monthName, dayWithYear, weekdays } from './format-day.ts';
import { getLocale, type Locale } from './locale.ts';

vi.mock(import('./locale.ts'), { spy: true });
afterEach(() => vi.mocked(getLocale).mockReset());

function speak(locale: Locale): void {
  vi.mocked(getLocale).mockReturnValue(locale);
}

const TODAY = '2026-11-21';

describe('in English', () => {
  test('a day of this year is written without the year, a day of another year with it', () => {
    speak('en');
    expect(dayName('2026-11-21', TODAY)).toBe('21 November');
    expect(dayName('2026-01-01', TODAY)).toBe('1 January');
    expect(dayName('2025-12-31', TODAY)).toBe('31 December 2025');
    expect(dayName('2028-02-29', TODAY)).toBe('29 February 2028');
  });

  test('a title has the weekday, and a date with its year always the year', () => {
    speak('en');
    expect(dayTitle('2026-11-21', TODAY)).toBe('Sat 21 November');
    expect(dayTitle('2028-02-29', TODAY)).toBe('Tue 29 February 2028');
    expect(dayWithYear('2026-11-21')).toBe('21 November 2026');
    expect(dayWithYear('2026-09-05')).toBe('5 September 2026');
  });

  test('a month, weekdays and dates of a month have their English forms', () => {
    speak('en');
    expect(monthName('2026-11', TODAY)).toBe('November');
    expect(monthName('2025-12', TODAY)).toBe('December 2025');
    expect(weekdays().map(({ letter }) => letter)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
    expect(weekdays()[0]!.name).toBe('Monday');
    const dates = daysOfMonth('2026-10').map((day) => dateName(day).slice('the '.length));
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((date) => dates[date - 1])).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 31st'.split(' '),
    );
  });
});

test('days, months and weekdays have their Chinese forms', () => {
  speak('zh-Hans');
  expect(dayName('2026-11-07', TODAY)).toBe('11 月 7 日');
  expect(dayName('2025-12-31', TODAY)).toBe('2025 年 12 月 31 日');
  expect(dayTitle('2026-11-21', TODAY)).toBe('11 月 21 日 周六');
  expect(dayWithYear('2026-11-21')).toBe('2026 年 11 月 21 日');
  expect(monthName('2026-11', TODAY)).toBe('十一月');
  expect(monthName('2025-12', TODAY)).toBe('2025 年 12 月');
  expect(dateName('2026-11-07')).toBe('7 日');
  expect(weekdays().map(({ letter }) => letter)).toEqual('一 二 三 四 五 六 日'.split(' '));
});

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('in %s', (zone) => {
  test('no two days have the same name', () => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      speak('en');
      // From 1970 to 2100.
      fc.assert(
        fc.property(fc.nat({ max: 47_000 }), (number) => {
          const day = dayNumbered(number);
          expect(dayName(day, day).split(' ')[0]).toBe(String(Number(day.slice(8))));
          expect(dayWithYear(day)).toContain(day.slice(0, 4));
          const { name } = weekdays()[(number + 3) % 7]!;
          expect(dayTitle(day, day)).toBe(`${name.slice(0, 3)} ${dayName(day, day)}`);
        }),
      );
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });
});
