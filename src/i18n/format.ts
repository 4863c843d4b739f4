import { perLocale } from './format-time.ts';
import { languageOf } from './languages.ts';
import { leftToRight } from './left-to-right.ts';
import { getLocale } from './locale.ts';

const numbers = perLocale((locale) => new Intl.NumberFormat(languageOf(locale).formats));

const compactNumbers = perLocale(
  (locale) =>
    new Intl.NumberFormat(languageOf(locale).formats, {
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
);

const wordNumbers = perLocale(
  (locale) =>
    new Intl.NumberFormat(languageOf(locale).formats, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 1,
    }),
);

const decimals = perLocale(
  (locale) =>
    new Intl.NumberFormat(languageOf(locale).formats, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** Returns the format of a list; with commas alone in browsers without it. */
export function listFormat(
  language: string,
  options?: Intl.ListFormatOptions,
): Pick<Intl.ListFormat, 'format'> {
  return 'ListFormat' in Intl
    ? new Intl.ListFormat(language, options)
    : { format: (items) => [...items].join(', ') };
}

const lists = perLocale((locale) => listFormat(languageOf(locale).formats));

const choices = perLocale((locale) =>
  listFormat(languageOf(locale).formats, { type: 'disjunction' }),
);

/** Numbers from here on are written as powers of ten: `Intl` has no letters for them in some language. */
const LEAST_POWER = 999_950_000_000_000;

/** Returns a whole number with separators between its thousands. */
export function numberOf(value: number | bigint): string {
  // The first formatter of a page takes 170 ms on a processor slowed six times; the first view needs none.
  return value < 1000 ? String(value) : numbers().format(value);
}

/** Returns a number with one digit behind the point: `2.5`. */
export function decimalOf(value: number): string {
  return decimals().format(value);
}

/** Returns a large whole number in a few symbols: 14.2K, 666.1M, 2.2 × 10¹⁵. */
export function compactNumberOf(value: number | bigint): string {
  if (value < 1000) return String(value);
  return value < LEAST_POWER ? compactNumbers().format(value) : asPower(Number(value));
}

/** Returns a large whole number with the word of its power: 14.8 million, 39 billion, 2.2 × 10¹⁵. */
export function longNumberOf(value: number | bigint): string {
  return value < LEAST_POWER ? wordNumbers().format(value) : asPower(Number(value));
}

function asPower(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(1).split('e+');
  const raised = exponent.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);
  const factor = digits.endsWith('.0') ? digits.slice(0, -2) : decimalOf(Number(digits));
  return leftToRight(`${factor}\u00a0×\u00a010${raised}`);
}

/** Joins items to a list: `a, b and c`. */
export function listOf(items: readonly string[]): string {
  // `Intl` sets a comma between two items in Japanese.
  return items.length === 2 && getLocale() === 'ja' ? items.join('と') : joined(items, lists);
}

/** Joins items to a choice: `a, b or c`. */
export function choiceOf(items: readonly string[]): string {
  return joined(items, choices);
}

function joined(items: readonly string[], format: () => Pick<Intl.ListFormat, 'format'>): string {
  // Without the first formatter of a page, as in `numberOf`.
  if (items.length < 2) return items[0] ?? '';
  // Chinese texts set a space between their characters and letters or digits.
  return format()
    .format(items)
    .replaceAll(/(?<=[\w)])(?=[和或])|(?<=[和或])(?=\w)/g, ' ');
}

/** Begins a form that is for one number only. */
const EXACT = /^=\d+ /;

/**
 * Fills a count into a message. The message holds `{…|…}` where its words depend on the count: the forms of the language
 * (`plurals` in `LANGUAGES`, in that order), of which the last stands for those that are not given; `#` is the number.
 * `{One square is|# squares are} free.` Forms for one exact number may stand before them: `{=1 Une case|# case|# cases}`.
 */
export function plural(count: number | bigint, message: string): string {
  if (!message.includes('{')) return message.replaceAll('#', numberOf(count));
  const at = languageOf(getLocale()).pluralOf(Number(count));
  return message
    .replaceAll(/\{([^{}]*)\}/g, (_group, inner: string) => {
      const exact = `=${count} `;
      const group = inner.split('|');
      const own = group.find((form) => form.startsWith(exact));
      if (own !== undefined) return own.slice(exact.length);
      const forms = group.filter((form) => !EXACT.test(form));
      return forms[at] ?? forms.at(-1)!;
    })
    .replaceAll('#', numberOf(count));
}

/**
 * Takes the wording of a message for a value. The message holds `[…|…]` where wordings differ, one for each of the
 * values: `Look at the [rows|columns|regions].` The build refuses a message with more or fewer (`wordings.ts`).
 */
export function oneOf<T>(value: T, values: readonly T[], message: string): string {
  const at = values.indexOf(value);
  return message.replaceAll(/\[([^[\]]*)\]/g, (_group, inner: string) => {
    const wordings = inner.split('|');
    if (at < 0 || wordings.length !== values.length) {
      throw new RangeError(`No wording of “${message}” is for ${String(value)}.`);
    }
    return wordings[at]!;
  });
}
