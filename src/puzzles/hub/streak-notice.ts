import { daysLater, type Day } from '../../core/days/day.ts';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import type { DayHistory, Streak } from '../../core/days/streak.ts';
import type { OneTimeNotices } from './one-time-notices.ts';

/** News about the streak besides its length. */
export type StreakNotice =
  /** The clock was turned back: a puzzle of a day that is to come is solved. */
  | { readonly kind: 'clock-back'; readonly later: Day }
  /** A longer streak has ended; reported once. */
  | { readonly kind: 'ended'; readonly longest: number }
  /** Yesterday was empty, and ended no streak. */
  | { readonly kind: 'free' };

/** Returns the most surprising news of today; `undefined` on most days. */
export function streakNotice(
  days: DayHistory,
  row: Streak,
  today: Day,
  said: Pick<OneTimeNotices, 'claims'>,
): StreakNotice | undefined {
  let later: Day | undefined;
  for (const [day, petals] of days) {
    if (day > (later ?? today) && solvedCount(petals) > 0) later = day;
  }
  if (later !== undefined && said.claims('clock-back', later)) return { kind: 'clock-back', later };
  const { ended, longest, length } = row;
  // The end of a one-day streak is no news.
  if (ended && longest > Math.max(1, length) && said.claims('row-ended', ended.last)) {
    return { kind: 'ended', longest };
  }
  return row.restDays.has(daysLater(today, -1)) ? { kind: 'free' } : undefined;
}
