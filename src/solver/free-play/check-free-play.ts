import { solutionCount } from '../../core/solutions/counts.ts';
import { conflictsOf } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardCheck } from '../hints/board-check.ts';
import { gridOf } from '../search/grid.ts';
import { Search } from '../search/search.ts';
import { nextPause, type Task } from '../worker/task.ts';

/** Nodes after which one search gives up. */
const MOST_NODES = 20_000_000;

/**
 * Checks a board of free play. Takes the queens from the first placed on: a queen is right if some solution contains it
 * together with the right queens before it.
 * @param queens In the order they were placed; any squares.
 */
export function* checkFreePlay(size: number, queens: readonly Square[]): Task<BoardCheck> {
  if (solutionCount(size) === 0n) return { kind: 'no-solution' };
  const wrong: Square[] = [];
  let right: readonly Square[] = [];
  const all = yield* canBeFinished(size, queens);
  if (all === undefined) return { kind: 'undecided' };
  if (!all) {
    for (const queen of queens) {
      const isRight = yield* canBeFinished(size, [...right, queen]);
      if (isRight === undefined) return { kind: 'undecided' };
      if (isRight) right = [...right, queen];
      else wrong.push(queen);
    }
  }
  return { kind: 'checked', queens: wrong, marks: [] };
}

/** Returns true if some solution contains all the queens; `undefined` if the search gave up. */
function* canBeFinished(size: number, queens: readonly Square[]): Task<boolean | undefined> {
  if (conflictsOf(queens, size).length > 0) return false;
  const search = new Search(gridOf(size, queens), 'likeliest first');
  while (search.nodes < MOST_NODES) {
    const outcome = search.next(nextPause(search.nodes));
    if (outcome !== 'paused') return outcome === 'found';
    yield;
  }
  return undefined;
}
