import type { Square } from '../../core/board/square.ts';
import { insightOf, type Insight } from './insight.ts';
import type { Known } from './known.ts';
import { queensToTakeBack } from './queens-to-take-back.ts';
import { onlyResult, type Task } from '../worker/task.ts';

/** The way to the earlier board without the queens to take back, and the completions that it has. */
export interface WayBack {
  /** Positions to go back; 1 for the newest. */
  readonly steps: number;
  readonly opens: Insight;
}

/** Most nodes to count the completions of one position. */
const MOST_NODES = 500_000;

/**
 * Finds the nearest earlier position that lacks just the queens to take back; `undefined` if there is none, because
 * they are not the newest, or if no queen is to be taken back.
 * @param queens In the order they were placed.
 * @param earlier The queens of each earlier position, the newest first.
 */
export function* wayBack(
  size: number,
  queens: readonly Square[],
  earlier: readonly (readonly Square[])[],
  known: Known,
): Task<WayBack | undefined> {
  if (earlier.length === 0) return undefined;
  const removed = yield* queensToTakeBack(size, queens, known);
  if (removed.length === 0) return undefined;
  const left = queens.filter((queen) => !removed.includes(queen));
  const index = earlier.findIndex(
    (before) => before.length === left.length && left.every((queen) => before.includes(queen)),
  );
  if (index < 0) return undefined;
  const opens = yield* onlyResult(insightOf(size, left, known, MOST_NODES));
  return { steps: index + 1, opens };
}
