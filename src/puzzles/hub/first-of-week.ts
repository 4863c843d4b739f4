import { daysLater, type Day } from '../../core/days/day.ts';
import type { DayHistory } from '../../core/days/streak.ts';

/** Number of days that the week shows at most. */
const WEEK = 7;

/**
 * Returns the first of the days that the week up to today shows: none is before the first day that counts, so that a
 * new player has missed none.
 */
export function firstOfWeek(days: DayHistory, today: Day): Day {
  let first = today;
  for (const [day, outcomes] of days) {
    if (day < first && Object.values(outcomes).includes('counted')) first = day;
  }
  const earliest = daysLater(today, 1 - WEEK);
  return first < earliest ? earliest : first;
}
