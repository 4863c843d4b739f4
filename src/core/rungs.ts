import type { Rung } from './attempt.ts';

/** The kinds of hint, from a nudge to the placement itself. */
export const RUNGS: readonly Rung[] = ['nudge', 'where', 'why', 'place'];
