import {
  daysLater,
  daysOfMonth,
  FIRST_DAY,
  monthOf,
  weekdayOf,
  type Day,
} from '../../core/days/day.ts';

export interface Week {
  readonly monday: Day;
  /** Days from Monday on; `undefined` for a day of a month that is not drawn. */
  readonly days: readonly (Day | undefined)[];
}

/**
 * Returns the weeks of a month, without days of other months.
 * @param month Such as `2026-11`.
 */
export function weeksOf(month: string): readonly Week[] {
  const mondays = new Set(daysOfMonth(month).map(mondayOf));
  return [...mondays].map((monday) => {
    const days = weekFrom(monday).map((day) => (monthOf(day) === month ? day : undefined));
    return { monday, days };
  });
}

/** Returns `count` whole weeks that end with the week of a day, across months. */
export function weeksTo(day: Day, count: number): readonly Week[] {
  const last = mondayOf(day);
  return [...Array(count).keys()].map((at) => {
    const monday = daysLater(last, (at + 1 - count) * 7);
    return { monday, days: weekFrom(monday) };
  });
}

export function mondayOf(day: Day): Day {
  return daysLater(day, -weekdayOf(day));
}

function weekFrom(monday: Day): readonly Day[] {
  return [...Array(7).keys()].map((at) => daysLater(monday, at));
}

/** Returns the months that have days with puzzles, from today's back. Today's is included even if it is before them. */
export function monthsBack(today: Day): readonly string[] {
  const months = [monthOf(today)];
  for (let first = `${months[0]!}-01`; first > FIRST_DAY;) {
    const last = daysLater(first, -1);
    months.push(monthOf(last));
    first = `${monthOf(last)}-01`;
  }
  return months;
}
