import { DIFFICULTIES, type Difficulty } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
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
  /** @param wanted A square that the reason has to rule out. */
  readonly find: (candidates: Candidates, wanted?: Square) => Reason | undefined;
}[] = [
  {
    step: 'gentle',
    find: (candidates, wanted) => (wanted === undefined ? lastFreeSquare(candidates) : undefined),
  },
  { step: 'gentle', find: (candidates, wanted) => sharedSquares(candidates, 1, wanted) },
  { step: 'steady', find: starvedHouse },
  { step: 'steady', find: (candidates, wanted) => sharedSquares(candidates, 2, wanted) },
  { step: 'tricky', find: (candidates, wanted) => sharedSquares(candidates, 3, wanted) },
  { step: 'tricky', find: (candidates, wanted) => sharedSquares(candidates, 4, wanted) },
  {
    step: 'tricky',
    find: (candidates, wanted) => shortRefutation(candidates, listed(wanted)),
  },
  {
    step: 'thorny',
    find: (candidates, wanted) => longRefutation(candidates, listed(wanted)),
  },
];

function listed(square: Square | undefined): readonly Square[] | undefined {
  return square === undefined ? undefined : [square];
}

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

/** Finds the simplest reason that rules out a free square; `undefined` if no technique does. */
export function reasonAgainst(square: Square, candidates: Candidates): Reason | undefined {
  for (const { find } of TECHNIQUES) {
    const reason = find(candidates, square);
    if (reason) return reason;
  }
  return undefined;
}

/** Places the queen that a reason forces, or excludes the squares that it rules out. */
export function applyReason(reason: Reason, candidates: Candidates): void {
  if (reason.technique === 'last-free-square') candidates.place(reason.square);
  else candidates.exclude(reason.excluded);
}
