import type { Hints, Rung } from './attempt.ts';

/** The kinds of hint, from a nudge to a queen that the hint places. */
export const RUNGS: readonly Rung[] = ['nudge', 'where', 'why', 'place'];

/** Returns the number of hints taken. One hint may use several rungs, so this is the largest number of any rung. */
export function hintCount(hints: Hints): number {
  return Math.max(...RUNGS.map((rung) => hints[rung]));
}
