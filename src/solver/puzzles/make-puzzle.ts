import type { Puzzle } from '../../core/puzzle.ts';
import type { Task } from '../task.ts';
import { makeComplete } from './make-complete.ts';
import { makeGuard } from './make-guard.ts';
import { makeRegions } from './make-regions.ts';
import type { Making, Wish } from './protocol.ts';

/**
 * Makes a puzzle of any kind.
 * @param seed The same seed makes the same puzzle everywhere, as long as `PUZZLE_VERSION` is the same.
 * @returns `undefined` where there seems to be none.
 */
export function makePuzzle(wish: Wish, seed: number): Task<Puzzle | undefined, Making> {
  switch (wish.kind) {
    case 'complete':
      return makeComplete(wish, seed);
    case 'regions':
      return makeRegions(wish, seed);
    case 'guard':
      return makeGuard(wish, seed);
  }
}
