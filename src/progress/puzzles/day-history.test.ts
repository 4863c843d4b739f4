import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayNumber, dayNumbered } from '../../core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { exampleEnd, exampleResult } from './example-puzzle.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import type { PuzzleStorage } from './puzzle-storage.ts';
import { importPuzzles } from '../backup/puzzle-backup.ts';
import { MONTHS, puzzlesDatabase } from './puzzle-database.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';
import { NO_PUZZLES } from './puzzle-records.ts';
import { recordsOf } from './puzzle-records.testing.ts';
import type { SavedResult } from './puzzle-result.ts';
import { Progress } from '../progress.ts';

useFreshStorage();

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

/** Returns a page of its own, on the storage that all pages share. */
function page(): PuzzleStorage {
  return puzzleStorageOf(new Progress());
}

/** Returns a backup of these results. */
function backupOf(...results: readonly SavedResult[]) {
  return { ...NO_PUZZLES, results: new Map(results.map((result) => [result.name, result])) };
}

/** Resolves when a page hears that results changed. */
function heard(puzzles: PuzzleStorage): Promise<void> {
  return new Promise((resolve) => {
    puzzles.subscribe(({ kind }) => kind === 'results' && resolve());
  });
}

const COUNTED = { onDay: true } as const;

describe('days', () => {
  test('have the outcome of each puzzle, also after a restart', async () => {
    const here = page();
    expect(await here.results.days()).toEqual(new Map());
    await here.record(exampleEnd('2026-12-01/guard', { kind: 'guard', ...COUNTED }));
    await here.record(exampleEnd('2026-11-30/complete'));
    await here.record(exampleEnd('2026-11-30/regions', { kind: 'regions', outcome: 'shown' }));
    await here.record(exampleEnd('c/5/10000'));
    const days = new Map([
      ['2026-11-30', { complete: 'solved', regions: 'shown' }],
      ['2026-12-01', { guard: 'counted' }],
    ]);
    expect(await here.results.days()).toEqual(days);
    expect(Array.from((await page().results.days())!.entries())).toEqual([...days]);
  });

  test('go from shown to solved and to counted, and never back', async () => {
    const here = page();
    const name = '2026-11-30/complete';
    const petal = async (): Promise<unknown> =>
      (await page().results.days())?.get('2026-11-30')?.complete;
    await here.record(exampleEnd(name, { outcome: 'shown' }));
    expect(await petal()).toBe('shown');
    await here.record(exampleEnd(name));
    expect(await petal()).toBe('solved');
    await here.record(exampleEnd(name, { finishedAt: 1_700_000_000_000, ...COUNTED }));
    expect(await petal()).toBe('counted');
    await here.record(exampleEnd(name, { outcome: 'shown' }));
    expect(await petal()).toBe('counted');
    // The earliest finish is kept, and the day that counted.
    expect(await page().results.get(name)).toMatchObject({ ...exampleEnd(name), ...COUNTED });
  });

  test('of a backup are added once, and announced to another tab', async () => {
    const [here, there] = [page(), page()];
    await here.record(exampleEnd('2026-11-20/complete', COUNTED));
    await there.record(exampleEnd('2026-11-21/complete', COUNTED));
    const backup = backupOf(
      exampleResult('2026-11-19/guard', { kind: 'guard', ...COUNTED }),
      exampleResult('2026-11-20/complete'),
      exampleResult('2026-11-21/complete', { outcome: 'shown' }),
      exampleResult('2026-11-21/regions', { kind: 'regions' }),
    );
    const told = heard(there);
    await importPuzzles(here, backup);
    await told;
    const days = new Map([
      ['2026-11-19', { guard: 'counted' }],
      ['2026-11-20', { complete: 'counted' }],
      ['2026-11-21', { complete: 'counted', regions: 'solved' }],
    ]);
    expect(await here.results.days()).toEqual(days);
    expect(await there.results.days()).toEqual(days);
    expect((await importPuzzles(there, backup)).counts).toMatchObject({ results: 0 });
    expect(await there.results.days()).toEqual(days);
  });

  test('are the same on a device that takes over a backup', async () => {
    const here = page();
    const end = exampleEnd('2026-11-20/complete', { placements: 'gohoo', ...COUNTED });
    await here.record(end);
    const records = await recordsOf(here);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const there = page();
    await importPuzzles(there, records);
    expect(await there.results.days()).toEqual(new Map([['2026-11-20', { complete: 'counted' }]]));
    expect(await there.results.get(end.name)).toMatchObject(end);
  });

  test('that a full device refuses are kept on this page, and written when there is room', async () => {
    const here = page();
    await here.record(exampleEnd('2026-11-20/complete'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await here.record(exampleEnd('2026-11-20/complete', COUNTED));
    await here.record(exampleEnd('2026-12-01/guard', { kind: 'guard' }));
    const days = new Map([
      ['2026-11-20', { complete: 'counted' }],
      ['2026-12-01', { guard: 'solved' }],
    ]);
    expect(await here.results.days()).toEqual(days);
    vi.restoreAllMocks();
    expect((await page().results.days())?.get('2026-11-20')).toEqual({ complete: 'solved' });
    await here.flush();
    expect(await page().results.days()).toEqual(days);
  });

  test('are kept on a page that has no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const here = page();
    await here.record(exampleEnd('2026-11-20/complete', COUNTED));
    expect(await here.results.days()).toEqual(new Map([['2026-11-20', { complete: 'counted' }]]));
  });

  test('of a damaged month are read from its results, and the next result repairs the month', async () => {
    const here = page();
    await here.record(exampleEnd('2026-11-20/complete', COUNTED));
    await puzzlesDatabase()(MONTHS, 'readwrite', 'relaxed', (transaction) =>
      transaction.objectStore(MONTHS).put('damaged', '2026-11'),
    );
    expect(await here.results.days()).toEqual(new Map([['2026-11-20', { complete: 'counted' }]]));
    await here.record(exampleEnd('2026-11-21/guard', { kind: 'guard' }));
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await page().results.days()).toEqual(
      new Map([
        ['2026-11-20', { complete: 'counted' }],
        ['2026-11-21', { guard: 'solved' }],
      ]),
    );
    expect(getAll).toHaveBeenCalledTimes(1);
  });

  test('of ten years are read from 120 records, without reading a result', async () => {
    // A slow machine must not make the database look silent, which is asked once more.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const here = page();
    const first = dayNumber('2026-01-01');
    const days = Array.from({ length: 3652 }, (_, index) => dayNumbered(first + index));
    const results = days.map((day, index) => {
      const kind = DAY_KINDS[index % 3]!;
      return exampleResult(dayPuzzleName(day, kind), { kind, ...COUNTED });
    });
    await here.keepResults(results);
    const values = await puzzlesDatabase()(MONTHS, 'readonly', 'relaxed', (transaction) =>
      promisifyRequest(transaction.objectStore(MONTHS).count()),
    );
    expect(values).toBe(120);
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect([...(await page().results.days())!.keys()]).toEqual(days);
    expect(getAll).toHaveBeenCalledTimes(1);
  });
});
