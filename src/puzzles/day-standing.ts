import type { Day } from '../core/day.ts';
import { solvedOf } from '../core/day-petals.ts';
import { rowOfDays, type DayPetals, type RowOfDays } from '../core/row-of-days.ts';
import type { PuzzleProgress } from '../progress/puzzle-progress.ts';

/** How far a day is, and the row that today belongs to. */
export interface DayStanding {
  readonly petals: DayPetals;
  /** How many puzzles of the day are solved, on it or later. */
  readonly solved: number;
  readonly row: RowOfDays;
}

/** What became of a day and of the row of days, as it is now; `undefined` where it cannot be read. */
export async function dayStanding(
  puzzles: Pick<PuzzleProgress, 'days'>,
  day: Day,
  today: Day,
): Promise<DayStanding | undefined> {
  const days = await puzzles.days();
  if (!days) return undefined;
  const petals = days.get(day) ?? {};
  return { petals, solved: solvedOf(petals), row: rowOfDays(days, today) };
}
