import { IDBIndex, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DataCategory } from '../../core/data-categories.ts';
import { eraseSizes } from './erase.ts';
import { loadEverySize } from '../solutions/every-size.ts';
import { Progress } from '../progress.ts';
import { BOARDS_DATABASE } from '../games/board-repository.ts';
import { REGIONS, TWO_QUEENS } from '../puzzles/example-puzzle.testing.ts';
import { puzzleStorageOf } from '../puzzles/puzzle-storage.ts';
import {
  CACHED_DAYS,
  DRAFTS,
  DRILL_FINDS,
  FRIENDS,
  GAMES,
  MONTHS,
  OLD_TABLE,
  puzzlesDatabase,
  RESULTS,
} from '../puzzles/puzzle-database.ts';
import { FakeStorage } from '../storage/fake-storage.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { backupFile } from './backup-file.ts';
import { STORED_WAYS } from './stored-ways.testing.ts';

useFreshStorage();
afterEach(async () => {
  vi.useRealTimers();
  // An answer ends the short waits for silent databases.
  await new Progress().load(1);
});

/** The part of the stored data that fails alone. */
interface Place {
  /** The beginning of the names of its databases. */
  readonly database: string;
  /** The object store; all of the database if left out. */
  readonly store?: string;
}

const PUZZLES = 'ninety-two-puzzles';

/** Everything that databases keep. Days are computed from results. */
type Thing = Exclude<DataCategory, 'days' | 'settings'>;

const PLACES: Readonly<Record<Thing, Place>> = {
  boards: { database: BOARDS_DATABASE },
  solutions: { database: 'ninety-two-solutions-' },
  unfinished: { database: PUZZLES, store: GAMES },
  results: { database: PUZZLES, store: RESULTS },
  drills: { database: PUZZLES, store: DRILL_FINDS },
  friends: { database: PUZZLES, store: FRIENDS },
  drafts: { database: PUZZLES, store: DRAFTS },
};

const THINGS = Object.keys(PLACES) as Thing[];

/** Faults of storage, each with the health that is reported. */
const FAULTS = [
  ['not opened', 'memory'],
  ['full', 'full'],
  ['closed', 'closed'],
  ['silent', 'silent'],
] as const;

/** A transaction of fake-indexeddb, which has only this way to abort with a chosen error. */
interface AbortableTransaction extends IDBTransaction {
  _abort(error: string): void;
}

/** Makes a place of storage fail in a way, until the function that is returned is called. */
function breakStorage(fault: (typeof FAULTS)[number][0] | 'not read', place: Place): () => void {
  const { indexedDB: factory } = globalThis;
  /** Has the databases of the place opened in another way. */
  const openBy = (open: () => IDBOpenDBRequest): void => {
    vi.stubGlobal('indexedDB', {
      databases: () => factory.databases(),
      open: (...given: Parameters<IDBFactory['open']>) =>
        given[0].startsWith(place.database) ? open() : factory.open(...given),
    });
  };
  const abortAt = (error: string, methods: readonly (readonly [object, string])[]): void => {
    for (const [prototype, method] of methods) {
      const methodsOf = prototype as Record<string, (...given: unknown[]) => unknown>;
      const original = methodsOf[method]!;
      vi.spyOn(methodsOf, method).mockImplementation(function (
        this: IDBObjectStore | IDBIndex,
        ...given: unknown[]
      ) {
        const store = 'objectStore' in this ? this.objectStore : this;
        const { name } = store;
        const transaction = store.transaction as unknown as AbortableTransaction;
        const isHere = transaction.db.name.startsWith(place.database);
        if (isHere && (place.store ?? name) === name) {
          queueMicrotask(() => transaction._abort(error));
        }
        return original.apply(this, given);
      });
    }
  };
  const writes = ['put', 'add'].map((method) => [IDBObjectStore.prototype, method] as const);
  const reads = [IDBObjectStore.prototype, IDBIndex.prototype].flatMap((prototype) =>
    ['get', 'getAll', 'getAllKeys', 'openCursor', 'openKeyCursor', 'count'].map(
      (method) => [prototype, method] as const,
    ),
  );
  switch (fault) {
    case 'not opened':
      openBy(() => {
        throw new DOMException('A mutation was refused.', 'InvalidStateError');
      });
      break;
    case 'silent':
      openBy(() => new EventTarget() as IDBOpenDBRequest);
      break;
    case 'full':
      abortAt('QuotaExceededError', writes);
      break;
    case 'closed':
      abortAt('UnknownError', writes);
      break;
    case 'not read':
      abortAt('UnknownError', reads);
      break;
  }
  return () => {
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', factory);
  };
}

