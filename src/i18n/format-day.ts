import { dayOf, type Day } from '../core/days/day.ts';
import { perLocale } from './format-time.ts';
import { getLocale, type Locale } from './locale.ts';

// Days are dates without a time and are formatted in UTC, so that no time zone shifts them. Intl provides the names;
// their order and punctuation differ from browser to browser (`Saturday 21`, `Saturday, 21`), so they are written here.

interface Names {
  readonly weekday: Intl.DateTimeFormat;
  readonly shortWeekday: Intl.DateTimeFormat;
  readonly weekdayLetter: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
}

const namesOf = perLocale((locale): Names => {
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return {
    weekday: format({ weekday: 'long' }),
    shortWeekday: format({ weekday: 'short' }),
    weekdayLetter: format({ weekday: 'narrow' }),
    month: format({ month: 'long' }),
  };
});

/** The parts of a day, as words and numbers. */
interface Parts {
  readonly date: number;
  readonly month: number;
  readonly year: string;
  readonly name: string;
}

interface Forms {
  readonly day: (parts: Parts) => string;
  readonly dayWithYear: (parts: Parts) => string;
  readonly title: (day: string, weekday: string) => string;
  readonly monthWithYear: (parts: Parts) => string;
  readonly dateAlone: (date: number) => string;
}

const FORMS: Readonly<Record<Locale, Forms>> = {
  en: {
    day: ({ date, name }) => `${date} ${name}`,
    dayWithYear: ({ date, name, year }) => `${date} ${name} ${year}`,
    title: (day, weekday) => `${weekday} ${day}`,
    monthWithYear: ({ name, year }) => `${name} ${year}`,
    dateAlone: (date) => `the ${date}${ordinalEnd(date)}`,
  },
  'zh-Hans': {
    day: ({ date, month }) => `${month} 月 ${date} 日`,
    dayWithYear: ({ date, month, year }) => `${year} 年 ${month} 月 ${date} 日`,
    title: (day, weekday) => `${day} ${weekday}`,
    monthWithYear: ({ month, year }) => `${year} 年 ${month} 月`,
    dateAlone: (date) => `${date} 日`,
  },
};

/**
 * Returns a day as people say it, `21 November`; with its year if that is not the present one.
 * @param today The day on which it is said.
 */
export function dayName(day: Day, today: Day = dayOf(new Date())): string {
  return isOfYear(day, today)
    ? FORMS[getLocale()].day(partsOf(day, namesOf().month))
    : dayWithYear(day);
}

/**
 * Returns the day of a moment, in the form of `dayName`.
 * @param time Milliseconds since 1970.
 */
export function momentDay(time: number, now = Date.now()): string {
  return dayName(dayOf(new Date(time)), dayOf(new Date(now)));
}

/** Returns a day with its weekday, `Sat 21 November`; with its year if that is not the present one. */
export function dayTitle(day: Day, today?: Day): string {
  return FORMS[getLocale()].title(
    dayName(day, today),
    namesOf().shortWeekday.format(Date.parse(day)),
  );
}

/** Returns a day with its year: `21 November 2026`. */
export function dayWithYear(day: Day): string {
  return FORMS[getLocale()].dayWithYear(partsOf(day, namesOf().month));
}

/**
 * Returns a month as people say it, `November`; with its year if that is not the present one.
 * @param month As `2026-11`.
 */
export function monthName(month: string, today: Day = dayOf(new Date())): string {
  const parts = partsOf(`${month}-01`, namesOf().month);
  return isOfYear(month, today) ? parts.name : FORMS[getLocale()].monthWithYear(parts);
}

/** Returns a day without its month: `the 7th`. */
export function dateName(day: Day): string {
  return FORMS[getLocale()].dateAlone(Number(day.slice(8)));
}

/** Returns the weekday of a day: `Saturday`. */
export function weekdayName(day: Day): string {
  return namesOf().weekday.format(Date.parse(day));
}

/** Returns the names of the weekdays from Monday on, each with its abbreviation for a narrow column: `M`. */
export function weekdays(): readonly { readonly name: string; readonly letter: string }[] {
  const { weekday, weekdayLetter } = namesOf();
  return WEEK.map((day) => ({
    name: weekday.format(Date.parse(day)),
    letter: weekdayLetter.format(Date.parse(day)),
  }));
}

/** A week from Monday to Sunday. */
const WEEK: readonly Day[] = [...Array(7).keys()].map((at) => `2026-06-0${at + 1}`);

/** Returns the ending of an English ordinal number. */
function ordinalEnd(number: number): string {
  // 11th to 13th are exceptions.
  if (number >= 11 && number <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

function partsOf(day: Day, names: Intl.DateTimeFormat): Parts {
  const [year = '', month, date] = day.split('-');
  return { year, month: Number(month), date: Number(date), name: names.format(Date.parse(day)) };
}

function isOfYear(day: string, today: Day): boolean {
  return day.slice(0, 4) === today.slice(0, 4);
}
