import type { Progress } from '../progress/free-play/progress.ts';
import { loadPuzzleProgress } from './shared/load-puzzle-progress.ts';
import { TodayBadge } from './today-badge.ts';
import { followDay } from './day/current-day.ts';

/**
 * Shows the number of today's puzzles that are left as a badge on the icon of the installed game; follows the date.
 * @returns A function that stops it and removes the number.
 */
export function badgeToday(progress: Promise<Progress>): () => void {
  const puzzles = loadPuzzleProgress(progress);
  let badge: TodayBadge | undefined;
  const endDay = followDay((day) => {
    if (badge) badge.turn(day);
    else badge = new TodayBadge(navigator, puzzles, day);
  });
  return () => {
    endDay();
    badge?.end();
  };
}
