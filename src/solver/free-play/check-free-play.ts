import type { Square } from '../../core/board/square.ts';
import type { BoardCheck } from '../hints/board-check.ts';
import { insightOf } from '../insight/insight.ts';
import type { Known } from '../insight/known.ts';
import { wrongQueens } from '../insight/wrong-queens.ts';
import { onlyResult, type Task } from '../worker/task.ts';

/** Most nodes to count the completions of a board on which nothing is wrong. */
const MOST_NODES = 500_000;

/**
 * Checks a board of free play. Counts the completions if nothing is wrong.
 * @param queens In the order they were placed; any squares.
 */
export function* checkFreePlay(
  size: number,
  queens: readonly Square[],
  known: Known,
): Task<BoardCheck> {
  const wrong = yield* wrongQueens(size, queens, known);
  if (!wrong) return { kind: 'no-solution' };
  if (wrong.length > 0) return { kind: 'checked', queens: wrong, marks: [] };
  const insight = yield* onlyResult(insightOf(size, queens, known, MOST_NODES));
  return { kind: 'checked', queens: [], marks: [], insight };
}
