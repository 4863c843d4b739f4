import { msg, str } from '@lit/localize';
import { plural } from '../../i18n/format.ts';

export function openSquaresWords(count: number): string {
  return plural(count, msg('{One square is|# squares are} open.'));
}

/** Returns a sentence on the number of squares from which a queen guards a square. */
export function squaresGuardWords(count: number, square: string): string {
  return plural(count, msg(str`{One square guards|# squares guard} ${square}.`));
}
