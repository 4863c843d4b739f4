import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  choiceOf,
  compactNumberOf,
  decimalOf,
  listFormat,
  listOf,
  longNumberOf,
  numberOf,
  oneOf,
  plural,
} from './format.ts';
import { durationOf } from './format-time.ts';
import { languageOf, LOCALES, type Locale } from './languages.ts';
import { getLocale } from './locale.ts';

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
    expect(decimalOf(2)).toBe('2.0');
    speak('zh-Hans');
    expect(compactNumberOf(14_772_512)).toBe('1477.3万');
  });

  test('have the words of each language where there is room', () => {
    speak('en');
    expect(longNumberOf(39_029_188_884n)).toBe('39 billion');
    expect(longNumberOf(2_207_893_435_808_352n)).toBe('2.2\u00a0×\u00a010¹⁵');
    speak('de');
    expect(longNumberOf(14_772_512)).toBe('14,8 Millionen');
  });

  test('are written as powers of ten above the largest letter', () => {
    speak('en');
    expect(compactNumberOf(227_514_171_973_736n)).toBe('227.5T');
    expect(compactNumberOf(999_949_999_999_999n)).toBe('999.9T');
    expect(compactNumberOf(999_950_000_000_000n)).toBe('1\u00a0×\u00a010¹⁵');
    expect(compactNumberOf(2_207_893_435_808_352n)).toBe('2.2\u00a0×\u00a010¹⁵');
    expect(compactNumberOf(16n ** 16n)).toBe('1.8\u00a0×\u00a010¹⁹');
  });
});

test.each(LOCALES)(
  'in %s numbers below a thousand, which are written without Intl, are as Intl has them',
  (locale) => {
    speak(locale);
    const { formats } = languageOf(locale);
    const full = new Intl.NumberFormat(formats);
    const compact = new Intl.NumberFormat(formats, { notation: 'compact' });
    for (let number = 0; number < 1000; number++) {
      expect(numberOf(number)).toBe(full.format(number));
      expect(compactNumberOf(number)).toBe(compact.format(number));
    }
  },
);

test('lists are joined by the rules of each language', () => {
  speak('en');
  expect(listOf([])).toBe('');
  expect(listOf(['b7'])).toBe('b7');
  expect(listOf(['b7', 'g6', 'h3'])).toBe('b7, g6 and h3');
  expect(choiceOf(['b7', 'g6', 'h3'])).toBe('b7, g6 or h3');
  speak('zh-Hans');
  expect(listOf(['b7', 'g6', 'h3'])).toBe('b7、g6 和 h3');
  expect(choiceOf(['b7', 'g6'])).toBe('b7 或 g6');
  expect(listOf(['旋转', '镜像'])).toBe('旋转和镜像');
  expect(listOf(['1 (浅绿色)', '5 (紫色)'])).toBe('1 (浅绿色) 和 5 (紫色)');
});

test('a Japanese list of two is joined by と, a longer one by 、', () => {
  speak('ja');
  expect(listOf(['d5', 'd4'])).toBe('d5とd4');
  expect(listOf(['d5', 'd4', 'a1'])).toBe('d5、d4、a1');
});

describe('a message with a count', () => {
  test('has the form that the language takes for it, and the number in its place', () => {
    speak('en');
    const message = '{One square is|# squares are} free for {it|them} in 5 rows.';
    expect(plural(1, message)).toBe('One square is free for it in 5 rows.');
    expect(plural(1200, message)).toBe('1,200 squares are free for them in 5 rows.');
    expect(plural(0, 'Free: #')).toBe('Free: 0');
    speak('zh-Hans');
    expect(plural(1, '还有 {# 格}')).toBe('还有 1 格');
  });

  test('takes a form for exactly its number before those of the language', () => {
    const message = '{=0 Aucune dame|=1 Une seule dame|# dame|# dames} ici';
    speak('fr');
    expect(plural(0, message)).toBe('Aucune dame ici');
    expect(plural(1, message)).toBe('Une seule dame ici');
    expect(plural(2, message)).toBe('2 dames ici');
    expect(plural(0, '{=1 Une dame|# dame|# dames}')).toBe('0 dame');
    speak('ru');
    const russian = '{=1 Один ферзь|# ферзь|# ферзя|# ферзей}';
    expect([1, 21, 3, 5].map((count) => plural(count, russian))).toEqual([
      'Один ферзь',
      '21 ферзь',
      '3 ферзя',
      '5 ферзей',
    ]);
  });

  test.each(LOCALES)('takes in %s the form that Intl.PluralRules names', (locale) => {
    speak(locale);
    const { formats, plurals } = languageOf(locale);
    const intl = new Intl.PluralRules(formats);
    const rules = {
      // Brazil says “0 damas”, where the rules of Unicode put 0 to the singular.
      select: (count: number) => (locale === 'pt-BR' && count === 0 ? 'other' : intl.select(count)),
    };
    const message = `{${plurals.join('|')}}`;
    for (let count = 0; count <= 1_200; count++) {
      expect(plural(count, message), String(count)).toBe(rules.select(count));
    }
    // Round millions have a form of their own in some languages, which `plurals` leaves out.
    for (const count of [14_200, 100_002, 1_000_001, 14_772_512, 2_279_184, 39_029_188_884]) {
      expect(plural(count, message), String(count)).toBe(rules.select(count));
      expect(plural(BigInt(count), message), `${count}n`).toBe(rules.select(count));
    }
  });

  test.each(LOCALES)('has in %s a form for every whole number that is not a million', (locale) => {
    const { formats, plurals } = languageOf(locale);
    const rules = new Intl.PluralRules(formats);
    const taken = new Set([...Array(1_000).keys()].map((count) => rules.select(count)));
    expect([...taken].sort()).toEqual([...plurals].sort());
  });
});

describe('a message with several wordings', () => {
  const lines = ['row', 'column', 'diagonal'];

  test('has the one of the value', () => {
    const message = 'Look at [the row|the column|a diagonal] of [5|f|f5].';
    expect(lines.map((line) => oneOf(line, lines, message))).toEqual([
      'Look at the row of 5.',
      'Look at the column of f.',
      'Look at a diagonal of f5.',
    ]);
  });

  test('is refused if it has not one for each value', () => {
    const few = '[Fill in|Regions|Guard] solved';
    expect(() => oneOf(3, [0, 1, 2, 3], few)).toThrow(few);
    expect(() => oneOf('row', lines, 'Look at [row|column].')).toThrow();
    expect(() => oneOf('row', lines, '[a|b|c] and [a|b|c|d]')).toThrow();
    expect(() => oneOf('region', lines, '[a|b|c]')).toThrow();
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

test('a browser without formats of lists joins their items with commas', () => {
  const { ListFormat } = Intl;
  // @ts-expect-error -- a browser without it
  delete Intl.ListFormat;
  try {
    expect(listFormat('de').format(['a', 'b', 'c'])).toBe('a, b, c');
  } finally {
    Object.assign(Intl, { ListFormat });
  }
  expect(listFormat('de').format(['a', 'b', 'c'])).toBe('a, b und c');
});
