import { msg, str } from '@lit/localize';
import { numberOf, plural } from '../../i18n/format.ts';
import { perLocale } from '../../i18n/format-time.ts';
import { languageOf } from '../../i18n/languages.ts';

const percents = perLocale(
  (locale) =>
    new Intl.NumberFormat(languageOf(locale).formats, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/**
 * Returns a share in per cent, with one digit behind the point: `12.5%`.
 * @param share A number from 0 to 1.
 */
export function percentOf(share: number): string {
  return percents().format(share);
}

/** Returns the reading of a counter that goes up to a number: `3 of 8`. */
export function countOf(count: number | bigint, all: number | bigint): string {
  return msg(str`${numberOf(count)} of ${numberOf(all)}`, {
    id: 'lab-count',
    desc: 'A reading: how many of how many',
  });
}

/** Returns the number of finds of a run: `3 found`. */
export function findsOf(count: number): string {
  return plural(count, msg('# found', { id: 'lab-finds', desc: 'Solutions or other finds' }));
}

/** Returns a number of boards in words: `17 boards`. */
export function boardsOf(boards: number): string {
  return plural(boards, msg('{# board|# boards}'));
}
