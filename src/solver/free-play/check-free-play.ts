import { solutionCount } from '../../core/solutions/counts.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardCheck } from '../hints/board-check.ts';
import { insightOf } from '../insight/insight.ts';
import type { Known } from '../insight/known.ts';
import { peacefulOf, queensToTakeBack } from '../insight/queens-to-take-back.ts';
import { hasCompletion } from '../search/completions.ts';
import { gridOf } from '../search/grid.ts';
import { onlyResult, type Task } from '../worker/task.ts';

/** Most nodes to count the completions of a board on which nothing is wrong. */
const MOST_NODES = 500_000;

/**
 * Checks a board of free play. Wrong are the queens to take back. If some solution has all queens but those that attack
 * an older one, only these are wrong, whether or not the player has found that solution. Counts the completions if
 * nothing is wrong.
 * @param queens In the order they were placed; any squares.
 */
export function* checkFreePlay(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<BoardCheck> {
  if (solutionCount(size) === 0n) return { kind: 'no-solution' };
  const staying = peacefulOf(queens, size);
  const canFinish = yield* hasCompletion(gridOf(size, staying));
  if (canFinish && staying.length === queens.length) {
    const { completions } = yield* onlyResult(insightOf(size, queens, known, MOST_NODES));
    return { kind: 'checked', queens: [], marks: [], completions };
  }
  const wrong = canFinish
    ? queens.filter((queen) => !staying.includes(queen))
    : yield* queensToTakeBack(size, queens, known);
  return { kind: 'checked', queens: wrong, marks: [] };
}
