import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { momentDay } from '../../i18n/format-day.ts';
import type { Find } from '../../progress/solutions/find.ts';
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

/** Returns `Solution 14 of 92`, for the newest of the solutions that are found. */
export function solutionWords({ size, found }: SizeProgress): TemplateResult {
  const total = solutionCount(size);
  const solution = html`<b>${msg(str`Solution ${numberOf(found.size)}`)}</b>`;
  return total === undefined ? solution : msg(html`${solution} of ${numberOf(total)}`);
}

/** Returns the day on which a solution was found. */
export function foundWords({ foundAt }: Pick<Find, 'foundAt'>): string {
  return foundAt === 0 ? msg('Found before') : msg(str`Found on ${momentDay(foundAt)}`);
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
