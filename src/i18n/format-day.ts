import { dayOf, type Day } from '../core/day.ts';
import { perLocale } from './format-time.ts';
import { getLocale, type Locale } from './locale.ts';

// Days are texts of the calendar and formatted in UTC, so that no time zone moves them. Intl has the names; how they
// stand together differs from browser to browser (`Saturday 21`, `Saturday, 21`) and so is written here.

interface Names {
  readonly weekday: Intl.DateTimeFormat;
  readonly weekdayLetter: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
}

const namesOf = perLocale((locale): Names => {
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return {
    weekday: format({ weekday: 'long' }),
    weekdayLetter: format({ weekday: 'narrow' }),
    month: format({ month: 'long' }),
  };
});

/** What a day is made of, as words and numbers. */
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
 * A day as people say it, `21 November`; with its year where that is not this one's.
 * @param today The day on which it is said.
 */
export function dayName(day: Day, today: Day = dayOf(new Date())): string {
  return isOfYear(day, today)
    ? FORMS[getLocale()].day(partsOf(day, namesOf().month))
    : dayWithYear(day);
}

/**
 * The day of a moment, as `dayName` says it.
 * @param time Milliseconds since 1970.
 */
export function momentDay(time: number, now = Date.now()): string {
  return dayName(dayOf(new Date(time)), dayOf(new Date(now)));
}

/** A day with its place in the week, `Saturday 21 November`; with its year where that is not this one's. */
export function dayTitle(day: Day, today?: Day): string {
  return FORMS[getLocale()].title(dayName(day, today), weekdayName(day));
}

/** A day with its year: `21 November 2026`. */
export function dayWithYear(day: Day): string {
  return FORMS[getLocale()].dayWithYear(partsOf(day, namesOf().month));
}

/**
 * A month as people say it, `November`; with its year where that is not this one's.
 * @param month As `2026-11`.
 */
export function monthName(month: string, today: Day = dayOf(new Date())): string {
  const parts = partsOf(`${month}-01`, namesOf().month);
  return isOfYear(month, today) ? parts.name : FORMS[getLocale()].monthWithYear(parts);
}

/** A day where its month is known: `the 7th`. */
export function dateName(day: Day): string {
  return FORMS[getLocale()].dateAlone(Number(day.slice(8)));
}

/** `Saturday`. */
export function weekdayName(day: Day): string {
  return namesOf().weekday.format(Date.parse(day));
}

/** The names of weekdays from Monday on, and what stands for each in a narrow column: `M`. */
export function weekdays(): readonly { readonly name: string; readonly letter: string }[] {
  const { weekday, weekdayLetter } = namesOf();
  return WEEK.map((day) => ({
    name: weekday.format(Date.parse(day)),
    letter: weekdayLetter.format(Date.parse(day)),
  }));
}

/** A week from Monday to Sunday. */
const WEEK: readonly Day[] = [...Array(7).keys()].map((at) => `2026-06-0${at + 1}`);

/** What English writes after a number that is a place in an order. */
function ordinalEnd(number: number): string {
  // 11th to 13th go by no rule but their own.
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
