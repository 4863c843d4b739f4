import { promisifyRequest } from 'idb-keyval';
import type { Day } from '../../core/days/day.ts';
import type { DayOutcomes, DayHistory } from '../../core/days/streak.ts';
import {
  daysIn,
  monthOfResult,
  monthRecord,
  readMonth,
  withResults,
  type MonthOutcomes,
} from './month-record.ts';
import { readValue } from '../storage/database.ts';
import { MONTHS, RESULTS } from './puzzle-database.ts';
import { readResult, type SavedResult } from './puzzle-result.ts';

/** Adds results to the months of their days, in the transaction that stores the results: the two never differ. */
export async function saveMonthOutcomes(
  transaction: IDBTransaction,
  results: Iterable<SavedResult>,
): Promise<void> {
  const store = transaction.objectStore(MONTHS);
  for (const [month, ofMonth] of byMonth(results)) {
    const value = await readValue(store.get(month));
    const there = readMonth(value);
    const before = there ?? (await outcomesOfResults(transaction, month));
    const outcomes = withResults(ofMonth, before);
    if (outcomes !== there) store.put(monthRecord(outcomes), month);
  }
}

/** Computes the months of results that are stored no longer, in the transaction that removes them. */
export async function renewMonths(
  transaction: IDBTransaction,
  results: Iterable<SavedResult>,
): Promise<void> {
  for (const month of byMonth(results).keys()) {
    const outcomes = await outcomesOfResults(transaction, month);
    transaction.objectStore(MONTHS).put(monthRecord(outcomes), month);
  }
}

/**
 * Reads all days. A month that cannot be read is computed from its results.
 * @param besides Results that are not stored yet.
 */
export async function daysOf(
  transaction: IDBTransaction,
  besides: Iterable<SavedResult>,
): Promise<DayHistory> {
  const store = transaction.objectStore(MONTHS);
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  const months = new Map<string, MonthOutcomes>();
  for (const [index, key] of keys.entries()) {
    const month = key as string;
    months.set(month, readMonth(values[index]) ?? (await outcomesOfResults(transaction, month)));
  }
  return daysOfMonths(months, besides);
}

/** Returns all days of months, with more results added. */
export function daysOfMonths(
  months: ReadonlyMap<string, MonthOutcomes>,
  besides: Iterable<SavedResult>,
): DayHistory {
  const all = new Map(months);
  for (const [month, ofMonth] of byMonth(besides)) {
    all.set(month, withResults(ofMonth, all.get(month)));
  }
  const days = new Map<Day, DayOutcomes>();
  for (const month of [...all.keys()].sort()) {
    for (const [day, outcomes] of daysIn(month, all.get(month)!)) days.set(day, outcomes);
  }
  return days;
}

/** Groups the results of puzzles of days by their months; drops all others. */
function byMonth(results: Iterable<SavedResult>): ReadonlyMap<string, readonly SavedResult[]> {
  const months = new Map<string, SavedResult[]>();
  for (const result of results) {
    const month = monthOfResult(result);
    if (month === undefined) continue;
    const there = months.get(month);
    if (there) there.push(result);
    else months.set(month, [result]);
  }
  return months;
}

/** Computes a month from its results, at most 93. */
async function outcomesOfResults(
  transaction: IDBTransaction,
  month: string,
): Promise<MonthOutcomes> {
  // Names begin with the month and a hyphen. A dot is the character after the hyphen.
  const range = IDBKeyRange.bound(`${month}-`, `${month}.`, false, true);
  const store = transaction.objectStore(RESULTS);
  const values = await promisifyRequest<unknown[]>(store.getAll(range));
  const results = values.flatMap((value) => readResult(value) ?? []);
  return withResults(results.filter((result) => monthOfResult(result) === month));
}
