import type { Puzzle } from '../../core/puzzle.ts';
import type { Square } from '../../core/square.ts';
import { fewestToLift, type IsOpen } from '../minimal-set.ts';
import type { Task } from '../task.ts';
import { fewestToAdd, guardBoardOf, queensAllowed, queensToAdd } from './guard-board.ts';

/**
 * The answer of a board of Guard that keeps the most of what stands, in the order it was placed, then
 * what is added; `undefined` where there is none. Yields an answer that may keep less, as soon as it has one.
 * @param queens Those that stand, those given among them.
 */
export function* nearestGuard(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<readonly Square[] | undefined, readonly Square[]> {
  const board = guardBoardOf(puzzle.rules.shape);
  const allowed = queensAllowed(puzzle);
  if (allowed === undefined) return [...queens, ...(yield* fewestToAdd(board, queens))];
  const hasAnswer = answersWith(puzzle);
  function* without(lifted: readonly Square[]): Task<readonly Square[]> {
    const kept = queens.filter((queen) => !lifted.includes(queen));
    const added = yield* queensToAdd(board, kept, allowed! - kept.length);
    return [...kept, ...added!];
  }
  const enough = yield* enoughToLift(puzzle, queens, hasAnswer);
  if (!enough) return undefined;
  yield yield* without(enough);
  return yield* without((yield* queensToLift(puzzle, queens, hasAnswer))!);
}

/**
 * Queens to lift until those left belong to an answer, as `queensToLift` has them, found soon: the oldest stay,
 * and there may be more than have to go.
 */
export function* enoughToLift(
  { givens }: Puzzle,
  queens: readonly Square[],
  hasAnswer: IsOpen,
): Task<readonly Square[] | undefined> {
  if (!(yield* hasAnswer([]))) return undefined;
  let kept: readonly Square[] = [];
  for (const queen of queens) {
    if (!givens.includes(queen) && (yield* hasAnswer([...kept, queen]))) kept = [...kept, queen];
    yield;
  }
  return queens.filter((queen) => !givens.includes(queen) && !kept.includes(queen));
}

/**
 * The fewest queens to lift until those left belong to an answer, in the order they were placed; none
 * where all do, `undefined` where the board has no answer.
 * @param hasAnswer As `answersWith` makes it for the puzzle.
 */
export function* queensToLift(
  { givens }: Puzzle,
  queens: readonly Square[],
  hasAnswer: IsOpen,
): Task<readonly Square[] | undefined> {
  const placed = queens.filter((queen) => !givens.includes(queen));
  if (yield* hasAnswer(placed)) return [];
  if (!(yield* hasAnswer([]))) return undefined;
  return yield* fewestToLift(placed, hasAnswer);
}

/**
 * Tells whether some answer of a puzzle with a limit has all of the queens that were placed, and those
 * given. Each set is searched once, however often it is asked about.
 */
export function answersWith(puzzle: Puzzle): IsOpen {
  const board = guardBoardOf(puzzle.rules.shape);
  const allowed = queensAllowed(puzzle)!;
  const known = new Map<string, boolean>();
  return function* (placed) {
    const set = placed.join();
    const before = known.get(set);
    if (before !== undefined) return before;
    const queens = [...puzzle.givens, ...placed];
    const isOpen = (yield* queensToAdd(board, queens, allowed - queens.length)) !== undefined;
    known.set(set, isOpen);
    return isOpen;
  };
}
