import type { Progress } from '../progress/progress.ts';
import { DayMaker } from './day-maker.ts';
import { puzzlesOf } from './kept.ts';
import { puzzleSolver } from './page-solver.ts';

const makers = new WeakMap<Promise<Progress>, DayMaker>();

/** What makes the puzzles of days on this page; the same each time. */
export function dayMaker(progress: Promise<Progress>): DayMaker {
  let maker = makers.get(progress);
  if (!maker) makers.set(progress, (maker = new DayMaker(puzzleSolver, puzzlesOf(progress))));
  return maker;
}
