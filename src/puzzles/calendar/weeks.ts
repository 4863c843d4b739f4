import {
  daysLater,
  daysOfMonth,
  FIRST_DAY,
  monthOf,
  weekdayOf,
  type Day,
} from '../../core/days/day.ts';

export interface Week {
  readonly first: Day;
  /** Days from the first on; `undefined` for a day of a month that is not drawn. */
  readonly days: readonly (Day | undefined)[];
}

/**
 * Returns the weeks of a month, without days of other months.
 * @param month Such as `2026-11`.
 * @param start The weekday that begins a week, from 0 for Monday.
 */
export function weeksOf(month: string, start: number): readonly Week[] {
  const firsts = new Set(daysOfMonth(month).map((day) => weekStartOf(day, start)));
  return [...firsts].map((first) => {
    const days = weekFrom(first).map((day) => (monthOf(day) === month ? day : undefined));
    return { first, days };
  });
}

/** Returns the first day of a day's week. */
function weekStartOf(day: Day, start: number): Day {
  return daysLater(day, -((weekdayOf(day) - start + 7) % 7));
}

function weekFrom(first: Day): readonly Day[] {
  return [...Array(7).keys()].map((at) => daysLater(first, at));
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
