import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Task } from '../../worker/task.ts';
import { makeComplete } from './make-complete.ts';
import { makeGuard } from './make-guard.ts';
import { makeRegions } from './make-regions.ts';
import type { Making, PuzzleSpec } from '../protocol.ts';

/**
 * Makes a puzzle of any kind.
 * @param seed The same seed makes the same puzzle on every device for a given `PUZZLE_VERSION`.
 * @returns `undefined` if none was found.
 */
export function makePuzzle(spec: PuzzleSpec, seed: number): Task<Puzzle | undefined, Making> {
  switch (spec.kind) {
    case 'complete':
      return makeComplete(spec, seed);
    case 'regions':
      return makeRegions(spec, seed);
    case 'guard':
      return makeGuard(spec, seed);
  }
}
