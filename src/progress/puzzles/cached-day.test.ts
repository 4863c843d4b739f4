import { IDBObjectStore } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { completePuzzle, guardPuzzle, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { REGIONS } from './example-puzzle.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import { CACHED_DAY_RECORDS, readCachedDay } from './cached-day.ts';
import { CACHED_DAYS, PUZZLES_DATABASE, puzzlesDatabase } from './puzzle-database.ts';
import { RecordStore } from '../storage/record-store.ts';
import type { CachedDay } from './puzzle-progress.ts';

useFreshStorage();

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

const TODAY = '2026-11-21';

function made(day: string): CachedDay {
  return {
    day,
    version: 1,
    puzzles: [
      { name: dayPuzzleName(day, 'complete'), puzzle: completePuzzle(5, [0]), step: 'steady' },
      { name: dayPuzzleName(day, 'regions'), puzzle: REGIONS.puzzle, step: 'gentle' },
      {
        name: dayPuzzleName(day, 'guard'),
        puzzle: guardPuzzle({ rows: 3, columns: 4 }, 2, [5]),
        step: 'tricky',
      },
    ],
  };
}

/** Returns the days made ahead that a page keeps, on the storage that all pages share. */
function page() {
  const store = new RecordStore(CACHED_DAY_RECORDS, {
    database: PUZZLES_DATABASE,
    use: puzzlesDatabase(),
    report: () => undefined,
    onReadable: () => undefined,
  });
  return {
    of: (day: string) => store.get(day),
    /** Keeps the puzzles of a day as if it were `today`. */
    keep: async (day: CachedDay, today: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00`) });
      await store.save([day]);
      vi.useRealTimers();
    },
  };
}

function keysOf(): Promise<IDBValidKey[]> {
  return puzzlesDatabase()(CACHED_DAYS, 'readonly', 'relaxed', (transaction) =>
    promisifyRequest(transaction.objectStore(CACHED_DAYS).getAllKeys()),
  );
}

test('the puzzles of a day are there after a restart', async () => {
  await page().keep(made(TODAY), TODAY);
  expect(await page().of(TODAY)).toEqual(made(TODAY));
  expect(await page().of('2026-11-22')).toBeUndefined();
});

test('the puzzles of days before yesterday are deleted when others are kept', async () => {
  const here = page();
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
  for (const day of days) await here.keep(made(day), '2026-11-19');
  expect(await keysOf()).toEqual(days);
  await here.keep(made('2026-11-23'), TODAY);
  expect(await keysOf()).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
});

test('the puzzles of a past day stay until others are kept', async () => {
  const here = page();
  await here.keep(made('2026-01-01'), TODAY);
  expect(await page().of('2026-01-01')).toEqual(made('2026-01-01'));
  await here.keep(made(TODAY), TODAY);
  expect(await keysOf()).toEqual([TODAY]);
});

test('a day that was made again gives way to the new one', async () => {
  const here = page();
  await here.keep(made(TODAY), TODAY);
  await here.keep({ ...made(TODAY), version: 2 }, TODAY);
  expect(await page().of(TODAY)).toMatchObject({ version: 2 });
});

test('a day that storage refuses lasts as long as the page, and is stored when it is kept again', async () => {
  const here = page();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
  await here.keep(made(TODAY), TODAY);
  expect(await here.of(TODAY)).toEqual(made(TODAY));
  expect(await page().of(TODAY)).toBeUndefined();
  vi.restoreAllMocks();
  await here.keep({ ...made(TODAY), version: 2 }, TODAY);
  expect(await here.of(TODAY)).toMatchObject({ version: 2 });
  vi.stubGlobal('indexedDB', undefined);
  const nowhere = page();
  expect(await nowhere.of(TODAY)).toBeUndefined();
  await nowhere.keep(made(TODAY), TODAY);
  expect(await nowhere.of(TODAY)).toEqual(made(TODAY));
});

describe('no day is read', () => {
  const day = made(TODAY);
  const [complete, regions, guard] = day.puzzles;

  test.each<[string, unknown]>([
    ['from nothing', undefined],
    ['from a text', 'day'],
    ['without a version', { ...day, version: undefined }],
    ['without puzzles', { ...day, puzzles: null }],
    ['with a puzzle missing', { ...day, puzzles: [complete, regions] }],
    ['with a puzzle too many', { ...day, puzzles: [...day.puzzles, complete] }],
    ['with two that changed places', { ...day, puzzles: [regions, complete, guard] }],
    ['whose puzzles are those of another', { ...day, puzzles: made('2026-11-22').puzzles }],
    [
      'with a puzzle of no step',
      { ...day, puzzles: [{ ...complete, step: undefined }, regions, guard] },
    ],
    [
      'with a puzzle of another kind',
      { ...day, puzzles: [{ ...complete, puzzle: regions!.puzzle }, regions, guard] },
    ],
    [
      'with a puzzle that is damaged',
      {
        ...day,
        puzzles: [complete, { ...regions, puzzle: regionsPuzzle(5, 'touch', [0]) }, guard],
      },
    ],
  ])('%s', (_, value) => {
    expect(readCachedDay(value, TODAY)).toBeUndefined();
  });
});
