import type { ReactiveControllerHost } from 'lit';
import type { Days } from '../core/row-of-days.ts';
import type { PuzzleFigures, PuzzleProgress } from '../progress/puzzle-progress.ts';
import { LiveQuery } from '../ui/scheduling/live-query.ts';

/** What a page of past days shows. */
export interface DaysKept {
  readonly days: Days;
  readonly figures: PuzzleFigures;
}

/** What of the player's puzzles is read. */
type KeptPuzzles = Pick<PuzzleProgress, 'days' | 'figures' | 'subscribe'>;

/** What the player has solved day by day and in all, as it is now, for a page that shows it. */
export type DaysSoFar = LiveQuery<KeptPuzzles, DaysKept>;

/**
 * Follows what the player solves, here and in other tabs.
 * @param host Rendered again when it changes.
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
