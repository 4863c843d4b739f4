import { msg, str } from '@lit/localize';
import { plural } from '../../i18n/format.ts';

export function openSquaresWords(count: number): string {
  return plural(count, {
    one: msg('One square is open.'),
    other: msg(str`${count} squares are open.`),
  });
}

/** Returns `Two queens`, for the beginning of a sentence. */
export function queensWords(count: number): string {
  switch (count) {
    case 1:
      return msg('One queen');
    case 2:
      return msg('Two queens');
    case 3:
      return msg('Three queens');
    case 4:
      return msg('Four queens');
    case 5:
      return msg('Five queens');
    default:
      return msg(str`${count} queens`);
  }
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
