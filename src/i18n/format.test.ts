import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compactNumberOf, listOf, numberOf, plural } from './format.ts';
import { momentDay } from './format-day.ts';
import { durationOf } from './format-time.ts';
import { getLocale, LOCALES, type Locale } from './locale.ts';

vi.mock(import('./locale.ts'), { spy: true });
afterEach(() => vi.mocked(getLocale).mockReset());

function speak(locale: Locale): void {
  vi.mocked(getLocale).mockReturnValue(locale);
}

describe('numbers', () => {
  test('are written in full with separated thousands, also the largest total', () => {
    speak('en');
    expect(numberOf(14_200)).toBe('14,200');
    expect(numberOf(234_907_967_154_122_528n)).toBe('234,907,967,154,122,528');
  });

  test('are shortened by the rules of each language', () => {
    speak('en');
    expect(compactNumberOf(14_772_512)).toBe('14.8M');
    speak('zh-Hans');
    expect(compactNumberOf(14_772_512)).toBe('1477.3万');
  });

  test('are written as powers of ten above the largest letter', () => {
    speak('en');
    expect(compactNumberOf(227_514_171_973_736n)).toBe('227.5T');
    expect(compactNumberOf(999_949_999_999_999n)).toBe('999.9T');
    expect(compactNumberOf(999_950_000_000_000n)).toBe('1\u00a0×\u00a010¹⁵');
    expect(compactNumberOf(2_207_893_435_808_352n)).toBe('2.2\u00a0×\u00a010¹⁵');
    expect(compactNumberOf(16n ** 16n)).toBe('1.8\u00a0×\u00a010¹⁹');
    speak('zh-Hans');
    expect(compactNumberOf(2_207_893_435_808_352n)).toBe('2207.9万亿');
    expect(compactNumberOf(22_317_699_616_364_044n)).toBe('2.2\u00a0×\u00a010¹⁶');
  });
});

describe.each(['en', 'zh-Hans'] as const)('in %s', (locale) => {
  beforeEach(() => speak(locale));

  test('numbers are written and shortened as Intl does', () => {
    const full = new Intl.NumberFormat(locale);
    const compact = new Intl.NumberFormat(locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    const digits = fc.integer({ min: 1, max: 17 });
    const value = digits.chain((length) => fc.bigInt({ min: 0n, max: 10n ** BigInt(length) }));
    fc.assert(
      fc.property(value, (number) => {
        expect(numberOf(number)).toBe(full.format(number));
        // Above, Intl has no letters either.
        if (number < 10n ** 14n) expect(compactNumberOf(number)).toBe(compact.format(number));
      }),
      { examples: [[999_949n], [999_950n], [99_995_000n], [234_907_967_154_122_528n]] },
    );
  });

  test('lists are joined as Intl does', () => {
    // Without a serial comma, which American English sets.
    const lists = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
    for (const items of [[], ['旋'], ['旋', '转'], ['旋', '转', '像'], ['旋', '转', '镜', '像']]) {
      expect(listOf(items)).toBe(lists.format(items));
    }
  });
});

test('lists are joined by the rules of each language', () => {
  speak('en');
  expect(listOf(['b7'])).toBe('b7');
  expect(listOf(['b7', 'g6', 'h3'])).toBe('b7, g6 and h3');
  speak('zh-Hans');
  expect(listOf(['b7', 'g6', 'h3'])).toBe('b7、g6 和 h3');
  expect(listOf(['旋转', '镜像'])).toBe('旋转和镜像');
});

test('a count has the form that Intl names, and 1 and 2 may have one of their own in every language', () => {
  const forms = { one: 'one', two: 'both', other: 'other' };
  for (const locale of LOCALES) {
    speak(locale);
    const rules = new Intl.PluralRules(locale);
    expect([1, 2].map((count) => plural(count, forms))).toEqual(['one', 'both']);
    expect(plural(2, { one: 'one', other: 'other' })).toBe('other');
    for (const count of [0, 3, 5, 11, 21, 100, 101]) {
      expect(plural(count, forms)).toBe(rules.select(count));
    }
  }
});

describe('a day', () => {
  // Noon, which is the same day in most of the world's time zones.
  const now = new Date(2026, 10, 20, 12).getTime();

  test('of this year is written without the year', () => {
    const day = new Date(2026, 10, 3, 12).getTime();
    speak('en');
    expect(momentDay(day, now)).toBe('3 November');
    speak('zh-Hans');
    expect(momentDay(day, now)).toBe('11 月 3 日');
  });

  test('of another year is written with the year, even if it is yesterday', () => {
    const day = new Date(2025, 11, 31, 12).getTime();
    speak('en');
    expect(momentDay(day, new Date(2026, 0, 1, 12).getTime())).toBe('31 December 2025');
    speak('zh-Hans');
    expect(momentDay(day, now)).toBe('2025 年 12 月 31 日');
  });
});

describe('a length of time', () => {
  test.each([
    [0, '0:00'],
    [999, '0:00'],
    [59_999, '0:59'],
    [125_000, '2:05'],
    [3_599_000, '59:59'],
    [3_725_000, '1:02:05'],
    [90_000_000, '25:00:00'],
  ])('of %i milliseconds is %s', (milliseconds, text) => {
    expect(durationOf(milliseconds)).toBe(text);
  });

  test('can be read back to the second', () => {
    fc.assert(
      fc.property(fc.nat({ max: 8.64e9 }), (milliseconds) => {
        const seconds = durationOf(milliseconds)
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0);
        expect(seconds).toBe(Math.floor(milliseconds / 1000));
      }),
    );
  });
});
