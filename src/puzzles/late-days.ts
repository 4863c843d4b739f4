import type { Day } from '../core/day.ts';
import type { Progress } from '../progress/progress.ts';
import { latePart } from '../ui/later.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { DayMaker } from './day-maker.ts';

/** Not in one with the screens: it comes with what speaks to the worker. */
const pageDays = latePart(() => import('./page-days.ts'));

/** What makes the puzzles of days on this page; `undefined` where that part does not arrive. */
export async function dayMakerOf(progress: Promise<Progress>): Promise<DayMaker | undefined> {
  return (await pageDays())?.dayMaker(progress);
}

/** Makes the days after today when the page has time for it. */
export async function makeDaysAhead(progress: Promise<Progress>, today: Day): Promise<void> {
  await whenIdle();
  await (await dayMakerOf(progress))?.makeAhead(today);
}
