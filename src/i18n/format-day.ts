import { dayOf, type Day } from '../core/days/day.ts';
import { perLocale } from './format-time.ts';
import { languageOf } from './languages.ts';
import { weekStart } from './week-start.ts';

// Days are dates without a time and are formatted in UTC, so that no time zone shifts them.

const formats = perLocale((locale) => {
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(languageOf(locale).formats, { ...options, timeZone: 'UTC' });
  const day = { day: 'numeric', month: 'long' } as const;
  return {
    day: format(day),
    dayWithYear: format({ ...day, year: 'numeric' }),
    title: format({ ...day, weekday: 'short' }),
    titleWithYear: format({ ...day, weekday: 'short', year: 'numeric' }),
    month: format({ month: 'long' }),
    monthWithYear: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    weekdayLetter: format({ weekday: 'narrow' }),
  };
});

/** Returns a day, or the first day of a month, as a kind of text. */
function written(day: string, kind: keyof ReturnType<typeof formats>): string {
  return formats()[kind].format(Date.parse(day));
}

/**
 * Returns a day as people say it, `21 November`; with its year if that is not the present one.
 * @param today The day on which it is said.
 */
export function dayName(day: Day, today: Day = dayOf(new Date())): string {
  return written(day, isOfYear(day, today) ? 'day' : 'dayWithYear');
}

/**
 * Returns the day of a moment, in the form of `dayName`.
 * @param time Milliseconds since 1970.
 */
export function momentDay(time: number, now = Date.now()): string {
  return dayName(dayOf(new Date(time)), dayOf(new Date(now)));
}

/** Returns a day with its weekday, `Sat 21 November`; with its year if that is not the present one. */
export function dayTitle(day: Day, today: Day = dayOf(new Date())): string {
  return written(day, isOfYear(day, today) ? 'title' : 'titleWithYear');
}

/** Returns a day with its year: `21 November 2026`. */
export function dayWithYear(day: Day): string {
  return written(day, 'dayWithYear');
}

/**
 * Returns a month as people say it, `November`; with its year if that is not the present one.
 * @param month As `2026-11`.
 */
export function monthName(month: string, today: Day = dayOf(new Date())): string {
  return written(month, isOfYear(month, today) ? 'month' : 'monthWithYear');
}

/** Returns the weekday of a day: `Saturday`. */
export function weekdayName(day: Day): string {
  return written(day, 'weekday');
}

/** Returns the abbreviation of a day's weekday for a narrow column: `M`. */
export function weekdayLetter(day: Day): string {
  return written(day, 'weekdayLetter');
}

/** Returns the names of the weekdays from the first of a week on, each with its abbreviation for a narrow column: `M`. */
export function weekdays(): readonly { readonly name: string; readonly letter: string }[] {
  const start = weekStart();
  return WEEK.map((_, at) => {
    const day = WEEK[(at + start) % 7]!;
    return { name: written(day, 'weekday'), letter: weekdayLetter(day) };
  });
}

/** A week from Monday to Sunday. */
const WEEK: readonly Day[] = [...Array(7).keys()].map((at) => `2026-06-0${at + 1}`);

function isOfYear(day: string, today: Day): boolean {
  return day.slice(0, 4) === today.slice(0, 4);
}
