import { puzzleCode } from '../../core/puzzle-code.ts';
import { finish } from '../task.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Wish } from './protocol.ts';

/** A wish and a seed, and the code of the puzzle that they make wherever they are made. */
export interface FrozenPuzzle {
  readonly wish: Wish;
  readonly seed: number;
  readonly code: string;
}

/** The code of the puzzle that is made here; empty where none is. */
export function madeOf(wish: Wish, seed: number): string {
  const puzzle = finish(makePuzzle(wish, seed));
  return puzzle ? puzzleCode(puzzle) : '';
}
