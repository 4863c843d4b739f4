import { DAY_KINDS } from './day-puzzles.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { DayOutcomes } from './streak.ts';

/** Returns true if the player solved a day's puzzle of a kind, on its day or later. */
export function isSolved(petals: DayOutcomes, kind: PuzzleKind): boolean {
  const petal = petals[kind];
  return petal === 'solved' || petal === 'counted';
}

/** Returns the number of a day's three puzzles that the player solved. */
export function solvedCount(petals: DayOutcomes): number {
  return DAY_KINDS.filter((kind) => isSolved(petals, kind)).length;
}

/** Returns true if all puzzles of a day are solved. */
export function isDayComplete(petals: DayOutcomes): boolean {
  return solvedCount(petals) === DAY_KINDS.length;
}
