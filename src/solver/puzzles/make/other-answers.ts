import type { Rules } from '../../../core/board/rules.ts';
import type { Square } from '../../../core/board/square.ts';
import { PlacementSearch } from '../../search/placement-search.ts';

/** Queens tried before the search for more answers gives up. */
const MOST_NODES = 20_000;

/**
 * Finds answers of a board of Regions besides one that is known.
 * @param answer The queens of the known one, the first row's first.
 * @param stop Most answers to find.
 * @returns `undefined` if none was found before the search gave up.
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
