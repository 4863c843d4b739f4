import type { ReactiveControllerHost } from 'lit';
import type { DayHistory } from '../../core/days/streak.ts';
import type { PuzzleStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleResults } from '../../progress/puzzles/puzzle-results.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';

export interface DaysRead {
  readonly days: DayHistory;
  readonly statistics: PuzzleStatistics;
}

interface ResultsReader extends Pick<PuzzleStorage, 'subscribe'> {
  readonly results: Pick<PuzzleResults, 'days' | 'statistics'>;
}

/**
 * Follows the player's results, in this tab and in others.
 * @param host Rendered again when they change.
 */
export function daysSoFar(
  host: ReactiveControllerHost,
  source: ResultsReader,
): LiveQuery<ResultsReader, DaysRead> {
  return new LiveQuery(host, {
    source,
    kinds: ['results'],
    read: async (puzzles) => {
      const [days, statistics] = await Promise.all([
        puzzles.results.days(),
        puzzles.results.statistics(),
      ]);
      return days && statistics && { days, statistics };
    },
  });
}
