import type { Day } from '../../core/days/day.ts';
import { puzzles } from '../../progress/page-puzzles.ts';
import { whenIdle } from '../../ui/scheduling/when-idle.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { DayMaker } from './day-maker.ts';

let maker: DayMaker | undefined;

/** Returns the maker of day puzzles on this page. */
export function dayMaker(): DayMaker {
  return (maker ??= new DayMaker(puzzleSolver, puzzles.dayCache));
}

/** Makes the days after today when the page is idle. */
export async function makeDaysAhead(today: Day): Promise<void> {
  await whenIdle();
  await dayMaker().makeAhead(today);
}
