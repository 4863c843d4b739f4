import { msg, str } from '@lit/localize';
import type { TemplateResult } from 'lit';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { momentDay } from '../../i18n/format-day.ts';
import type { Find } from '../../progress/solutions/find.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { totalWords } from '../../ui/rose/count-words.ts';

/**
 * Returns `You found all 92!`
 * @param count The number of solutions of the size.
 */
export function allYours(count: number): string {
  if (count === 1) return msg('You found the only solution.');
  if (count === 2) return msg('You found both!', { desc: 'Both solutions of a size' });
  return plural(count, msg('You found all #!', { desc: 'All solutions of a size' }));
}

/** Returns `Solution 14 of 92`, for the newest of the solutions that are found. */
export function solutionWords({ size, found }: SizeProgress): TemplateResult {
  const total = solutionCount(size);
  const number = numberOf(found.size);
  return emphasized(
    total === undefined
      ? msg(str`*Solution ${number}*`)
      : msg(str`*Solution ${number}* of ${numberOf(total)}`),
  );
}

/** Returns the day on which a solution was found. */
export function foundWords({ foundAt }: Pick<Find, 'foundAt'>): string {
  return foundAt === 0
    ? msg('Found before', { desc: 'A solution' })
    : msg(str`Found on ${momentDay(foundAt)}`, { desc: 'A solution' });
}

/**
 * Returns `13 of 92 found · 2 revealed`, for the link to the Collection.
 * @param found The number of solutions found.
 */
export function progressWords({ size, revealed }: SizeProgress, found: number): string {
  const total = solutionCount(size);
  const stand =
    total === undefined
      ? plural(found, msg('# found, nobody knows the total', { desc: 'Solutions' }))
      : plural(
          found,
          msg(str`# of ${totalWords(total)} found`, { id: 'found-of-total', desc: 'Solutions' }),
        );
  if (revealed.size === 0) return stand;
  return `${stand} · ${plural(revealed.size, msg('# revealed', { id: 'solutions-revealed', desc: 'Solutions' }))}`;
}
