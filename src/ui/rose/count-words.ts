import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/solutions/counts.ts';
import { longNumberOf, numberOf } from '../../i18n/format.ts';

/** The largest total that fits into the rose in full. */
const LONGEST_TOTAL = 999_999n;

/** Returns the line below the count in the middle of a rose: the total of the size, if it is known. */
export function ofTotal(size: number): string {
  const total = solutionCount(size);
  return total === undefined
    ? msg('found', { id: 'rose-found', desc: 'Below a number of solutions' })
    : msg(str`of ${totalWords(total)}`, { desc: 'Below a number of solutions: their total' });
}

/** Returns a total as a rose shows it. */
export function totalWords(total: bigint): string {
  return total > LONGEST_TOTAL ? longNumberOf(total) : numberOf(total);
}