/** Returns a page that has both free play and puzzles. */
function page(): Progress {
  const progress = new Progress();
  puzzleStorageOf(progress);
  return progress;
}

test('every store of puzzles is of a thing, is passed on, or can be computed again', async () => {
  const inUse = THINGS.flatMap((thing) => PLACES[thing].store ?? []);
  const stores = await puzzlesDatabase()(RESULTS, 'readonly', 'relaxed', ({ db }) => [
    ...db.objectStoreNames,
  ]);
  expect(stores).toEqual([...inUse, OLD_TABLE, MONTHS, CACHED_DAYS].sort());
});

describe.each(THINGS)('%s', (thing) => {
  const { make, isThere } = STORED_WAYS[thing];

  /** Makes the thing on a page, and returns a later page that cannot read it, with a function that ends the fault. */
  async function makeAndBreak(): Promise<{ readonly later: Progress; readonly heal: () => void }> {
    const before = page();
    await make(before);
    await before.flush();
    return { heal: breakStorage('not read', PLACES[thing]), later: page() };
  }

  test.each(FAULTS)(
    'made where storage is %s are reported as unsaved, stay, and are stored when storage heals',
    async (fault, health) => {
      if (fault === 'silent') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const here = page();
      const heal = breakStorage(fault, PLACES[thing]);
      /** Waits for work. Where storage is silent, it lets time pass. */
      const end = async <T>(work: T | Promise<T>): Promise<T> => {
        if (fault === 'silent') await vi.advanceTimersByTimeAsync(12_000);
        return work;
      };
      await end(make(here));
      await end(here.flush());
      expect(here.health).toBe(health);
      expect([here.boards, puzzleStorageOf(here)].some(({ hasRefusals }) => hasRefusals)).toBe(
        thing !== 'solutions',
      );
      expect(await end(isThere(here))).toBe(true);
      heal();
      await here.flush();
      expect(here.health).toBe('kept');
      expect(await isThere(new Progress())).toBe(true);
    },
  );

  test('made where storage is not opened are stored by the next page of the tab', async () => {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    const heal = breakStorage('not opened', PLACES[thing]);
    const here = page();
    await make(here);
    await here.flush();
    heal();
    const next = page();
    // The game of a puzzle is taken over by the page that opens the puzzle.
    await puzzleStorageOf(next).unfinished.load(REGIONS);
    await next.flush();
    await vi.waitFor(async () => expect(await isThere(new Progress())).toBe(true));
  });

  test('that cannot be read are reported, and there once they can be', async () => {
    const { later, heal } = await makeAndBreak();
    expect(await isThere(later).catch(() => false)).toBe(false);
    expect(later.health).toBe('closed');
    heal();
    await later.flush();
    expect(later.health).toBe('kept');
    expect(await isThere(later)).toBe(true);
  });

  test('that cannot be read are named by a backup as possibly missing, and in the next one', async () => {
    const { later, heal } = await makeAndBreak();
    const { unread } = await backupFile(later);
    expect(unread).toEqual([thing]);
    heal();
    await later.flush();
    expect(await backupFile(later)).toMatchObject({ unread: [] });
    expect(await isThere(later)).toBe(true);
  });

  test('that cannot be read are not erased, and nobody is told that they are', async () => {
    const { later, heal } = await makeAndBreak();
    const isSolutions = thing === 'solutions';
    expect(await loadEverySize(later)).toEqual({ value: [], isWhole: !isSolutions });
    expect(await eraseSizes(later, [4, 8])).toBe(!isSolutions);
    heal();
    expect(await isThere(page())).toBe(true);
  });
});

test('boards of a table that is gone are named as results by a backup that cannot read them, and are in the next one', async () => {
  const before = page();
  await puzzleStorageOf(before).table.save([TWO_QUEENS]);
  const heal = breakStorage('not read', { database: PUZZLES, store: OLD_TABLE });
  const later = page();
  expect((await backupFile(later)).unread).toEqual(['results']);
  expect(later.health).toBe('closed');
  heal();
  await later.flush();
  expect(later.health).toBe('kept');
  const { unread, value } = await backupFile(later);
  expect(unread).toEqual([]);
  expect(await value.text()).toContain(JSON.stringify(TWO_QUEENS));
});
