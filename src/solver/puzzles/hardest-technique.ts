import { kindOf, type Puzzle, type Step } from '../../core/puzzle.ts';
import { techniqueOf, type Technique } from '../../core/technique.ts';
import { hardestReason } from '../reasoning/hardest-reason.ts';
import type { Task } from '../task.ts';
import { gradeGuard } from './grade-guard.ts';

/** How many queens are set down in mind on a board of Guard with at most three left, by its difficulty. */
const LOOKS: Readonly<Record<Step, number>> = { gentle: 0, steady: 1, tricky: 1, thorny: 2 };

/** With more queens left the difficulty of a board of Guard does not say how many looks it takes. */
const MOST_LEFT = 3;

/**
 * The hardest technique that hints need for a puzzle.
 * @param puzzle It has an answer; one of Complete or Regions has no other.
 * @returns `undefined` where hints do not lead to it, or no technique is known to be the hardest.
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
