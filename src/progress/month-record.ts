import { isDay, monthOf, type Day } from '../core/day.ts';
import { DAY_KINDS, parseDayPuzzleName } from '../core/day-puzzles.ts';
import type { DayPetals, Petal } from '../core/row-of-days.ts';
import type { KeptResult } from './puzzle-result.ts';

/**
 * What became of the puzzles of a month: a digit a puzzle, its place in `PETALS`, day by day in the order of
 * `DAY_KINDS`. As many as the longest month has.
 */
export type MonthPetals = string;

/** A petal that is more comes later: a result is kept once, and never becomes less. */
const PETALS: readonly (Petal | undefined)[] = [undefined, 'shown', 'solved', 'counted'];

/** Days of the shortest and of the longest month. */
const SHORTEST_MONTH = 28;
const LONGEST_MONTH = 31;

/** Puzzles of a day, and the digits of one on which nothing became of them. */
const A_DAY = DAY_KINDS.length;
const NOTHING = '0'.repeat(A_DAY);

const NO_PETALS: MonthPetals = NOTHING.repeat(LONGEST_MONTH);

/** The month of a result, as `2026-11`; `undefined` where its puzzle is none of a day. */
export function monthOfResult({ name }: KeptResult): string | undefined {
  const parsed = parseDayPuzzleName(name);
  return parsed && monthOf(parsed.day);
}

/**
 * What becomes of the puzzles of a month by these results of it, in whatever order and number.
 * @param before What became of them before.
 */
export function withResults(
  results: readonly KeptResult[],
  before: MonthPetals = NO_PETALS,
): MonthPetals {
  const petals = Array.from(before);
  for (const result of results) {
    const { day, kind } = parseDayPuzzleName(result.name)!;
    const place = (Number(day.slice(8)) - 1) * A_DAY + DAY_KINDS.indexOf(kind);
    const petal = String(PETALS.indexOf(petalOf(result)));
    if (petal > petals[place]!) petals[place] = petal;
  }
  return petals.join('');
}

function petalOf({ outcome, onDay }: KeptResult): Petal {
  return outcome === 'solved' && onDay ? 'counted' : outcome;
}

/** A month as it is stored, under its name. */
export function monthRecord(petals: MonthPetals): unknown {
  return { version: 1, petals };
}

/** Reads a stored month; `undefined` where there is none, or it is damaged. */
export function readMonth(value: unknown): MonthPetals | undefined {
  const { petals } = Object(value) as { readonly petals?: unknown };
  const isRead =
    typeof petals === 'string' && petals.length === NO_PETALS.length && /^[0-3]*$/.test(petals);
  return isRead ? petals : undefined;
}

/** The days of a month on which something became of a puzzle. */
export function* daysIn(month: string, petals: MonthPetals): Generator<[Day, DayPetals]> {
  for (let date = 1; date <= LONGEST_MONTH; date++) {
    const digits = petals.slice((date - 1) * A_DAY, date * A_DAY);
    if (digits === NOTHING) continue;
    const day = `${month}-${String(date).padStart(2, '0')}`;
    // The others are days of every month.
    if (date <= SHORTEST_MONTH || isDay(day)) yield [day, dayPetals(digits)];
  }
}

/** The days that were met, by their digits: ten years have few different ones, and are read at once. */
const met = new Map<string, DayPetals>();

function dayPetals(digits: string): DayPetals {
  let petals = met.get(digits);
  if (!petals) {
    const entries = DAY_KINDS.map((kind, index) => [kind, PETALS[Number(digits[index])]] as const);
    petals = Object.fromEntries(entries.filter(([, petal]) => petal !== undefined));
    met.set(digits, petals);
  }
  return petals;
}
