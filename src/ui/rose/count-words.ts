import { msg, str } from '@lit/localize';
import { solutionCount } from '../../core/counts.ts';
import { compactNumberOf, numberOf } from '../../i18n/format.ts';

/** Above this a total does not fit into the rose in full. */
const LONGEST_TOTAL = 999_999n;

/** What stands below the count in the middle of a size's rose: of how many, where that is known. */
export function ofTotal(size: number): string {
  const total = solutionCount(size);
  return total === undefined
    ? msg('found')
    : msg(str`of ${total > LONGEST_TOTAL ? compactNumberOf(total) : numberOf(total)}`);
}
