import type { Day } from '../../core/days/day.ts';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import { streakOf, type DayOutcomes, type Streak } from '../../core/days/streak.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';

/** The progress of a day, and the streak that today belongs to. */
interface DayProgress {
  readonly petals: DayOutcomes;
  /** Number of puzzles of the day that are solved, on the day or later. */
  readonly solved: number;
  readonly streak: Streak;
}

/** Reads the petals of a day and the streak; `undefined` if they cannot be read. */
export async function dayProgress(
  results: Pick<PuzzleResults, 'days'>,
  day: Day,
  today: Day,
): Promise<DayProgress | undefined> {
  const days = await results.days();
  if (!days) return undefined;
  const petals = days.get(day) ?? {};
  return { petals, solved: solvedCount(petals), streak: streakOf(days, today) };
}
