import type { Locale } from './languages.ts';
import { getLocale } from './locale.ts';

/**
 * Returns a duration in minutes and seconds, with hours if there are any: `2:05`, `1:02:05`.
 * @param milliseconds The duration; fractions of a second are dropped.
 */
export function durationOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Caches an `Intl` formatter for each language, because they are slow to make and quick to use. */
export function perLocale<T>(make: (locale: Locale) => T): () => T {
  const made = new Map<Locale, T>();
  return () => {
    const locale = getLocale();
    let formatter = made.get(locale);
    if (!formatter) made.set(locale, (formatter = make(locale)));
    return formatter;
  };
}
