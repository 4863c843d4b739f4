import type { ReactiveControllerHost } from 'lit';
import { dayOf } from '../core/day.ts';
import type { Progress } from '../progress/progress.ts';
import { latePart } from '../ui/later.ts';
import { dayMakerOf } from './late-days.ts';
import { Opening } from './opening.ts';

const solver = latePart(() => import('./page-solver.ts'));

/**
 * What opens puzzles on a screen; loaded when the first is opened. What speaks to the worker is not in one with
 * it: what was begun, or made a moment ago, opens without.
 */
export function openingOn(host: ReactiveControllerHost, progress: Promise<Progress>): Opening {
  return new Opening(host, async () => (await solver())?.puzzleSolver, {
    today: () => dayOf(new Date()),
    puzzle: async (day, kind) => (await dayMakerOf(progress))?.puzzle(day, kind),
  });
}
