import { msg, str } from '@lit/localize';
import { numberOf, plural } from '../../i18n/format.ts';

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
