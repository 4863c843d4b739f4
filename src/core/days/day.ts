/** A calendar day as `2026-11-21`. The order of the texts is the order of the days. */
export type Day = string;

/** The first day that has puzzles. */
export const FIRST_DAY: Day = '2026-01-01';

const DAY_MS = 86_400_000;

// `Date` serves as the calendar, in UTC, where all days have the same length. The current time comes from outside.
// oxlint-disable no-restricted-globals

/** Returns the calendar day of a moment in the time zone of the device. */
export function dayOf(moment: Date): Day {
  const midnight = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return dayNumbered(midnight / DAY_MS);
}

/** Returns the milliseconds from a moment to the first one of the next day, in the time zone of the device. */
export function untilNextDay(moment: Date): number {
  // Daylight saving may skip midnight: the day then begins with its first moment.
  const next = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);
  return next.getTime() - moment.getTime();
}

/** Returns true if a text is a day of the calendar, with a year of four digits. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    dayNumbered(dayNumber(text)) === text
  );
}

/** Returns the number of days from 1 January 1970 to a day. */
export function dayNumber(day: Day): number {
  return Date.parse(day) / DAY_MS;
}

/** Returns the day that is so many days after 1 January 1970. */
export function dayNumbered(number: number): Day {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day that is so many days later; a negative number gives an earlier day. */
export function daysLater(day: Day, days: number): Day {
  return dayNumbered(dayNumber(day) + days);
}

/** Returns the place of a day in the week, from 0 for Monday. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** Returns the month of a day as `2026-11`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** Returns the days of a month, the first first. */
export function daysOfMonth(month: string): readonly Day[] {
  const first = dayNumber(`${month}-01`);
  const days: Day[] = [];
  for (let number = first; monthOf(dayNumbered(number)) === month; number++)
    days.push(dayNumbered(number));
  return days;
}
