import { dayNumber, dayNumbered, type Day } from './day.ts';
import { DAY_KINDS } from './day-puzzles.ts';
import type { PuzzleKind } from './puzzle.ts';

/**
 * What became of a puzzle of a day: solved when it was past (`solved`), begun or solved on its day and solved
 * (`counted`: its day counts for the row), or its answer was shown (`shown`).
 */
export type Petal = 'solved' | 'counted' | 'shown';

/** What became of the puzzles of a day; of those without an entry, nothing yet. */
export type DayPetals = Readonly<Partial<Record<PuzzleKind, Petal>>>;

/** Days on which something became of a puzzle. */
export type Days = ReadonlyMap<Day, DayPetals>;

/** Days that count, one after the other but for free days between them. */
export interface RowOfDays {
  /** How many days of the row count that today belongs to; none where it has ended, or was never begun. */
  readonly length: number;
  /** The most days of any row. */
  readonly longest: number;
  /** Empty days before today that ended no row: they are drawn as rested. */
  readonly free: ReadonlySet<Day>;
  /** The row before the one that today belongs to: how many of its days count, and the last of them. */
  readonly ended: { readonly length: number; readonly last: Day } | undefined;
}

/** A row on its way, in numbers of days. */
interface Row {
  readonly first: number;
  length: number;
  last: number;
  /** The empty day that ended it. */
  endedOn?: number;
}

/** An empty day is free when none of so many days before it was. */
const DAYS_BETWEEN = 6;

/**
 * The row that today belongs to, from nothing but which days count. A day without a counted petal while a
 * row goes on is free when none of the six days before was, and else ends the row. Today does neither,
 * because it is not over. Where the clock was set back, days after today are what they were: what was
 * solved on them stays in its row.
 *
 * A petal of today, or of any day of the row, shortens nothing. One of a day before the row may: where an
 * empty day that was free then counts, a later one is free in its place.
 */
export function rowOfDays(days: Days, today: Day): RowOfDays {
  const now = dayNumber(today);
  const free: number[] = [];
  const rows: Row[] = [];

  /** Goes through empty days, until one ends the row. */
  const rest = (row: Row, until: number): void => {
    for (let day = row.last + 1; day < until && row.endedOn === undefined; day++) {
      if (day === now) continue;
      if (day - (free.at(-1) ?? -Infinity) > DAYS_BETWEEN) free.push(day);
      else row.endedOn = day;
    }
  };

  for (const day of countedDays(days)) {
    let row = rows.at(-1);
    if (row) rest(row, day);
    if (!row || row.endedOn !== undefined) rows.push((row = { first: day, length: 0, last: day }));
    row.length++;
    row.last = day;
  }
  const newest = rows.at(-1);
  if (newest) rest(newest, now);

  const current = rows.find(
    // One that begins tomorrow was begun before the clock was set back.
    ({ first, endedOn = Infinity }) => first <= now + 1 && endedOn > now,
  );
  const ended = rows.findLast(({ endedOn = Infinity }) => endedOn < now);
  return {
    length: current?.length ?? 0,
    longest: Math.max(0, ...rows.map(({ length }) => length)),
    free: new Set(free.filter((day) => day < now).map(dayNumbered)),
    ended: ended && { length: ended.length, last: dayNumbered(ended.last) },
  };
}

/** The days that count, the first first. */
function countedDays(days: Days): Iterable<number> {
  const counted: number[] = [];
  for (const [day, petals] of days) if (counts(petals)) counted.push(dayNumber(day));
  return Int32Array.from(counted).sort();
}

function counts(petals: DayPetals): boolean {
  return DAY_KINDS.some((kind) => petals[kind] === 'counted');
}
