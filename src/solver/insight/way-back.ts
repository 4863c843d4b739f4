import type { Square } from '../../core/board/square.ts';
import { insightOf, type Insight } from './insight.ts';
import type { Known } from './known.ts';
import { onlyResult, type Task } from '../worker/task.ts';

/** The way to an earlier board that can be completed, and the completions that it has. */
export interface WayBack {
  /** Positions to go back; 1 for the newest. */
  readonly steps: number;
  readonly opens: Insight;
}

/** Most nodes to count the completions of one position. */
const MOST_NODES = 500_000;

/**
 * Finds the nearest earlier position that can be completed; `undefined` if there is none.
 * @param earlier The queens of each earlier position, the newest first.
 */
export function* wayBack(
  size: number,
  earlier: readonly (readonly Square[])[],
  known: Known,
): Task<WayBack | undefined> {
  for (const [index, queens] of earlier.entries()) {
    const opens = yield* onlyResult(insightOf(size, queens, known, MOST_NODES));
    if (opens.completions.count > 0) return { steps: index + 1, opens };
  }
  return undefined;
}
