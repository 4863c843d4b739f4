import type { Progress } from '../progress/progress.ts';
import { puzzlesOf } from './kept.ts';
import { TodayBadge } from './today-badge.ts';
import { Today } from './today.ts';

/**
 * Shows how many of today's puzzles are left on the icon of the installed game, and another day's from midnight on.
 * @returns Ends it, and takes the number off.
 */
export function badgeToday(progress: Promise<Progress>): () => void {
  let badge: TodayBadge | undefined;
  let isOver = false;
  const today = new Today({
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => badge?.turn(today.day),
    updateComplete: Promise.resolve(true),
  });
  today.hostConnected();
  void puzzlesOf(progress).then((puzzles) => {
    if (!puzzles) return;
    badge = new TodayBadge(navigator, puzzles, today.day);
    if (isOver) badge.end();
  });
  return () => {
    isOver = true;
    today.hostDisconnected();
    badge?.end();
  };
}
