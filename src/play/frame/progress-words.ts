import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';

/**
 * Returns `You found all 92.`
 * @param count The number of solutions of the size.
 */
export function allYours(count: number): string {
  return plural(count, {
    one: msg('You found the only solution.'),
    two: msg('You found both.'),
    other: msg(str`You found all ${numberOf(count)}.`),
  });
}

/**
 * Returns `13 of 92 found, 2 revealed`, for the link to the Collection.
 * @param found The number of solutions found.
 */
export function progressWords({ size, revealed }: SizeProgress, found: number): string {
  const total = solutionCount(size);
  const count = numberOf(found);
  const parts = [
    total === undefined
      ? msg(str`${count} found, nobody knows the total`)
      : msg(str`${count} of ${numberOf(total)} found`),
  ];
  if (revealed.size > 0) parts.push(msg(str`${numberOf(revealed.size)} revealed`));
  return parts.join(msg(', '));
}
