import type { Day } from '../core/day.ts';
import { solvedOf } from '../core/day-petals.ts';
import { rowOfDays, type DayPetals, type RowOfDays } from '../core/row-of-days.ts';
import type { PuzzleProgress } from '../progress/puzzle-progress.ts';

/** The progress of a day, and the streak that today belongs to. */
export interface DayStanding {
  readonly petals: DayPetals;
  /** Number of puzzles of the day that are solved, on the day or later. */
  readonly solved: number;
  readonly row: RowOfDays;
}

/** Reads the petals of a day and the streak; `undefined` if they cannot be read. */
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
