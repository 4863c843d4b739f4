import type { ReactiveControllerHost } from 'lit';
import type { Days } from '../core/row-of-days.ts';
import type { PuzzleFigures, PuzzleProgress } from '../progress/puzzle-progress.ts';
import { LiveQuery } from '../ui/scheduling/live-query.ts';

/** The data that a page of past days shows. */
export interface DaysKept {
  readonly days: Days;
  readonly figures: PuzzleFigures;
}

/** The part of the player's progress that is read here. */
type KeptPuzzles = Pick<PuzzleProgress, 'days' | 'figures' | 'subscribe'>;

/** The player's results by day and in total, kept up to date for a page that shows them. */
export type DaysSoFar = LiveQuery<KeptPuzzles, DaysKept>;

/**
 * Follows the player's results, in this tab and in others.
 * @param host Rendered again when they change.
 */
export function daysSoFar(
  host: ReactiveControllerHost,
  source: () => Promise<KeptPuzzles>,
): DaysSoFar {
  return new LiveQuery(host, {
    source,
    kinds: ['results'],
    read: async (puzzles) => {
      const [days, figures] = await Promise.all([puzzles.days(), puzzles.figures()]);
      return days && figures && { days, figures };
    },
  });
}
