import { puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import { finish } from '../../worker/task.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { PuzzleSpec } from '../protocol.ts';

/** A wish, a seed, and the code of the puzzle that they make on every device. */
export interface FrozenPuzzle {
  readonly wish: PuzzleSpec;
  readonly seed: number;
  readonly code: string;
}

/** Makes a puzzle and returns its code; the code is empty if none is made. */
export function madeOf(wish: PuzzleSpec, seed: number): string {
  const puzzle = finish(makePuzzle(wish, seed));
  return puzzle ? puzzleCode(puzzle) : '';
}
