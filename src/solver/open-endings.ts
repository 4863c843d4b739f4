import type { Code } from '../core/code.ts';
import { queensOf } from '../core/code-squares.ts';
import { squareAt, type Square } from '../core/square.ts';
import type { Grid } from './grid.ts';
import type { Bound } from './insight.ts';
import { queensPerSquare, type Known } from './known.ts';
import { Search } from './search.ts';
import { nextPause, type Task } from './task.ts';

/**
 * Nodes that looking at the endings may take: enough to see them all up to n = 12, and for a fair
 * number beyond, where there are often too many to see.
 */
function mostNodes(size: number): number {
  return size <= 12 ? 120_000 : 20_000;
}

/** The new endings of a board, as far as they were looked at. */
export interface OpenEndings {
  /** All endings, those found before included. */
  readonly ways: Bound;
  /** How many of them are new; at least one. */
  readonly fresh: Bound;
  /** How many new ones have a queen on a square. */
  readonly through: (square: Square) => Bound;
}

/**
 * The new endings of a board that has one, tallied by square. What was found is taken from the tally
 * of all endings; where there are too many to see them all, what is left bounds the new ones from below.
 * @param ending A new ending.
 */
export function* openEndings(grid: Grid, known: Known, ending: Code): Task<OpenEndings> {
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
    ways: { count: found.length + fresh, isExact },
    fresh: { count: fresh, isExact },
    through: (square) => ({
      count: Math.max(tally[square]! - foundOn[square]!, onEnding.has(square) ? 1 : 0),
      isExact,
    }),
  };
}
