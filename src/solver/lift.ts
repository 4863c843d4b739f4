import type { Square } from '../core/square.ts';
import { hasEnding } from './endings.ts';
import { freshEnding } from './fresh-ending.ts';
import { gridOf } from './grid.ts';
import { insightOf, type Insight } from './insight.ts';
import type { Known } from './known.ts';
import { fewestToLift, minimalClosedSet, type IsOpen } from './minimal-set.ts';
import { onlyResult, type Task } from './task.ts';

/** Queens to lift, and what that opens. */
export interface Lift {
  readonly queens: readonly Square[];
  readonly opens: Insight;
}

/** Nodes to share among the queens whose lifting is counted; enough to be exact up to n = 12. */
const NODES_FOR_COUNTS = 100_000;

/**
 * What to lift from a board that has no new ending: the one queen whose lifting opens most new
 * endings, or the fewest queens when no single one opens any. When every solution of the size is
 * found, any ending will do; `undefined` when there is none to come to.
 * @param queens Queens that do not see each other, in the order they were placed.
 */
export function* bestLift(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<Lift | undefined> {
  const isFresh: IsOpen = function* (left) {
    return (yield* freshEnding(gridOf(size, left), known)) !== undefined;
  };
  const isAlive: IsOpen = (left) => hasEnding(gridOf(size, left));
  const isOpen = (yield* isFresh([])) ? isFresh : isAlive;
  if (yield* isOpen(queens)) return undefined;

  // Whatever helps takes a queen from every set that cannot stand, so from this one.
  const candidates = yield* minimalClosedSet(queens, isOpen);
  const share = Math.floor(NODES_FOR_COUNTS / candidates.length);
  let best: Lift | undefined;
  for (const queen of candidates) {
    const left = queens.filter((other) => other !== queen);
    if (!(yield* isOpen(left))) continue;
    const opens = yield* onlyResult(insightOf(size, left, known, share));
    if (best === undefined || isMore(opens, best.opens)) best = { queens: [queen], opens };
  }
  if (best !== undefined) return best;

  const lifted = yield* fewestToLift(queens, isOpen);
  const left = queens.filter((queen) => !lifted.includes(queen));
  const opens = yield* onlyResult(insightOf(size, left, known, NODES_FOR_COUNTS));
  return { queens: lifted, opens };
}

/** More new endings, or as many, more of any; among equals the newer queen, which comes later. */
function isMore(a: Insight, b: Insight): boolean {
  return (
    a.fresh.count > b.fresh.count ||
    (a.fresh.count === b.fresh.count && a.ways.count >= b.ways.count)
  );
}
