import type { Code } from '../../core/solutions/code.ts';
import { queensOf } from '../../core/solutions/code-squares.ts';
import { squareAt, type Square } from '../../core/board/square.ts';
import type { Grid } from '../search/grid.ts';
import type { Bound } from '../insight/insight.ts';
import { queensPerSquare, type Known } from '../insight/known.ts';
import { Search } from '../search/search.ts';
import { nextPause, type Task } from '../worker/task.ts';

/**
 * Returns the most nodes to search: enough for all completions up to n = 12, and for a fair number beyond, where all
 * are often too many.
 */
function mostNodes(size: number): number {
  return size <= 12 ? 120_000 : 20_000;
}

/** The new completions of a board, as far as they were counted. */
export interface CompletionTally {
  /** All completions, including those found before. */
  readonly completions: Bound;
  /** The new ones among them; at least one. */
  readonly newCompletions: Bound;
  /** Returns the number of new ones with a queen on a square. */
  readonly through: (square: Square) => Bound;
}

/**
 * Counts the new completions of a board that has one, in all and by square. Subtracts the found completions from all
 * that it meets; if it cannot meet all, the difference is a lower bound.
 * @param ending A new completion.
 */
export function* tallyCompletions(grid: Grid, known: Known, ending: Code): Task<CompletionTally> {
  const { size } = grid;
  const search = new Search(grid, 'as they come');
  const tally = new Int32Array(size * size);
  let endings = 0;
  let outcome = search.next(nextPause(0));
  for (; outcome !== 'exhausted'; outcome = search.next(nextPause(search.nodes))) {
    if (outcome === 'paused') {
      if (search.nodes >= mostNodes(size)) break;
      yield;
      continue;
    }
    endings++;
    for (let row = 0; row < size; row++) tally[squareAt(row, search.columns[row]!, size)]!++;
  }
  const isExact = outcome === 'exhausted';
  const found = known.foundExtending(grid.queens);
  const foundOn = queensPerSquare(found, size);
  const onEnding = new Set(queensOf(ending));
  const fresh = Math.max(endings - found.length, 1);
  return {
    completions: { count: found.length + fresh, isExact },
    newCompletions: { count: fresh, isExact },
    through: (square) => ({
      count: Math.max(tally[square]! - foundOn[square]!, onEnding.has(square) ? 1 : 0),
      isExact,
    }),
  };
}
