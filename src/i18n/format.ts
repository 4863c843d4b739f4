import { leftToRight } from './left-to-right.ts';
import { getLocale, type Locale } from './locale.ts';

// Writes numbers and lists as Intl does, without its formatters. Measured in Chromium 6 times slowed: the first
// formatter of a page takes 170 ms, a second one of another kind 10 to 20 ms, and the first view needs both.

/** Marks the power from which on numbers are written with an exponent instead of a letter. */
const AS_POWER = '^';

/** The symbols for powers of ten in large numbers, the largest first. */
const POWERS: Readonly<Record<Locale, readonly (readonly [power: number, symbol: string])[]>> = {
  en: [
    [15, AS_POWER],
    [12, 'T'],
    [9, 'B'],
    [6, 'M'],
    [3, 'K'],
    [0, ''],
  ],
  'zh-Hans': [
    [16, AS_POWER],
    [12, '万亿'],
    [8, '亿'],
    [4, '万'],
    [0, ''],
  ],
};

/** The separators of a list: between items, and before the last. */
const JOINTS: Readonly<Record<Locale, readonly [comma: string, and: string]>> = {
  en: [', ', ' and '],
  'zh-Hans': ['、', '和'],
};

/** Returns a whole number with separators between its thousands. */
export function numberOf(value: number | bigint): string {
  return withCommas(String(value));
}

/** Returns a large whole number in a few symbols: 14.2K, 666.1M, 2.2 × 10¹⁵. */
export function compactNumberOf(value: number | bigint): string {
  const powers = POWERS[getLocale()];
  const powerOf = (size: number) => powers.find(([power]) => size >= 10 ** power) ?? powers.at(-1)!;
  // Rounding may bring the number to the next symbol.
  const tenth = 10 ** (powerOf(Number(value))[0] - 1);
  const rounded = Math.round(Number(value) / tenth) * tenth;
  const [power, symbol] = powerOf(rounded);
  if (symbol === AS_POWER) return asPower(Number(value));
  return (rounded / 10 ** power).toFixed(1).replace('.0', '') + symbol;
}

function asPower(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(1).split('e+');
  const raised = exponent.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);
  return leftToRight(`${digits.replace('.0', '')}\u00a0×\u00a010${raised}`);
}

/** Joins items to a list: `a, b and c`. */
export function listOf(items: readonly string[]): string {
  const [comma, and] = JOINTS[getLocale()];
  const list = [items.slice(0, -1).join(comma), ...items.slice(-1)].filter(Boolean).join(and);
  // Chinese texts set a space between their characters and letters or digits.
  return list.replaceAll(/(?<=\w)(?=和)|(?<=和)(?=\w)/g, ' ');
}

/** The wordings for a count, by the names that `Intl.PluralRules` gives to plural forms. */
type PluralForms<T> = Readonly<Partial<Record<Intl.LDMLPluralRule, T>> & { other: T }>;

/**
 * Returns the wording for a count. Exactly 1 and 2 take `one` and `two` in every language, so that a sentence can say
 * `the only` or `both`; no language of the game has more forms.
 */
export function plural<T>(count: number, { one, two, other }: PluralForms<T>): T {
  return (count === 1 ? one : count === 2 ? two : undefined) ?? other;
}

function withCommas(text: string): string {
  return text.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}
