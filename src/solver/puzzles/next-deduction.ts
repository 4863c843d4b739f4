import { STEPS, type Step } from '../../core/puzzle.ts';
import {
  filling,
  lastSquare,
  starving,
  type Filling,
  type LastSquare,
  type Starving,
} from './deductions.ts';
import type { PlacementCandidates } from './placement-candidates.ts';
import { longRefutation, shortRefutation, type Refuting } from './refutations.ts';

/** A reason, true of every answer that has all the queens placed and none of the squares ruled out. */
export type Deduction = LastSquare | Filling | Starving | Refuting;

/** The techniques, the simplest first: hints try them in this order, and so does the grader. */
const TECHNIQUES: readonly {
  readonly step: Step;
  readonly find: (candidates: PlacementCandidates) => Deduction | undefined;
}[] = [
  { step: 'gentle', find: lastSquare },
  { step: 'gentle', find: (candidates) => filling(candidates, 1) },
  { step: 'steady', find: starving },
  { step: 'steady', find: (candidates) => filling(candidates, 2) },
  { step: 'tricky', find: (candidates) => filling(candidates, 3) },
  { step: 'tricky', find: (candidates) => filling(candidates, 4) },
  { step: 'tricky', find: shortRefutation },
  { step: 'thorny', find: longRefutation },
];

/** A reason, and the step of difficulty that it belongs to. */
export interface Graded {
  readonly deduction: Deduction;
  readonly step: Step;
}

/**
 * The simplest reason on a board.
 * @param most The hardest step to look at.
 * @returns `undefined` when no technique of these steps says anything.
 */
export function nextDeduction(
  candidates: PlacementCandidates,
  most: Step = 'thorny',
): Graded | undefined {
  const limit = STEPS.indexOf(most);
  for (const { step, find } of TECHNIQUES) {
    if (STEPS.indexOf(step) > limit) return undefined;
    const deduction = find(candidates);
    if (deduction) return { deduction, step };
  }
  return undefined;
}

/** Does what follows from a reason. */
export function carryOut(deduction: Deduction, candidates: PlacementCandidates): void {
  if (deduction.technique === 'last-free-square') candidates.place(deduction.square);
  else candidates.exclude(deduction.excluded);
}
