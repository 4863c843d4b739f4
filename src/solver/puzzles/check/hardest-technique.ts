import { kindOf, type Puzzle, type Difficulty } from '../../../core/puzzles/puzzle.ts';
import { techniqueOf, type Technique } from '../../../core/puzzles/technique.ts';
import { hardestReason } from '../../reasoning/hardest-reason.ts';
import type { Task } from '../../worker/task.ts';
import { gradeGuard } from '../../guard/grade-guard.ts';

/** The number of queens assumed ahead on a board of Guard with at most three left, by difficulty. */
const LOOKS: Readonly<Record<Difficulty, number>> = { gentle: 0, steady: 1, tricky: 1, thorny: 2 };

/** Most queens left for which the difficulty of a board of Guard tells the number of looks ahead. */
const MOST_LEFT = 3;

/**
 * Finds the hardest technique that hints need for a puzzle.
 * @param puzzle It has an answer; a puzzle of Complete or Regions has exactly one.
 * @returns `undefined` if hints do not lead to the answer, or if the hardest technique is not known.
 */
export function* hardestTechnique(puzzle: Puzzle): Task<Technique | undefined> {
  const { rules, givens } = puzzle;
  if (kindOf(rules) !== 'guard') {
    const reason = yield* hardestReason(puzzle);
    return reason && techniqueOf(reason);
  }
  if (rules.goal.kind !== 'guard' || rules.goal.queens - givens.length > MOST_LEFT)
    return undefined;
  const step = yield* gradeGuard(puzzle);
  return step && techniqueOf({ technique: 'only-from-these', looks: LOOKS[step] });
}
