import { promisifyRequest } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { exampleResult } from '../puzzles/example-puzzle.testing.ts';
import { resultRecord } from '../puzzles/puzzle-result.ts';
import { puzzleStorageOf } from '../puzzles/puzzle-storage.ts';
import { Progress } from '../progress.ts';
import { exampleFind } from '../solutions/example-find.testing.ts';
import { foundRecord } from '../solutions/find.ts';
import { FakeStorage } from '../storage/fake-storage.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { backupFile } from './backup-file.ts';
import { BEFORE_RECORD_STORE, NOVEMBER_24 } from './older-devices.testing.ts';

useFreshStorage();

/** A database as a fixture has it. */
interface Database {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly indexes: readonly (readonly [name: string, path: string | string[]])[];
    readonly entries: readonly (readonly [key: IDBValidKey, value: unknown])[];
  }[];
}

/** Makes databases as the build of a fixture did. */
async function make(databases: readonly Database[]): Promise<void> {
  for (const { name, version, stores } of databases) {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const { name, indexes, entries } of stores) {
        const store = request.result.createObjectStore(name);
        for (const [index, path] of indexes) store.createIndex(index, path);
        for (const [key, value] of entries) store.put(value, key);
      }
    };
    (await promisifyRequest(request)).close();
  }
}

test.each([
  ['of 24 November 2026', NOVEMBER_24],
  ['before records had one store', BEFORE_RECORD_STORE],
])('the device of a build %s exports what that build knew', async (_, device) => {
  await make(JSON.parse(device.databases) as readonly Database[]);
  const { value: file, unread } = await backupFile(new Progress());
  expect(unread).toEqual([]);
  const today = { exportedAt: '' };
  const before = JSON.parse(device.exported) as { readonly puzzles: object };
  expect({ ...(JSON.parse(await file.text()) as object), ...today }).toEqual({
    ...before,
    // Practise and friends' days came later.
    puzzles: { ...before.puzzles, drills: [], friends: [] },
    ...today,
  });
});

test('what a page of an older build has stashed is stored by the next page of its tab', async () => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  const [result, find] = [exampleResult('c/5/10000'), exampleFind('2413')];
  const stashed = [{ result: resultRecord(result) }, { removal: { name: 'c/5/01000', upTo: 5 } }];
  sessionStorage.setItem('ninety-two-left-records puzzles k3x9', JSON.stringify(stashed));
  const finds = JSON.stringify([foundRecord(find)]);
  sessionStorage.setItem('ninety-two-left-records solutions k3x9', finds);
  const page = new Progress();
  puzzleStorageOf(page);
  await page.flush();
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  const next = new Progress();
  expect(await puzzleStorageOf(next).results.get(result.name)).toEqual(result);
  expect([...(await next.load(4)).found.keys()]).toEqual([find.code]);
});
