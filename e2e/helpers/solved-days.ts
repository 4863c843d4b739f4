import type { Page } from '@playwright/test';
import type { Day } from '../../src/core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../../src/core/days/day-puzzles.ts';
import type { DayPuzzleOutcome } from '../../src/core/days/streak.ts';
import { DIFFICULTIES, type PuzzleKind } from '../../src/core/puzzles/puzzle.ts';
import {
  monthOfResult,
  monthRecord,
  withResults,
} from '../../src/progress/puzzles/month-record.ts';
import { MONTHS, PUZZLES_DATABASE, RESULTS } from '../../src/progress/puzzles/puzzle-database.ts';
import { resultRecord, type SavedResult } from '../../src/progress/puzzles/puzzle-result.ts';
import { expect } from './fixtures.ts';
import { openPuzzles } from './puzzle-steps.ts';

/** Outcomes of a day's three puzzles, in the order of `DAY_KINDS`: one letter each, `.` for none. */
export type DayLetters = string;

const PETALS: Readonly<Record<string, DayPuzzleOutcome | undefined>> = {
  c: 'counted',
  s: 'solved',
  x: 'shown',
};

/**
 * Opens past days with what became of puzzles of days: `{'2026-11-03': 'cc.'}` counts two (`c`), `s` is
 * solved later, `x` shown. Each takes a minute more than the one before.
 */
export async function keepDays(page: Page, days: Readonly<Record<Day, DayLetters>>): Promise<void> {
  await openPuzzles(page, 'past');
  // The calendar is shown once the databases have been read: by then they exist.
  await expect(page.locator('nt-past-calendar')).toBeVisible();
  const results = resultsOf(days);
  const months = new Set(results.map((result) => monthOfResult(result)!));
  const monthOf = (name: string): unknown =>
    monthRecord(withResults(results.filter((result) => monthOfResult(result) === name)));
  const records = [
    ...results.map((result) => [RESULTS, result.name, resultRecord(result)] as const),
    ...[...months].map((name) => [MONTHS, name, monthOf(name)] as const),
  ];
  await page.evaluate(
    ([database, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const stores = new Set(all.map(([store]) => store));
          const transaction = opening.result.transaction(stores, 'readwrite');
          for (const [store, name, record] of all) transaction.objectStore(store).put(record, name);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [PUZZLES_DATABASE, records] as const,
  );
  await page.reload();
}

/** The text of a backup with what became of puzzles of days, as `keepDays` has it. */
export function backupOfDays(days: Readonly<Record<Day, DayLetters>>): string {
  const head = { format: 'ninety-two', version: 2, exportedAt: '2026-11-21T08:00:00.000Z' };
  const puzzles = { results: resultsOf(days), unfinished: [], table: [] };
  return JSON.stringify({ ...head, sizes: {}, puzzles });
}

function resultsOf(days: Readonly<Record<Day, DayLetters>>): readonly SavedResult[] {
  return Object.entries(days).flatMap(([day, letters], at) =>
    DAY_KINDS.flatMap((kind, place) => resultOf({ day, kind, petal: PETALS[letters[place]!] }, at)),
  );
}

/** Returns the stored result of a daily puzzle; an empty list if it has no outcome. */
function resultOf(
  puzzle: {
    readonly day: Day;
    readonly kind: PuzzleKind;
    readonly petal: DayPuzzleOutcome | undefined;
  },
  at: number,
): readonly SavedResult[] {
  const { day, kind, petal } = puzzle;
  if (!petal) return [];
  const place = DAY_KINDS.indexOf(kind);
  const finishedAt = Date.parse(`${day}T12:00`);
  return [
    {
      name: dayPuzzleName(day, kind),
      kind,
      step: DIFFICULTIES[(at + place) % 3],
      outcome: petal === 'shown' ? 'shown' : 'solved',
      finishedAt,
      endedAt: finishedAt,
      elapsed: 60_000 * (place + 1),
      hints: { nudge: (at + place) % 2, where: 0, why: 0, place: 0 },
      ...(petal === 'counted' && { onDay: true as const }),
    },
  ];
}
