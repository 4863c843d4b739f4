import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { solutionsOf } from '../../core/solutions/families.ts';
import { importSolutions } from './import-backup.ts';
import { exampleFind } from '../solutions/example-find.testing.ts';
import { mergeRecords, foundRecord, type FoundRecord } from '../solutions/find.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import { Solutions } from '../solutions/solutions.ts';
import { Progress } from '../progress.ts';
import { RecordTable } from '../storage/record-table.ts';

useFreshStorage();

describe('an import', () => {
  const TEN = mergeRecords(Array.from(solutionsOf(10), (code) => foundRecord(exampleFind(code))));

  test('of 14,200 solutions sends one notice of change, here and in another tab, and adds each solution once', async () => {
    const all = mergeRecords(Array.from(solutionsOf(12), (code) => foundRecord(exampleFind(code))));
    const keep = vi
      .spyOn(RecordTable.prototype, 'merge')
      .mockImplementation((records) =>
        Promise.resolve(
          new Map(
            (records as FoundRecord[]).map((after) => [after.code, { before: undefined, after }]),
          ),
        ),
      );
    const [here, there] = [new Progress(), new Progress()];
    await Promise.all([here.load(12), there.load(12)]);
    const changes = { here: 0, there: 0 };
    here.subscribe(() => changes.here++);
    const heard = new Promise<void>((resolve) =>
      there.subscribe(() => {
        changes.there++;
        resolve();
      }),
    );
    const add = vi.spyOn(Solutions.prototype, 'add');
    expect((await importSolutions(here, all)).count).toBe(14_200);
    await heard;
    expect(changes).toEqual({ here: 1, there: 1 });
    expect(keep).toHaveBeenCalledTimes(57);
    const addedInAll = add.mock.calls.reduce((sum, [{ length }]) => sum + length, 0);
    expect(addedInAll).toBe(2 * 14_200);
    expect(there.recall(12)?.found.size).toBe(14_200);
  });

  test('lets a find made meanwhile wait for one transaction, not for all', async () => {
    const progress = new Progress();
    let imported = false;
    const importing = importSolutions(progress, TEN).finally(() => (imported = true));
    const find = [...TEN.values()].at(-1) as FoundRecord;
    expect(await progress.recordFound(find)).toBe('new');
    expect(imported).toBe(false);
    expect((await importing).count).toBe(723);
  });

  test('is tried once where storage refuses, and is written later', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const progress = new Progress();
    const keep = vi.spyOn(RecordTable.prototype, 'merge');
    expect((await importSolutions(progress, TEN)).count).toBe(724);
    expect(keep).toHaveBeenCalledTimes(1);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect((await new Progress().load(10)).found).toEqual(TEN);
  });

  test('to a device that fills up halfway keeps everything, reports it, and stores the rest when there is room', async () => {
    // The mock calls it with the store as its `this`.
    // oxlint-disable-next-line typescript/unbound-method
    const { put } = IDBObjectStore.prototype;
    const withoutRoom = putWithoutRoom(put);
    let room = 300;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      return (room-- > 0 ? put : withoutRoom).apply(this, given);
    });
    const progress = new Progress();
    await progress.load(10);
    expect((await importSolutions(progress, TEN)).count).toBe(724);
    expect(progress.health).toBe('full');
    expect(progress.recall(10)?.found.size).toBe(724);
    // The transaction that was refused has stored nothing: 250 records are the one before it.
    expect((await new Progress().load(10)).found.size).toBe(250);
    vi.restoreAllMocks();
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect((await new Progress().load(10)).found).toEqual(TEN);
  });

  test('ends with what is stored if its size is erased meanwhile', async () => {
    const progress = new Progress();
    const importing = importSolutions(progress, TEN);
    expect(await progress.erase(10)).toBe(true);
    await importing;
    const { found: stored } = await new Progress().load(10);
    expect(stored.size).toBeGreaterThan(0);
    expect(stored.size).toBeLessThan(724);
    expect(progress.recall(10)).toBeUndefined();
    expect((await progress.load(10)).found.size).toBe(stored.size);
  });
});
