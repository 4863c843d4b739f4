import { getLocale, type Locale } from './locale.ts';

/** Makes an `Intl` formatter for each language once: they are slow to make and quick to use. */
function perLocale<T>(make: (locale: Locale) => T): () => T {
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
const days = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }),
);
const daysWithYear = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

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

/**
 * A day as people say it; the year only when it is not this one.
 * @param time Milliseconds since 1970.
 */
export function dayOf(time: number, now = Date.now()): string {
  const thisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (thisYear ? days() : daysWithYear()).format(time);
}

/**
 * A length of time in minutes and seconds, with hours where there are any: `2:05`, `1:02:05`.
 * @param milliseconds How long; parts of a second are dropped.
 */
export function durationOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
