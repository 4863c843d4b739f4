import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barsOf } from './finds-chart.ts';

const dayAfter = (days: number) => {
  const date = new Date(2026, 0, 1 + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

describe('finds over time', () => {
  test('have a bar a day from the first find to the last, days without one included', () => {
    const { span, bars } = barsOf([
      { day: '2026-03-28', found: 2 },
      { day: '2026-03-31', found: 5 },
    ]);
    expect(span).toBe('day');
    expect(bars.map(({ found }) => found)).toEqual([2, 0, 0, 5]);
    expect(bars[3]!.start).toBe(new Date(2026, 2, 31).getTime());
  });

  test('have a bar a week, from Monday, when they span more than a month', () => {
    const { span, bars } = barsOf([
      { day: '2026-11-01', found: 1 },
      { day: '2026-11-02', found: 1 },
      { day: '2026-12-20', found: 1 },
    ]);
    expect(span).toBe('week');
    expect(bars[0]!.start).toBe(new Date(2026, 9, 26).getTime());
    expect(bars.map(({ found }) => found)).toEqual([1, 1, 0, 0, 0, 0, 0, 1]);
  });

  test('have a bar a month over years', () => {
    const { span, bars } = barsOf([
      { day: '2025-12-31', found: 1 },
      { day: '2027-01-31', found: 4 },
    ]);
    expect(span).toBe('month');
    expect(bars).toHaveLength(14);
  });

  test('have a bar a year, or some years, over decades', () => {
    const over = (...years: readonly number[]) =>
      barsOf(years.map((year) => ({ day: `${year}-06-01`, found: 1 })));
    expect(over(2000, 2026).bars.map(({ found }) => found)).toEqual([
      1,
      ...Array.from({ length: 25 }, () => 0),
      1,
    ]);
    expect(over(2000, 2026)).toMatchObject({ span: 'years', bars: { 26: { found: 1 } } });
    expect(over(2000, 2026).bars[26]!.start).toBe(new Date(2026, 0).getTime());
  });

  test('with a date in the far future make no more bars than others', () => {
    const { bars } = barsOf([
      { day: '2026-09-21', found: 2 },
      { day: '58692-09-17', found: 1 },
    ]);
    expect(bars.length).toBeLessThanOrEqual(31);
    expect([bars[0]!.found, bars.at(-1)!.found]).toEqual([2, 1]);
  });

  test('are all in the bars, which are in order and few enough for a phone, or months', () => {
    const finds = fc
      .uniqueArray(fc.nat(4000), { minLength: 1, maxLength: 40 })
      .map((days) =>
        days.sort((a, b) => a - b).map((day) => ({ day: dayAfter(day), found: 1 + (day % 7) })),
      );
    fc.assert(
      fc.property(finds, (days) => {
        const { span, bars } = barsOf(days);
        const sum = (counts: readonly { readonly found: number }[]) =>
          counts.reduce((total, { found }) => total + found, 0);
        expect(sum(bars)).toBe(sum(days));
        expect(span === 'month' || bars.length <= 31).toBe(true);
        expect(
          bars.every(({ start }, index) => index === 0 || start > bars[index - 1]!.start),
        ).toBe(true);
      }),
    );
  });

  test('are none when there is no find', () => {
    expect(barsOf([]).bars).toEqual([]);
  });
});
