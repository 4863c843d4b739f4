import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import type { Day } from '../../core/days/day.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import type { UnfinishedPuzzles } from '../../progress/puzzles/unfinished-puzzles.ts';

/** The part of the player's progress that tells if a puzzle was met. */
export interface PuzzleReader {
  readonly results: { get(name: string): Promise<PuzzleResult | undefined> };
  readonly unfinished: Pick<UnfinishedPuzzles, 'find'>;
}

/**
 * Returns true if the player has begun or solved a puzzle of a day. Such a day has come once, whatever the clock says
 * now.
 */
export async function wasDayPlayed(
  day: Day,
  { unfinished, results }: PuzzleReader,
): Promise<boolean> {
  const met = dayPuzzleNames(day).map(
    async (name) => (await unfinished.find(name)) ?? (await results.get(name)),
  );
  return (await Promise.all(met)).some((one) => one !== undefined);
}
