import { dayNumber, dayNumbered, type Day } from './day.ts';
import { DAY_KINDS } from './day-puzzles.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';

/**
 * The outcome of a day's puzzle: solved later than on its day (`solved`); solved and at least begun on its day, so that
 * the day counts for the streak (`counted`); or its answer was shown (`shown`).
 */
export type DayPuzzleOutcome = 'solved' | 'counted' | 'shown';

/** The outcomes of a day's puzzles; a puzzle without an entry has none yet. */
export type DayOutcomes = Readonly<Partial<Record<PuzzleKind, DayPuzzleOutcome>>>;

/** Days with at least one outcome. */
export type DayHistory = ReadonlyMap<Day, DayOutcomes>;

/** A streak: consecutive days that count, with free days between them. */
export interface Streak {
  /** The number of counted days of the streak that today belongs to; 0 where it has ended or none has begun. */
  readonly length: number;
  /** The number of counted days of the longest streak. */
  readonly longest: number;
  /** Empty days before today that ended no streak. */
  readonly restDays: ReadonlySet<Day>;
  /** The streak before the one that today belongs to: the number of its counted days, and the last of them. */
  readonly ended: { readonly length: number; readonly last: Day } | undefined;
}

/** A streak as it is computed, in numbers of days. */
interface Run {
  readonly first: number;
  length: number;
  last: number;
  /** The empty day that ended it. */
  endedOn?: number;
}

/** The number of days before an empty day that must not be free for it to be free. */
const DAYS_BETWEEN_RESTS = 6;

/**
 * Computes the streak that today belongs to, only from the days that count. A day without a counted puzzle during a
 * streak is free when none of the six days before was free; else it ends the streak. Today does neither, because it is
 * not over. If the clock was set back, days after today stay in their streak.
 *
 * A new outcome of today or of a day of the streak shortens nothing. One of a day before the streak may: where a free
 * day then counts, a later one becomes free in its place.
 */
export function streakOf(days: DayHistory, today: Day): Streak {
  const now = dayNumber(today);
  const free: number[] = [];
  const rows: Run[] = [];

  /** Goes through empty days until one ends the streak. */
  const rest = (row: Run, until: number): void => {
    for (let day = row.last + 1; day < until && row.endedOn === undefined; day++) {
      if (day === now) continue;
      if (day - (free.at(-1) ?? -Infinity) > DAYS_BETWEEN_RESTS) free.push(day);
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
    // A streak that begins tomorrow was begun before the clock was set back.
    ({ first, endedOn = Infinity }) => first <= now + 1 && endedOn > now,
  );
  const ended = rows.findLast(({ endedOn = Infinity }) => endedOn < now);
  return {
    length: current?.length ?? 0,
    longest: Math.max(0, ...rows.map(({ length }) => length)),
    restDays: new Set(free.filter((day) => day < now).map(dayNumbered)),
    ended: ended && { length: ended.length, last: dayNumbered(ended.last) },
  };
}

/** Returns the days that count, the first first. */
function countedDays(days: DayHistory): Iterable<number> {
  const counted: number[] = [];
  for (const [day, outcomes] of days) if (counts(outcomes)) counted.push(dayNumber(day));
  return Int32Array.from(counted).sort();
}

function counts(outcomes: DayOutcomes): boolean {
  return DAY_KINDS.some((kind) => outcomes[kind] === 'counted');
}
