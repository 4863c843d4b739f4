import { msg, str } from '@lit/localize';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import { daysLater, type Day } from '../../core/days/day.ts';
import type { DayHistory, Streak } from '../../core/days/streak.ts';
import { dayName } from '../../i18n/format-day.ts';
import { plural } from '../../i18n/format.ts';
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
  streak: Streak,
  today: Day,
  said: Pick<OneTimeNotices, 'claims'>,
): StreakNotice | undefined {
  let later: Day | undefined;
  for (const [day, petals] of days) {
    if (day > (later ?? today) && solvedCount(petals) > 0) later = day;
  }
  if (later !== undefined && said.claims('clock-back', later)) return { kind: 'clock-back', later };
  const { ended, longest, length } = streak;
  // The end of a one-day streak is no news.
  if (ended && longest > Math.max(1, length) && said.claims('row-ended', ended.last)) {
    return { kind: 'ended', longest };
  }
  return streak.restDays.has(daysLater(today, -1)) ? { kind: 'free' } : undefined;
}

/** Returns the sentence under the length of the streak. */
export function noticeWords(news: StreakNotice, today: Day): string {
  switch (news.kind) {
    case 'free':
      return msg('Yesterday was your day off. One in seven doesn’t end a streak.');
    case 'ended':
      return plural(
        news.longest,
        msg('Your longest streak is {# day|# days}. You can still play earlier days.'),
      );
    case 'clock-back': {
      const { later } = news;
      const now = dayName(today, today);
      const then = dayName(later, today);
      return msg(str`It’s ${now} again. What you solved on ${then} is safe.`);
    }
  }
}
