import type { Square } from '../../core/board/square.ts';
import { isEmptySet, squaresOfSet } from '../../core/board/square-set.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { techniqueOf } from '../../core/puzzles/technique.ts';
import { guardBoardOf, queensAllowed, queensToAdd, unguarded } from '../guard/guard-board.ts';
import { guardsLeft } from '../guard/guard-reasons.ts';
import type { Task } from '../worker/task.ts';
import type { QueenReason } from './deduction.ts';
import type { Judgement } from './look-back.ts';

/** Judges a queen of Guard. Returns the easiest queen that a technique gives as well. */
export function* judgeGuard(
  puzzle: Puzzle,
  queens: readonly Square[],
  square: Square,
  answer: readonly Square[],
): Task<[Judgement, QueenReason | undefined]> {
  const given = yield* givenQueens(puzzle, queens);
  const easiest = given?.(answer.find((queen) => !queens.includes(queen)));
  const reason = given?.(square);
  if (reason?.square === square) return [{ kind: 'reasoned', reason }, easiest];
  const isRight = answer.includes(square);
  return [{ kind: 'guess', isRight, deadEnd: undefined, reason: easiest }, easiest];
}

/**
 * Finds the simplest reason to go on.
 * @returns A function that returns the reason with one of its queens, the wished one if that is among them;
 *   `undefined` if no reason decides.
 */
function* givenQueens(
  puzzle: Puzzle,
  queens: readonly Square[],
): Task<((preferred: Square | undefined) => QueenReason) | undefined> {
  const board = guardBoardOf(puzzle.rules.shape);
  const unseen = unguarded(board, queens);
  const total = queensAllowed(puzzle);
  const left = (total ?? 0) - queens.length;
  if (total === undefined || left < 1 || isEmptySet(unseen)) return undefined;
  if (!(yield* queensToAdd(board, queens, left))) return undefined;
  const reason = yield* guardsLeft(board, unseen, left);
  if (!reason.isDecided) return undefined;
  const task = { queens: total, left, unguarded: squaresOfSet(unseen), isAim: false };
  return (preferred) => {
    const place = reason.left.find((square) => square === preferred) ?? reason.left[0]!;
    const isLast = left === 1;
    return {
      technique: techniqueOf({ technique: 'only-from-these', looks: isLast ? 0 : reason.looks }),
      square: place,
      finding: isLast
        ? { technique: 'last-queen', squares: reason.left, place, task }
        : { technique: 'only-from-these', ...reason, place, task },
      marks: [],
      queens: [],
      without: [],
      isDirect: true,
      // No drill is about the last queen.
      standing: isLast ? undefined : { queens, marks: [] },
    };
  };
}
