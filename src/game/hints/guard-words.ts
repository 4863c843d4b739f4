import { msg, str } from '@lit/localize';
import { plural } from '../../i18n/format.ts';

export function openSquaresWords(count: number): string {
  return plural(count, msg('{One square is|# squares are} open.'));
}

/** Returns a sentence on the number of squares from which a queen guards a square. */
export function squaresGuardWords(count: number, square: string): string {
  return plural(count, msg(str`{One square guards|# squares guard} ${square}.`));
}

/** Returns `the last two queens`, for the middle of a sentence. */
export function lastQueensWords(count: number): string {
  switch (count) {
    case 1:
      return msg('the last queen');
    case 2:
      return msg('the last two queens');
    case 3:
      return msg('the last three queens');
    default:
      return msg(str`the last ${count} queens`);
  }
}
