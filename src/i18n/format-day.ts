import { dayOf, type Day } from '../core/days/day.ts';
import { perLocale } from './format-time.ts';
import { languageOf, type Locale } from './languages.ts';
import { getLocale } from './locale.ts';
import { weekStart } from './week-start.ts';

// Days are dates without a time and are formatted in UTC, so that no time zone shifts them.

/** The first day of a month, where a language says it with an ordinal. */
const FIRST_OF_MONTH: Readonly<Partial<Record<Locale, string>>> = { fr: '1er', 'pt-BR': '1º' };

const formats = perLocale((locale) => {
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(languageOf(locale).formats, { ...options, timeZone: 'UTC' });
  const day = { day: 'numeric', month: 'long' } as const;
  return {
    day: format(day),
    dayWithYear: format({ ...day, year: 'numeric' }),
    title: format({ ...day, weekday: 'short' }),
    titleWithYear: format({ ...day, weekday: 'short', year: 'numeric' }),
    // Chinese dates number their months, 11月21日; the long name of a month alone is 十一月.
    month: format({ month: locale === 'zh-Hans' ? 'numeric' : 'long' }),
    monthWithYear: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    // Two letters in Russian: П stands for two days, and so do В and С.
    weekdayLetter: format({ weekday: locale === 'ru' ? 'short' : 'narrow' }),
  };
});

/** Returns a day, or the first day of a month, as a kind of text. */
function written(day: string, kind: keyof ReturnType<typeof formats>): string {
  const text = formats()[kind].format(Date.parse(day));
  const first = FIRST_OF_MONTH[getLocale()];
  return first ? text.replace(/(?<!\d)1(?= (?:de )?\p{L})/u, first) : text;
}

/** Returns a text with a capital, as it opens a line. */
function opening(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(languageOf(getLocale()).formats) + text.slice(1);
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

/** Returns a day with its weekday as a title, `Sat 21 November`; with its year if that is not the present one. */
export function dayTitle(day: Day, today: Day = dayOf(new Date())): string {
  return opening(dayWithWeekday(day, today));
}

/** Returns a day with its weekday, as `dayTitle` does, to stand within a line. */
export function dayWithWeekday(day: Day, today: Day = dayOf(new Date())): string {
  const text = written(day, isOfYear(day, today) ? 'title' : 'titleWithYear');
  // Brackets are full width in Japanese.
  return text.replace(/(?<=日)\((.)\)/u, '（$1）');
}

/** Returns a day with its year: `21 November 2026`. */
export function dayWithYear(day: Day): string {
  return written(day, 'dayWithYear');
}

/**
 * Returns a month as a title, `November`; with its year if that is not the present one.
 * @param month As `2026-11`.
 */
export function monthName(month: string, today: Day = dayOf(new Date())): string {
  const text = written(month, isOfYear(month, today) ? 'month' : 'monthWithYear');
  // A Russian title says no word for the year.
  return opening(text.replace(/\sг\.$/u, ''));
}

/** Returns the weekday of a day: `Saturday`. */
export function weekdayName(day: Day): string {
  return written(day, 'weekday');
}

/** Returns the abbreviation of a day's weekday for a narrow column: `M`. */
export function weekdayLetter(day: Day): string {
  return opening(written(day, 'weekdayLetter'));
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
