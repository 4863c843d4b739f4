import { guardPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import {
  nextBelow,
  nextPermutation,
  seeded,
  type RandomState,
} from '../../../core/board/random.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Task } from '../../worker/task.ts';
import { difficultyFrom } from '../../guard/grade-guard.ts';
import { guardBoardOf, queensToAdd, type GuardBoard } from '../../guard/guard-board.ts';
import type { Making, PuzzleSpec } from '../protocol.ts';

/** Boards after which making gives up. */
const MOST_TRIED = 2_000;

/**
 * Makes a board of Guard of a difficulty: places random queens until as many are left as the difficulty asks for. No
 * fewer queens than it allows guard the board with those given.
 * @param seed The same seed makes the same board, on every device.
 * @returns `undefined` if no board was found.
 */
export function* makeGuard(
  { shape, step }: PuzzleSpec,
  seed: number,
): Task<Puzzle | undefined, Making> {
  const board = guardBoardOf(shape);
  const random = seeded(seed);
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    yield { tried };
    const left = step === 'thorny' || (step === 'tricky' && nextBelow(random, 2) === 1) ? 3 : 2;
    const givens = yield* randomGivens(board, left, random);
    if (!givens) continue;
    if ((yield* difficultyFrom(board, givens, left)) === step) {
      return guardPuzzle(shape, givens.length + left, givens);
    }
  }
  return undefined;
}

/**
 * Draws squares for queens with which exactly `left` more are needed; `undefined` if an empty board needs fewer.
 * @returns The squares in ascending order.
 */
export function* randomGivens(
  board: GuardBoard,
  left: number,
  random: RandomState,
): Task<readonly Square[] | undefined> {
  const givens: Square[] = [];
  if (yield* queensToAdd(board, givens, left - 1)) return undefined;
  // A queen lowers the number still needed by at most one, so that no number is skipped.
  for (const square of nextPermutation(random, board.squares)) {
    if (yield* queensToAdd(board, givens, left)) break;
    givens.push(square);
  }
  return givens.sort((a, b) => a - b);
}
