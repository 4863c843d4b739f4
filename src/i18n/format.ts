import { getLocale, type Locale } from './locale.ts';

/** Makes an `Intl` formatter for each language once: they are slow to make and quick to use. */
export function perLocale<T>(make: (locale: Locale) => T): () => T {
  const made = new Map<Locale, T>();
  return () => {
    const locale = getLocale();
    let formatter = made.get(locale);
    if (!formatter) made.set(locale, (formatter = make(locale)));
    return formatter;
  };
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const compactNumbers = perLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);
const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const plurals = perLocale((locale) => new Intl.PluralRules(locale));
/** A whole number as people read it, with its thousands set apart. */
export function numberOf(value: number | bigint): string {
  return numbers().format(value);
}

/** A large number in a few symbols: 14.2K, 666.1M. */
export function compactNumberOf(value: number | bigint): string {
  return compactNumbers().format(value);
}

/** `a, b and c`. */
export function listOf(items: readonly string[]): string {
  return lists().format(items);
}

/** Which of two wordings a count takes; languages without a plural always take `other`. */
export function plural<T>(count: number, one: T, other: T): T {
  return plurals().select(count) === 'one' ? one : other;
}
