import { msg, str } from '@lit/localize';
import { plural } from '../../i18n/format.ts';
import { perLocale } from '../../i18n/format-time.ts';
import { languageOf } from '../../i18n/languages.ts';

const fewDigits = perLocale(
  (locale) =>
    new Intl.NumberFormat(languageOf(locale).formats, {
      minimumSignificantDigits: 2,
      maximumSignificantDigits: 2,
    }),
);

/** Returns a duration as people say it, from fractions of a millisecond to days. */
export function timeWords(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const few = (value: number): string => fewDigits().format(value);
  if (seconds < 0.01) return msg(str`${few(milliseconds)} ms`);
  if (seconds < 1) return msg(str`${Math.round(milliseconds)} ms`);
  if (seconds < 10) return msg(str`${few(seconds)} s`);
  if (seconds < 90) return msg(str`${Math.round(seconds)} s`);
  if (seconds < 5400) return msg(str`${Math.round(seconds / 60)} min`);
  if (seconds < 129_600) return msg(str`${Math.round(seconds / 3600)} h`);
  return plural(Math.round(seconds / 86_400), msg('{# day|# days}'));
}
