import type { ReactiveControllerHost } from 'lit';
import type { DayHistory } from '../../core/days/streak.ts';
import type { PuzzleStatistics, PuzzleProgress } from '../../progress/puzzles/puzzle-progress.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';

export interface DaysRead {
  readonly days: DayHistory;
  readonly statistics: PuzzleStatistics;
}

type ResultsReader = Pick<PuzzleProgress, 'days' | 'statistics' | 'subscribe'>;

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
      const [days, statistics] = await Promise.all([puzzles.days(), puzzles.statistics()]);
      return days && statistics && { days, statistics };
    },
  });
}
