import { DIFFICULTIES, type Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Candidates } from './candidates.ts';
import { lastFreeSquare, type LastFreeSquare } from './last-free-square.ts';
import { longRefutation, shortRefutation, type Refutation } from './refutation.ts';
import { sharedSquares, type SharedSquares } from './shared-squares.ts';
import { starvedHouse, type StarvedHouse } from './starved-house.ts';

/** A reason, true of every answer that has all the queens placed and none of the squares ruled out. */
export type Reason = LastFreeSquare | SharedSquares | StarvedHouse | Refutation;

/** The techniques, the simplest first. Hints and the grader try them in this order. */
const TECHNIQUES: readonly {
  readonly step: Difficulty;
  readonly find: (candidates: Candidates) => Reason | undefined;
}[] = [
  { step: 'gentle', find: lastFreeSquare },
  { step: 'gentle', find: (candidates) => sharedSquares(candidates, 1) },
  { step: 'steady', find: starvedHouse },
  { step: 'steady', find: (candidates) => sharedSquares(candidates, 2) },
  { step: 'tricky', find: (candidates) => sharedSquares(candidates, 3) },
  { step: 'tricky', find: (candidates) => sharedSquares(candidates, 4) },
  { step: 'tricky', find: shortRefutation },
  { step: 'thorny', find: longRefutation },
];

/** A reason, and the difficulty that it belongs to. */
export interface GradedReason {
  readonly reason: Reason;
  readonly step: Difficulty;
}

/**
 * Finds the simplest reason on a board.
 * @param most The hardest difficulty to try.
 * @returns `undefined` if no technique up to it applies.
 */
export function nextReason(
  candidates: Candidates,
  most: Difficulty = 'thorny',
): GradedReason | undefined {
  const limit = DIFFICULTIES.indexOf(most);
  for (const { step, find } of TECHNIQUES) {
    if (DIFFICULTIES.indexOf(step) > limit) return undefined;
    const reason = find(candidates);
    if (reason) return { reason, step };
  }
  return undefined;
}

/** Places the queen that a reason forces, or excludes the squares that it rules out. */
export function applyReason(reason: Reason, candidates: Candidates): void {
  if (reason.technique === 'last-free-square') candidates.place(reason.square);
  else candidates.exclude(reason.excluded);
}
