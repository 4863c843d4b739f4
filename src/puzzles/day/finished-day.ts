import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { isBestTime } from '../../progress/puzzles/puzzle-result.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';

/** The results of a day whose three puzzles are solved, in the order of `DAY_KINDS`. */
export type FinishedDay = readonly FinishedPuzzle[];

interface FinishedPuzzle extends PuzzleResult {
  /** True if it has the best time of its kind and difficulty. */
  readonly isBest: boolean;
}

/** Returns the results of a day with the best of them named; `undefined` if not all three are solved. */
export async function finishedDay(
  results: readonly (PuzzleResult | undefined)[],
  progress: Pick<PuzzleResults, 'bestTime'>,
): Promise<FinishedDay | undefined> {
  const solved = results.flatMap((result) => (result?.outcome === 'solved' ? [result] : []));
  if (solved.length < DAY_KINDS.length) return undefined;
  return Promise.all(
    solved.map(async (result) => {
      const { kind, step, name } = result;
      const best = step && (await progress.bestTime(kind, step, name));
      return { ...result, isBest: isBestTime(result, best) };
    }),
  );
}
