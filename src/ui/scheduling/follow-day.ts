import { dayOf, untilNextDay, type Day } from '../../core/days/day.ts';
import { isVisible } from './tasks.ts';

/** Longest timeout in milliseconds: a timer does not notice that the clock was set. */
const LONGEST = 60_000;

/**
 * Follows the device's local day. The day changes at midnight, when the page becomes visible again after the night or
 * the device has travelled, and within a minute after the clock was set.
 * @param onDay Called with the day at once, and whenever it changes.
 * @returns A function that ends it.
 */
export function followDay(onDay: (day: Day) => void): () => void {
  let known: Day | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = new Date();
    const day = dayOf(now);
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(untilNextDay(now), LONGEST));
    if (day === known) return;
    known = day;
    onDay(day);
  };
  // A hidden page keeps its day.
  const onVisibility = (): void => {
    if (isVisible()) look();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('focus', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('focus', look);
    clearTimeout(timer);
  };
}
