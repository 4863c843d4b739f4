import type { Rules } from '../../core/rules.ts';
import type { Square } from '../../core/square.ts';
import { PlacementSearch } from './placement-search.ts';

/** Queens tried before no more answers are looked for. */
const MOST_NODES = 20_000;

/**
 * Answers of a board of Regions besides one that is known.
 * @param answer The queens, the first row's first.
 * @param stop How many are enough.
 * @returns `undefined` where none was found before the search was given up.
 */
export function otherAnswers(
  rules: Rules,
  answer: readonly Square[],
  stop: number,
): readonly (readonly Square[])[] | undefined {
  const search = new PlacementSearch(rules, []);
  const others: Square[][] = [];
  while (others.length < stop) {
    const outcome = search.next(MOST_NODES);
    if (outcome === 'paused') return others.length > 0 ? others : undefined;
    if (outcome === 'exhausted') break;
    const found = search.answer();
    if (found.some((queen, row) => queen !== answer[row])) others.push(found);
  }
  return others;
}
