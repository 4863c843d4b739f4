import type { Code } from '../core/code.ts';
import { codeOfColumns } from '../core/code-squares.ts';
import type { Grid } from './grid.ts';
import { Search } from './search.ts';
import { nextPause, type Task } from './task.ts';

/** Goes on to the next ending of a search; false when there is none left. */
export function* nextEnding(search: Search): Task<boolean> {
  for (;;) {
    const outcome = search.next(nextPause(search.nodes));
    if (outcome !== 'paused') return outcome === 'found';
    yield;
  }
}

/** Whether the board can be finished. */
export function* hasEnding(grid: Grid): Task<boolean> {
  return yield* nextEnding(new Search(grid, 'likeliest first'));
}

/** The first ending that is not among the codes to skip; `undefined` when there is none. */
export function* firstEndingNotIn(grid: Grid, skipped: ReadonlySet<Code>): Task<Code | undefined> {
  const search = new Search(grid, 'likeliest first');
  for (let met = 0; yield* nextEnding(search);) {
    const code = codeOfColumns(search.columns);
    // Once all have been met there is nothing left to look up.
    if (met === skipped.size || !skipped.has(code)) return code;
    met++;
  }
  return undefined;
}

/** Counts the endings. */
export function* countEndings(grid: Grid): Task<number> {
  const search = new Search(grid, 'as they come');
  while (search.count(nextPause(search.nodes)) === 'paused') yield;
  return search.counted;
}
