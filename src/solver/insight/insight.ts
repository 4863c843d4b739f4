import { conflictsOf } from '../../core/board/attacks.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import type { Square } from '../../core/board/square.ts';
import { newCompletion } from './new-completion.ts';
import { gridOf } from '../search/grid.ts';
import type { Known } from './known.ts';
import { Search } from '../search/search.ts';
import { NODES_PER_STEP, nextPause, type Task } from '../worker/task.ts';

/** A number that is exact, or a lower bound. */
export interface Bound {
  readonly count: number;
  readonly isExact: boolean;
}

/** The number of completions of a board. */
export interface Insight {
  readonly completions: Bound;
  /** Completions that the player has not found. */
  readonly newCompletions: Bound;
}

/** Nodes after which counting stops with a lower bound: some seconds on a phone of 2020. */
const LONGEST_COUNT = 50_000_000;

/** Nodes after which one new completion is searched for, because counting may take long to reach a bound above zero. */
const NODES_BEFORE_FIRST_BOUND = 5 * NODES_PER_STEP;

const NOTHING: Insight = {
  completions: { count: 0, isExact: true },
  newCompletions: { count: 0, isExact: true },
};

/**
 * Counts the completions of a board, and the new ones among them. The bounds that it yields on the way only grow.
 * @param queens In any order. Queens that attack each other have no completion.
 * @param mostNodes Nodes after which counting stops, but not before it has a bound above zero.
 */
export function* insightOf(
  size: number,
  queens: readonly Square[],
  known: Known,
  mostNodes = LONGEST_COUNT,
): Task<Insight, Insight> {
  if (conflictsOf(queens, size).length > 0) return NOTHING;
  const found = known.foundExtending(queens).length;
  const counted = queens.length === 0 ? solutionCount(size) : undefined;
  if (counted !== undefined) return insightFrom(countBound(counted), found, 0);

  const grid = gridOf(size, queens);
  const search = new Search(grid, 'as they come');
  let least: { ways: number; fresh: number } | undefined;
  for (;;) {
    if (search.count(nextPause(search.nodes)) === 'exhausted') {
      return insightFrom({ count: search.counted, isExact: true }, found, 0);
    }
    if (least === undefined) {
      if (search.nodes < NODES_BEFORE_FIRST_BOUND) {
        yield;
        continue;
      }
      const hasFresh = (yield* newCompletion(grid, known)) !== undefined;
      // Without a new completion, those found are all there are.
      if (!hasFresh) return insightFrom({ count: found, isExact: true }, found, 0);
      least = { ways: found + 1, fresh: 1 };
    }
    const count = Math.max(search.counted, least.ways);
    const insight = insightFrom({ count, isExact: false }, found, least.fresh);
    if (search.nodes >= mostNodes) return insight;
    yield insight;
  }
}

function countBound(count: bigint): Bound {
  // From n = 26 on, the counts exceed `Number.MAX_SAFE_INTEGER`.
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return count <= most
    ? { count: Number(count), isExact: true }
    : { count: Number.MAX_SAFE_INTEGER, isExact: false };
}

/** Subtracts the found completions from all of them: the rest are new. */
function insightFrom(ways: Bound, found: number, leastFresh: number): Insight {
  return {
    completions: ways,
    newCompletions: { count: Math.max(ways.count - found, leastFresh), isExact: ways.isExact },
  };
}
