import { msg, str } from '@lit/localize';
import { plural } from '../../i18n/format.ts';
import type { TableCell } from './guard-table-cell.ts';

/**
 * Describes a board, its least number and the player's result for screen readers: `8 by 8, needs 5, guarded with 6`.
 */
export function cellWords({ shape: { rows, columns }, least, queens }: TableCell): string {
  if (!queens) return msg(str`${rows} by ${columns}, needs ${least}, not guarded yet`);
  return queens.length === least
    ? msg(str`${rows} by ${columns}, needs ${least}, guarded with the fewest`)
    : msg(str`${rows} by ${columns}, needs ${least}, guarded with ${queens.length}`);
}

export function cellStateWords({ least, queens }: TableCell): string {
  if (!queens) {
    return plural(least, {
      one: msg('One queen is enough.'),
      other: msg(str`${least} queens are enough, fewer are not.`),
    });
  }
  const used = queens.length;
  if (used === least) return msg(str`You used ${used}. Fewer are not enough.`);
  return used === least + 1
    ? msg(str`You used ${used}. One fewer is enough.`)
    : plural(least, {
        one: msg(str`You used ${used}. One is enough.`),
        other: msg(str`You used ${used}. ${least} are enough.`),
      });
}
