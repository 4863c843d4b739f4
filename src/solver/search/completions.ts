import { type Code, codeOfColumns } from '../../core/solutions/code.ts';
import type { Grid } from './grid.ts';
import { Search } from './search.ts';
import { nextPause, type Task } from '../worker/task.ts';

/** Continues a search to its next completion; returns false if there is none left. */
export function* nextCompletion(search: Search): Task<boolean> {
  for (;;) {
    const outcome = search.next(nextPause(search.nodes));
    if (outcome !== 'paused') return outcome === 'found';
    yield;
  }
}

export function* hasCompletion(grid: Grid): Task<boolean> {
  return yield* nextCompletion(new Search(grid, 'likeliest first'));
}

/** Returns the first completion that is not among the skipped codes; `undefined` if there is none. */
export function* firstCompletionNotIn(
  grid: Grid,
  skipped: ReadonlySet<Code>,
): Task<Code | undefined> {
  const search = new Search(grid, 'likeliest first');
  for (let met = 0; yield* nextCompletion(search);) {
    const code = codeOfColumns(search.columns);
    // Once every skipped code has been met, no further code needs a look-up.
    if (met === skipped.size || !skipped.has(code)) return code;
    met++;
  }
  return undefined;
}

export function* countCompletions(grid: Grid): Task<number> {
  const search = new Search(grid, 'as they come');
  while (search.count(nextPause(search.nodes)) === 'paused') yield;
  return search.counted;
}
