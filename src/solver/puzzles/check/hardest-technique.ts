import { kindOf, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { techniqueOf, type Technique } from '../../../core/puzzles/technique.ts';
import { isEmptySet } from '../../../core/board/square-set.ts';
import { hardestReason } from '../../reasoning/hardest-reason.ts';
import type { Task } from '../../worker/task.ts';
import { guardBoardOf, queensAllowed, queensToAdd, unguarded } from '../../guard/guard-board.ts';
import { guardsLeft } from '../../guard/guard-reasons.ts';

/** Most queens left of a board of Guard whose hints are followed; with more they take long and seldom decide. */
const MOST_LEFT = 3;

/**
 * Finds the hardest technique of the hints for a puzzle, given to a player who follows each of them.
 * @param puzzle It has an answer; a puzzle of Complete or Regions has exactly one.
 * @returns `undefined` if hints do not lead to the answer, or if the hardest technique is not known.
 */
export function* hardestTechnique(puzzle: Puzzle): Task<Technique | undefined> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions': {
      const reason = yield* hardestReason(puzzle);
      return reason && techniqueOf(reason);
    }
    case 'guard': {
      const looks = yield* mostLooks(puzzle);
      return looks === undefined ? undefined : techniqueOf({ technique: 'only-from-these', looks });
    }
  }
}

/** Finds the most queens that a hint for a board of Guard assumes ahead. */
function* mostLooks(puzzle: Puzzle): Task<0 | 1 | 2 | undefined> {
  const board = guardBoardOf(puzzle.rules.shape);
  const queens = [...puzzle.givens];
  const allowed = queensAllowed(puzzle);
  if (allowed === undefined || allowed - queens.length > MOST_LEFT) return undefined;
  let most: 0 | 1 | 2 = 0;
  for (;;) {
    const unseen = unguarded(board, queens);
    if (isEmptySet(unseen)) return most;
    const left = allowed - queens.length;
    const answer = yield* queensToAdd(board, queens, left);
    if (!answer) return undefined;
    const reason = yield* guardsLeft(board, unseen, left);
    if (!reason.isDecided) return undefined;
    if (reason.looks > most) most = reason.looks;
    queens.push(reason.left.find((square) => answer.includes(square))!);
  }
}
