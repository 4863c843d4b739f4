import { daysLater, daysOfMonth, monthOf, weekdayOf, type Day } from '../core/day.ts';

/** A week of a calendar. */
export interface Week {
  readonly monday: Day;
  /** From Monday on; `undefined` where a day is of a month that is not drawn. */
  readonly days: readonly (Day | undefined)[];
}

/**
 * The weeks of a month, which has no days of others.
 * @param month As `2026-11`.
 */
export function weeksOf(month: string): readonly Week[] {
  const mondays = new Set(daysOfMonth(month).map(mondayOf));
  return [...mondays].map((monday) => {
    const days = weekFrom(monday).map((day) => (monthOf(day) === month ? day : undefined));
    return { monday, days };
  });
}

/** So many whole weeks up to the one of a day, of whatever months. */
export function weeksTo(day: Day, count: number): readonly Week[] {
  const last = mondayOf(day);
  return [...Array(count).keys()].map((at) => {
    const monday = daysLater(last, (at + 1 - count) * 7);
    return { monday, days: weekFrom(monday) };
  });
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return daysLater(day, -weekdayOf(day));
}

function weekFrom(monday: Day): readonly Day[] {
  return [...Array(7).keys()].map((at) => daysLater(monday, at));
}
