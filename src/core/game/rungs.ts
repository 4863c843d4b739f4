import type { Rung } from './attempt.ts';

/** The kinds of hint, from a nudge to a queen that the hint places. */
export const RUNGS: readonly Rung[] = ['nudge', 'where', 'why', 'place'];
