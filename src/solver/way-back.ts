import type { Square } from '../core/square.ts';
import { insightOf, type Insight } from './insight.ts';
import type { Known } from './known.ts';
import { onlyResult, type Task } from './task.ts';

/** How far back a board can be finished again, and what that opens. */
export interface WayBack {
  /** Positions to go back, 1 for the newest. */
  readonly steps: number;
  readonly opens: Insight;
}

/** Nodes that counting what opens may take. */
const MOST_NODES = 500_000;

/**
 * The nearest earlier position that can be finished; `undefined` when none can.
 * @param earlier The queens of each earlier position, the newest first.
 */
export function* wayBack(
  size: number,
  earlier: readonly (readonly Square[])[],
  known: Known,
): Task<WayBack | undefined> {
  for (const [index, queens] of earlier.entries()) {
    const opens = yield* onlyResult(insightOf(size, queens, known, MOST_NODES));
    if (opens.ways.count > 0) return { steps: index + 1, opens };
  }
  return undefined;
}
