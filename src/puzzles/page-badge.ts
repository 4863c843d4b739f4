import type { Progress } from '../progress/progress.ts';
import { puzzlesOf } from './kept.ts';
import { TodayBadge } from './today-badge.ts';
import { followDay } from './today.ts';

/**
 * Shows how many of today's puzzles are left on the icon of the installed game, and another day's from midnight on.
 * @returns Ends it, and takes the number off.
 */
export function badgeToday(progress: Promise<Progress>): () => void {
  const puzzles = puzzlesOf(progress);
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
