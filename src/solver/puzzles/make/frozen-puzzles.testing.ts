import { puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import { finish } from '../../worker/task.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { PuzzleSpec } from '../protocol.ts';

/** A spec, a seed, and the code of the puzzle that they make on every device. */
export interface FrozenPuzzle {
  readonly spec: PuzzleSpec;
  readonly seed: number;
  readonly code: string;
}

/** Makes a puzzle and returns its code; the code is empty if none is made. */
export function madeOf(spec: PuzzleSpec, seed: number): string {
  const puzzle = finish(makePuzzle(spec, seed));
  return puzzle ? puzzleCode(puzzle) : '';
}
