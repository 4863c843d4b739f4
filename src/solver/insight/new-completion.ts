import { type Code, codeOfColumns } from '../../core/solutions/code.ts';
import { columnOf, rowOf, squareAt } from '../../core/board/square.ts';
import { countCompletions, firstCompletionNotIn } from '../search/completions.ts';
import { gridOf, isFree, withQueen, type Grid } from '../search/grid.ts';
import { PREFIX_ROWS, type Known } from './known.ts';
import type { Task } from '../worker/task.ts';

/** Most found completions that the plain search may skip, which takes it a millisecond. */
const MANY_FOUND = 500;

/**
 * Returns a completion of the board that the player has not found; `undefined` if there is none.
 *
 * Takes the first such completion that the search meets, unless many are found. Then it searches prefix by prefix, and
 * skips prefixes whose solutions are all found. The number of solutions under a prefix is counted once.
 */
export function* newCompletion(grid: Grid, known: Known): Task<Code | undefined> {
  const found = known.foundExtending(grid.queens);
  if (found.length <= MANY_FOUND) return yield* firstCompletionNotIn(grid, new Set(found));

  for (const { prefix, start } of prefixesOf(grid)) {
    const under = known.foundUnder(prefix);
    if (under.length > 0 && under.length === (yield* solutionsUnder(prefix, grid.size, known))) {
      continue;
    }
    const completion = yield* firstCompletionNotIn(start, new Set(under));
    if (completion !== undefined) return completion;
  }
  return undefined;
}

/** Yields every placement of queens in the first `PREFIX_ROWS` rows, in the order of their codes. */
function* prefixesOf(grid: Grid): Generator<{ prefix: Code; start: Grid }> {
  const { size } = grid;
  const given = new Map(grid.queens.map((queen) => [rowOf(queen, size), columnOf(queen, size)]));
  function* extend(columns: number[], start: Grid): Generator<{ prefix: Code; start: Grid }> {
    const row = columns.length;
    if (row === PREFIX_ROWS) {
      yield { prefix: codeOfColumns(columns), start };
      return;
    }
    const column = given.get(row);
    if (column !== undefined) {
      yield* extend([...columns, column], start);
      return;
    }
    for (let free = 0; free < size; free++) {
      const square = squareAt(row, free, size);
      if (isFree(start, square)) yield* extend([...columns, free], withQueen(start, square));
    }
  }
  yield* extend([], grid);
}

/** Returns the number of solutions of the empty board that begin with a prefix. */
function* solutionsUnder(prefix: Code, size: number, known: Known): Task<number> {
  let total = known.totals.get(prefix);
  if (total === undefined) {
    const queens = Array.from(prefix, (symbol, row) =>
      squareAt(row, parseInt(symbol, 36) - 1, size),
    );
    total = yield* countCompletions(gridOf(size, queens));
    known.totals.set(prefix, total);
  }
  return total;
}
