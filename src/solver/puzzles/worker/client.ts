import { Connection, type WorkerLike } from '../../worker/connection.ts';
import type { Asker } from '../../worker/questions.ts';
import type { PUZZLE_QUESTIONS } from './questions.ts';

/** The solver of puzzles, which makes, checks and solves them in a worker. */
export type PuzzleSolver = Asker<typeof PUZZLE_QUESTIONS>;

/**
 * Creates a solver of puzzles. The first question starts its worker, which is kept until it dies.
 * @param start Starts a worker that serves puzzles.
 */
export function createPuzzleSolver(start: () => WorkerLike): PuzzleSolver {
  return new Connection<typeof PUZZLE_QUESTIONS>(start).ask;
}
