import type { Square } from '../../core/board/square.ts';
import { hasCompletion } from '../search/completions.ts';
import { newCompletion } from './new-completion.ts';
import { gridOf } from '../search/grid.ts';
import { insightOf, type Insight } from './insight.ts';
import type { Known } from './known.ts';
import { fewestToRemove, minimalClosedSet, type IsOpen } from '../search/minimal-set.ts';
import { onlyResult, type Task } from '../worker/task.ts';

/** Queens to remove, and the completions that this opens. */
export interface Removal {
  readonly queens: readonly Square[];
  readonly opens: Insight;
}

/** Nodes shared among the queens whose removal is counted; enough for exact counts up to n = 12. */
const NODES_FOR_COUNTS = 100_000;

/**
 * Finds the queens to remove from a board without a new completion: the one queen whose removal opens the most new
 * completions, or the fewest queens if no single one opens any. When every solution of the size is found, any
 * completion will do; the result is `undefined` if the board already has one.
 * @param queens Queens that do not attack each other, in the order they were placed.
 */
export function* bestRemoval(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<Removal | undefined> {
  const isFresh: IsOpen = function* (left) {
    return (yield* newCompletion(gridOf(size, left), known)) !== undefined;
  };
  const isAlive: IsOpen = (left) => hasCompletion(gridOf(size, left));
  const isOpen = (yield* isFresh([])) ? isFresh : isAlive;
  if (yield* isOpen(queens)) return undefined;

  // A removal that helps takes a queen from every set that cannot stay together, so from this one.
  const candidates = yield* minimalClosedSet(queens, isOpen);
  const share = Math.floor(NODES_FOR_COUNTS / candidates.length);
  let best: Removal | undefined;
  for (const queen of candidates) {
    const left = queens.filter((other) => other !== queen);
    if (!(yield* isOpen(left))) continue;
    const opens = yield* onlyResult(insightOf(size, left, known, share));
    if (best === undefined || isMore(opens, best.opens)) best = { queens: [queen], opens };
  }
  if (best !== undefined) return best;

  const lifted = yield* fewestToRemove(queens, isOpen);
  const left = queens.filter((queen) => !lifted.includes(queen));
  const opens = yield* onlyResult(insightOf(size, left, known, NODES_FOR_COUNTS));
  return { queens: lifted, opens };
}

/**
 * Returns true if `a` has more new completions than `b`, or as many and at least as many in all. Equal insights return
 * true, so that the queen placed later is preferred.
 */
function isMore(a: Insight, b: Insight): boolean {
  return (
    a.newCompletions.count > b.newCompletions.count ||
    (a.newCompletions.count === b.newCompletions.count &&
      a.completions.count >= b.completions.count)
  );
}
