import { promisifyRequest } from 'idb-keyval';
import type { Day } from '../core/day.ts';
import type { DayPetals, Days } from '../core/row-of-days.ts';
import {
  daysIn,
  monthOfResult,
  monthRecord,
  readMonth,
  withResults,
  type MonthPetals,
} from './month-record.ts';
import { MONTHS, RESULTS } from './puzzle-database.ts';
import { readResult, type KeptResult } from './puzzle-result.ts';

/** What becomes of days by results, in the transaction that keeps the results: a day is never without one of them. */
export async function keepPetals(
  transaction: IDBTransaction,
  results: Iterable<KeptResult>,
): Promise<void> {
  const store = transaction.objectStore(MONTHS);
  for (const [month, ofMonth] of byMonth(results)) {
    const value = await promisifyRequest<unknown>(store.get(month));
    const there = readMonth(value);
    const before = there ?? (await petalsOfResults(transaction, month));
    const petals = withResults(ofMonth, before);
    if (petals !== there) store.put(monthRecord(petals), month);
  }
}

/** What the database says of all days. A month that cannot be read is read from its results. */
export async function daysOf(
  transaction: IDBTransaction,
  besides: Iterable<KeptResult>,
): Promise<Days> {
  const store = transaction.objectStore(MONTHS);
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ]);
  const months = new Map<string, MonthPetals>();
  for (const [index, key] of keys.entries()) {
    const month = key as string;
    months.set(month, readMonth(values[index]) ?? (await petalsOfResults(transaction, month)));
  }
  return daysOfMonths(months, besides);
}

/** All days of months, with what results say besides. */
export function daysOfMonths(
  months: ReadonlyMap<string, MonthPetals>,
  besides: Iterable<KeptResult>,
): Days {
  const all = new Map(months);
  for (const [month, ofMonth] of byMonth(besides)) {
    all.set(month, withResults(ofMonth, all.get(month)));
  }
  const days = new Map<Day, DayPetals>();
  for (const month of [...all.keys()].sort()) {
    for (const [day, petals] of daysIn(month, all.get(month)!)) days.set(day, petals);
  }
  return days;
}

/** Results by the months of their days, without those of other puzzles. */
function byMonth(results: Iterable<KeptResult>): ReadonlyMap<string, readonly KeptResult[]> {
  const months = new Map<string, KeptResult[]>();
  for (const result of results) {
    const month = monthOfResult(result);
    if (month === undefined) continue;
    const there = months.get(month);
    if (there) there.push(result);
    else months.set(month, [result]);
  }
  return months;
}

/** What the results of a month say, 93 at most. */
async function petalsOfResults(transaction: IDBTransaction, month: string): Promise<MonthPetals> {
  // Their names begin with the month and a hyphen; a dot is what comes after it.
  const range = IDBKeyRange.bound(`${month}-`, `${month}.`, false, true);
  const store = transaction.objectStore(RESULTS);
  const values = await promisifyRequest<unknown[]>(store.getAll(range));
  const results = values.flatMap((value) => readResult(value) ?? []);
  return withResults(results.filter((result) => monthOfResult(result) === month));
}
