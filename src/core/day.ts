/** A calendar day as `2026-11-21`: texts of days are in the order of the days. */
export type Day = string;

/** The first day that has puzzles. */
export const FIRST_DAY: Day = '2026-01-01';

const DAY_MS = 86_400_000;

// `Date` is the calendar here, in UTC, where every day has as many milliseconds; what time it is comes from outside.
// oxlint-disable no-restricted-globals

/** The calendar day of a moment where the device is. */
export function dayOf(moment: Date): Day {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return dayNumbered(midnight / DAY_MS);
}

/** Whether a text is a day that the calendar has, of four digits for its year. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    dayNumbered(dayNumber(text)) === text
  );
}

/** How many days after 1 January 1970 a day is. */
export function dayNumber(day: Day): number {
  return Date.parse(day) / DAY_MS;
}

/** The day so many days after 1 January 1970. */
export function dayNumbered(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many days later, earlier where there are fewer than none. */
export function daysLater(day: Day, days: number): Day {
  return dayNumbered(dayNumber(day) + days);
}

/** Its place in the week, from 0 for Monday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** The month of a day as `2026-11`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** The days of a month, the first first. */
export function daysOfMonth(month: string): readonly Day[] {
  const first = dayNumber(`${month}-01`);
  const days: Day[] = [];
  for (let number = first; monthOf(dayNumbered(number)) === month; number++)
    days.push(dayNumbered(number));
  return days;
}
