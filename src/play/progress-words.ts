import { msg, str } from '@lit/localize';
import { solutionCount } from '../core/counts.ts';
import { numberOf } from '../i18n/format.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';

/**
 * `All 92 are yours.`
 * @param count How many solutions the size has.
 */
export function allYours(count: number): string {
  // Not a plural: in no language is one all.
  return count === 1
    ? msg('You found the only solution.')
    : msg(str`You found all ${numberOf(count)}.`);
}

/**
 * `13 of 92 found, 2 peeked`, for the link to what was found.
 * @param found How many are found.
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
