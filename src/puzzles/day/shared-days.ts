import type { Day } from '../../core/days/day.ts';
import type { Progress } from '../../progress/free-play/progress.ts';
import { whenIdle } from '../../ui/scheduling/when-idle.ts';
import { DayMaker } from './day-maker.ts';
import type { DaySource } from './day-puzzles.ts';
import { loadPuzzleProgress } from '../shared/load-puzzle-progress.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';

const makers = new WeakMap<Promise<Progress>, DayMaker>();

/** Returns the maker of day puzzles on this page; the same one for the same progress. */
export function dayMakerOf(progress: Promise<Progress>): DayMaker {
  let maker = makers.get(progress);
  if (!maker)
    makers.set(progress, (maker = new DayMaker(puzzleSolver, loadPuzzleProgress(progress))));
  return maker;
}

export function daySourceOf(progress: Promise<Progress>): DaySource {
  return { puzzles: loadPuzzleProgress(progress), maker: dayMakerOf(progress) };
}

/** Makes the days after today when the page is idle. */
export async function makeDaysAhead(progress: Promise<Progress>, today: Day): Promise<void> {
  await whenIdle();
  await dayMakerOf(progress).makeAhead(today);
}
