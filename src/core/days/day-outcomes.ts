import { DAY_KINDS } from './day-puzzles.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { DayOutcomes } from './streak.ts';

/** Returns true if the player solved a day's puzzle of a kind, on its day or later. */
export function isSolved(outcomes: DayOutcomes, kind: PuzzleKind): boolean {
  const outcome = outcomes[kind];
  return outcome === 'solved' || outcome === 'counted';
}

/** Returns the number of a day's three puzzles that the player solved. */
export function solvedCount(outcomes: DayOutcomes): number {
  return DAY_KINDS.filter((kind) => isSolved(outcomes, kind)).length;
}

/** Returns true if all puzzles of a day are solved. */
export function isDayComplete(outcomes: DayOutcomes): boolean {
  return solvedCount(outcomes) === DAY_KINDS.length;
}
