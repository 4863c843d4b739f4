import { msg, str } from '@lit/localize';
import { monthOf, type Day } from '../../core/days/day.ts';
import type { Streak } from '../../core/days/streak.ts';
import { dateName, dayName } from '../../i18n/format-day.ts';
import { numberOf } from '../../i18n/format.ts';
import { streakWords } from '../day/day-words.ts';
import type { StreakNotice } from './streak-notice.ts';

/** Returns the heading of the streak: its length, or the invitation of a first day. */
export function streakTitle({ length }: Streak): string {
  return length > 0 ? streakWords(length) : msg('Three for today');
}

/** Returns the sentences below the heading: how to start a streak if there is none, and the news of today. */
export function streakSentences(
  { length }: Streak,
  news: StreakNotice | undefined,
  today: Day,
): readonly string[] {
  const begin = msg('Solve one puzzle to start a streak.');
  return [...(length > 0 ? [] : [begin]), ...(news ? [noticeWords(news, today)] : [])];
}

function noticeWords(news: StreakNotice, today: Day): string {
  switch (news.kind) {
    case 'free':
      return msg('Yesterday was your day off. One in seven doesn’t end a streak.');
    case 'ended': {
      const longest = numberOf(news.longest);
      return msg(str`Your longest streak is ${longest} days. You can still play earlier days.`);
    }
    case 'clock-back': {
      const { later } = news;
      const now = dayName(today, today);
      // The date is enough within the same month.
      const isNear = monthOf(later) === monthOf(today);
      const then = isNear ? dateName(later) : dayName(later, today);
      return msg(str`It’s ${now} again. What you solved on ${then} is safe.`);
    }
  }
}
