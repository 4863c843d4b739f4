import type { Day } from '../core/day.ts';
import type { Progress } from '../progress/progress.ts';
import { puzzlesOf } from './kept.ts';
import { TodayBadge } from './today-badge.ts';
import { followDay } from './today.ts';

/**
 * Shows how many of today's puzzles are left on the icon of the installed game, and another day's from midnight on.
 * @returns Ends it, and takes the number off.
 */
export function badgeToday(progress: Promise<Progress>): () => void {
  let badge: TodayBadge | undefined;
  let isOver = false;
  let today: Day;
  const endDay = followDay((day) => {
    today = day;
    badge?.turn(day);
  });
  void puzzlesOf(progress).then((puzzles) => {
    badge = new TodayBadge(navigator, puzzles, today);
    if (isOver) badge.end();
  });
  return () => {
    isOver = true;
    endDay();
    badge?.end();
  };
}
