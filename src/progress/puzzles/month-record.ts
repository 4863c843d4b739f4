import { isDay, monthOf, type Day } from '../../core/days/day.ts';
import { DAY_KINDS, parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import type { DayOutcomes, DayPuzzleOutcome } from '../../core/days/streak.ts';
import type { SavedResult } from './puzzle-result.ts';

/**
 * The outcomes of the puzzles of a month: a digit for each puzzle, its index in `OUTCOMES`, day by day in the order of
 * `DAY_KINDS`. There are as many digits as the longest month needs.
 */
export type MonthOutcomes = string;

/** Outcomes by their digits. A higher one replaces a lower one, and never the reverse. */
const OUTCOMES: readonly (DayPuzzleOutcome | undefined)[] = [
  undefined,
  'shown',
  'solved',
  'counted',
];

/** The days of the shortest and of the longest month. */
const SHORTEST_MONTH = 28;
const LONGEST_MONTH = 31;

/** The number of puzzles of a day, and the digits of a day without an outcome. */
const A_DAY = DAY_KINDS.length;
const NOTHING = '0'.repeat(A_DAY);

const NO_OUTCOMES: MonthOutcomes = NOTHING.repeat(LONGEST_MONTH);

/** Returns the month of a result, as `2026-11`; `undefined` if its puzzle is of no day. */
export function monthOfResult({ name }: SavedResult): string | undefined {
  const parsed = parseDayPuzzleName(name);
  return parsed && monthOf(parsed.day);
}

/**
 * Returns the outcomes of the puzzles of a month by these results of it, in whatever order and number.
 * @param before The outcomes before these results.
 */
export function withResults(
  results: readonly SavedResult[],
  before: MonthOutcomes = NO_OUTCOMES,
): MonthOutcomes {
  const outcomes = Array.from(before);
  for (const result of results) {
    const { day, kind } = parseDayPuzzleName(result.name)!;
    const place = (Number(day.slice(8)) - 1) * A_DAY + DAY_KINDS.indexOf(kind);
    const digit = String(OUTCOMES.indexOf(outcomeOf(result)));
    if (digit > outcomes[place]!) outcomes[place] = digit;
  }
  return outcomes.join('');
}

function outcomeOf({ outcome, onDay }: SavedResult): DayPuzzleOutcome {
  return outcome === 'solved' && onDay ? 'counted' : outcome;
}

/** Returns the record of a month, which is stored under its name. */
export function monthRecord(outcomes: MonthOutcomes): unknown {
  return { version: 1, petals: outcomes };
}

/** Reads a stored month; returns `undefined` if there is none, or it is damaged. */
export function readMonth(value: unknown): MonthOutcomes | undefined {
  const { petals } = Object(value) as { readonly petals?: unknown };
  const isRead =
    typeof petals === 'string' && petals.length === NO_OUTCOMES.length && /^[0-3]*$/.test(petals);
  return isRead ? petals : undefined;
}

/** Yields the days of a month on which a puzzle has an outcome. */
export function* daysIn(month: string, outcomes: MonthOutcomes): Generator<[Day, DayOutcomes]> {
  for (let date = 1; date <= LONGEST_MONTH; date++) {
    const digits = outcomes.slice((date - 1) * A_DAY, date * A_DAY);
    if (digits === NOTHING) continue;
    const day = `${month}-${String(date).padStart(2, '0')}`;
    // The first 28 days are in every month.
    if (date <= SHORTEST_MONTH || isDay(day)) yield [day, dayOutcomes(digits)];
  }
}

/** Days that were read before, by their digits. Ten years have few different ones, so they are read fast. */
const met = new Map<string, DayOutcomes>();

function dayOutcomes(digits: string): DayOutcomes {
  let outcomes = met.get(digits);
  if (!outcomes) {
    const entries = DAY_KINDS.map(
      (kind, index) => [kind, OUTCOMES[Number(digits[index])]] as const,
    );
    outcomes = Object.fromEntries(entries.filter(([, outcome]) => outcome !== undefined));
    met.set(digits, outcomes);
  }
  return outcomes;
}
