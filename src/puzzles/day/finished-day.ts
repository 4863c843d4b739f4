import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';
import { helpCounts } from '../shared/help-words.ts';

/** The results of a day whose three puzzles are solved, in the order of `DAY_KINDS`. */
export type FinishedDay = readonly FinishedPuzzle[];

interface FinishedPuzzle extends PuzzleResult {
  /** True if it took less time than every other solved puzzle of its kind and difficulty, and no help. */
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
      const { kind, step, name, elapsed } = result;
      const isHelped = helpCounts(result).some((count) => count > 0);
      const best = isHelped || !step ? undefined : await progress.bestTime(kind, step, name);
      return { ...result, isBest: elapsed > 0 && best !== undefined && elapsed < best.elapsed };
    }),
  );
}
