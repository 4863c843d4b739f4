import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dayName,
  dayTitle,
  dayWithWeekday,
  dayWithYear,
  momentDay,
  monthName,
  weekdays,
} from './format-day.ts';
import type { Locale } from './languages.ts';
import { getLocale } from './locale.ts';

vi.mock(import('./locale.ts'), { spy: true });
afterEach(() => {
  vi.mocked(getLocale).mockReset();
  vi.unstubAllGlobals();
});

function speak(locale: Locale): void {
  vi.stubGlobal('navigator', { language: 'en-GB' });
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
    // Browsers differ in the comma behind the weekday.
    expect(dayTitle('2026-11-21', TODAY)).toMatch(/^Sat,? 21 November$/);
    expect(dayTitle('2028-02-29', TODAY)).toMatch(/^Tue,? 29 February 2028$/);
    expect(dayWithYear('2026-11-21')).toBe('21 November 2026');
  });

  test('a month and the weekdays have their names', () => {
    speak('en');
    expect(monthName('2026-11', TODAY)).toBe('November');
    expect(monthName('2025-12', TODAY)).toBe('December 2025');
    expect(weekdays().map(({ letter }) => letter)).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
    expect(weekdays()[0]!.name).toBe('Monday');
  });
});

test('days, months and weekdays have their Chinese forms', () => {
  speak('zh-Hans');
  expect(dayName('2026-11-07', TODAY)).toBe('11月7日');
  expect(dayName('2025-12-31', TODAY)).toBe('2025年12月31日');
  expect(monthName('2026-11', TODAY)).toBe('11月');
  expect(monthName('2025-12', TODAY)).toBe('2025年12月');
  expect(weekdays().map(({ letter }) => letter)).toEqual('一 二 三 四 五 六 日'.split(' '));
});

test('a title opens with a capital where the language writes its days and months small', () => {
  speak('ru');
  expect(dayTitle('2026-11-21', TODAY)).toBe('Сб, 21 ноября');
  expect(dayWithWeekday('2026-11-21', TODAY)).toBe('сб, 21 ноября');
  expect(monthName('2026-11', TODAY)).toBe('Ноябрь');
  speak('fr');
  expect(dayTitle('2026-11-27', TODAY)).toBe('Ven. 27 novembre');
  expect(monthName('2026-11', TODAY)).toBe('Novembre');
});

test('the first day of a month is an ordinal in French and Portuguese, and no other day is', () => {
  speak('fr');
  expect(dayName('2026-01-01', TODAY)).toBe('1er janvier');
  expect(dayTitle('2026-11-01', TODAY)).toBe('Dim. 1er novembre');
  expect(dayName('2026-01-11', TODAY)).toBe('11 janvier');
  speak('pt-BR');
  expect(dayWithYear('2026-01-01')).toBe('1º de janeiro de 2026');
  expect(dayName('2026-01-21', TODAY)).toBe('21 de janeiro');
  speak('es');
  expect(dayName('2026-01-01', TODAY)).toBe('1 de enero');
});

test('the days of a Russian week differ in their abbreviations', () => {
  speak('ru');
  expect(weekdays().map(({ letter }) => letter)).toEqual('Пн Вт Ср Чт Пт Сб Вс'.split(' '));
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])(
  'in %s every day is written with its own date and year',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      speak('en');
      for (const day of ['1970-01-01', '2026-02-28', '2026-03-29', '2026-12-31', '2100-01-01']) {
        expect(dayWithYear(day)).toMatch(
          new RegExp(`^${Number(day.slice(8))} .* ${day.slice(0, 4)}$`),
        );
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  },
);

test('a moment is written as its day, with the year if that is not the present one', () => {
  speak('en');
  // Noon, which is the same day in most of the world's time zones.
  const noon = (year: number, month: number, date: number): number =>
    new Date(year, month - 1, date, 12).getTime();
  expect(momentDay(noon(2026, 11, 3), noon(2026, 11, 20))).toBe('3 November');
  expect(momentDay(noon(2025, 12, 31), noon(2026, 1, 1))).toBe('31 December 2025');
});

test('brackets of a Japanese date are full width, and a Russian title of a month has no word for the year', () => {
  speak('ja');
  expect(dayTitle('2026-11-28', '2026-11-28')).toBe('11月28日（土）');
  speak('ru');
  expect(monthName('2025-12', '2026-11-28')).toBe('Декабрь 2025');
});
