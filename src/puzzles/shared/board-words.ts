import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';

/** Returns a shape in words: `7 × 9`, rows, then columns. */
export function shapeWords({ rows, columns }: Shape): string {
  return sizeOf(rows, columns);
}

/** Returns a number of queens in words: `5 queens`. */
export function queensWords(count: number): string {
  return plural(count, msg('{# queen|# queens}'));
}

/** Returns the number of queens placed of those that a puzzle needs: `2 of 4 queens`. */
export function placedOfWords(placed: number, total: number): string {
  return plural(total, msg(str`${placed} of {# queen|# queens}`));
}
