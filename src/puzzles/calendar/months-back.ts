import { daysLater, FIRST_DAY, monthOf, type Day } from '../../core/days/day.ts';

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
