import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import type { Day } from '../../core/days/day.ts';
import type { PuzzleProgress } from '../../progress/puzzles/puzzle-progress.ts';

/**
 * Returns true if the player has begun or solved a puzzle of a day. Such a day has come once, whatever the clock says
 * now.
 */
export async function wasDayPlayed(
  day: Day,
  puzzles: Pick<PuzzleProgress, 'find' | 'resultOf'>,
): Promise<boolean> {
  const met = dayPuzzleNames(day).map(
    async (name) => (await puzzles.find(name)) ?? (await puzzles.resultOf(name)),
  );
  return (await Promise.all(met)).some((one) => one !== undefined);
}
