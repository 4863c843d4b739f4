import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { createStore, entries, set } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { exampleFind, SOME_DAY } from './example-find.testing.ts';
import { mergeRecords, foundRecord, revealedRecord, type SolutionRecord } from './find.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { solutionsDatabase, solutionTable } from './solution-records.ts';

useFreshStorage();

const FIND = foundRecord(exampleFind('15863724'));
const REVEAL = revealedRecord({ code: '15863724', revealedAt: SOME_DAY + 500 });

/** Returns functions that read and keep the solutions of a size. */
function solutionStore(size: number) {
  const table = solutionTable(size);
  return {
    read: async () => {
      const { values, unreadable } = await table.part();
      return { records: values, setAside: unreadable };
    },
    keep: async (records: readonly SolutionRecord[]) => {
      const saved = [...(await table.merge(records))];
      const news = saved.filter(
        ([, { before, after }]) => after.kind === 'found' && before?.kind !== 'found',
      );
      return { newlyFound: new Set(news.map(([code]) => code)) };
    },
  };
}

/** Opens the database of 8 × 8 as something other than the game does. */
function raw() {
  return createStore(solutionsDatabase(8), 'solutions');
}

describe('a store of solutions', () => {
  test('has nothing at first', async () => {
    expect(await solutionStore(8).read()).toEqual({ records: [], setAside: 0 });
  });

  test('gives back what it keeps, under its code', async () => {
    await solutionStore(8).keep([FIND]);
    expect(await solutionStore(8).read()).toEqual({ records: [FIND], setAside: 0 });
    expect(await entries(raw())).toEqual([['15863724', FIND]]);
  });

  test('says which codes were not found before', async () => {
    const store = solutionStore(8);
    const other = foundRecord(exampleFind('16837425'));
    expect((await store.keep([REVEAL])).newlyFound).toEqual(new Set());
    expect((await store.keep([FIND])).newlyFound).toEqual(new Set(['15863724']));
    expect((await store.keep([FIND, other])).newlyFound).toEqual(new Set(['16837425']));
    expect((await store.keep([REVEAL, FIND])).newlyFound).toEqual(new Set());
  });

  test('reports success only of what is on the disk', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await solutionStore(8).keep([FIND]);
    expect(transaction).toHaveBeenCalledWith('solutions', 'readwrite', { durability: 'strict' });
  });

  test('keeps the sizes apart', async () => {
    await solutionStore(8).keep([FIND]);
    await solutionStore(6).keep([foundRecord(exampleFind('246135'))]);
    expect((await solutionStore(6).read()).records).toHaveLength(1);
  });
});

test('two stores on one database keep the best of each solution, whoever writes when', async () => {
  const dates = fc.nat(5).map((after) => SOME_DAY + after);
  const codes = fc.constantFrom('2413', '3142');
  const records: fc.Arbitrary<SolutionRecord> = fc.oneof(
    fc.tuple(codes, dates).map(([code, foundAt]) => foundRecord(exampleFind(code, { foundAt }))),
    fc.record({ code: codes, revealedAt: dates }).map((reveal) => revealedRecord(reveal)),
  );
  const writes = fc.array(fc.tuple(fc.nat(1), fc.array(records, { maxLength: 4 })), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(writes, async (list) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const stores = [solutionStore(4), solutionStore(4)];
      const kept = await Promise.all(list.map(([tab, written]) => stores[tab]!.keep(written)));
      const all = list.flatMap(([, written]) => written);
      const { records: stored } = await stores[0]!.read();
      expect(mergeRecords(stored)).toEqual(mergeRecords(all));
      // Each find was new to exactly one of the writes.
      const foundCodes = new Set(
        all.filter(({ kind }) => kind === 'found').map(({ code }) => code),
      );
      expect(kept.flatMap(({ newlyFound }) => [...newlyFound]).sort()).toEqual(
        [...foundCodes].sort(),
      );
    }),
    { numRuns: 50 },
  );
});

describe('what cannot be read', () => {
  const damaged: readonly [string, IDBValidKey, unknown][] = [
    ['a text', '16837425', 'found'],
    ['nothing', '16837425', null],
    [
      'a record without its date',
      '16837425',
      { ...REVEAL, code: '16837425', revealedAt: undefined },
    ],
    ['a record of a newer version', '16837425', { ...FIND, code: '16837425', version: 2 }],
    ['a record under the key of another', '16837425', FIND],
    ['a key that is no solution', '15863742', { ...FIND, code: '15863742' }],
    ['a key of another size', '246135', { ...FIND, code: '246135' }],
    ['a key that is no text', 15863724, FIND],
    ['a key that is a list', ['15863724'], FIND],
  ];

  test.each(damaged)('is counted, and the rest is kept: %s', async (_, key, value) => {
    await set(key, value, raw());
    const store = solutionStore(8);
    await store.keep([FIND]);
    expect(await store.read()).toEqual({ records: [FIND], setAside: 1 });
    expect(await entries(raw())).toContainEqual([key, value]);
  });

  test('does not hide what is there from an import', async () => {
    for (const [, key, value] of damaged) await set(key, value, raw());
    await set(['z'], FIND, raw());
    const store = solutionStore(8);
    const [first, second, last] = ['15863724', '25741863', '84136275'].map((code) => ({
      ...FIND,
      code,
    }));
    await store.keep([last!, first!]);
    const kept = await store.keep([first!, second!, last!]);
    expect(kept.newlyFound).toEqual(new Set([second!.code]));
    expect((await store.read()).records).toEqual([first, second, last]);
  });

  test('is moved aside, not lost, when the solution is found again', async () => {
    const strange = { ...FIND, version: 2 };
    await set('15863724', strange, raw());
    const store = solutionStore(8);
    expect((await store.keep([FIND])).newlyFound).toEqual(new Set(['15863724']));
    expect(await store.read()).toEqual({ records: [FIND], setAside: 1 });
    expect((await entries<string, unknown>(raw())).map(([, value]) => value)).toEqual(
      expect.arrayContaining([FIND, strange]),
    );
  });
});
