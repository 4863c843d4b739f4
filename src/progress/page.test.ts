import { IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import {
  COMPLETE,
  exampleEnd,
  playedOn,
  toggle,
  TWO_QUEENS,
} from './puzzles/example-puzzle.testing.ts';
import { FakeStorage } from './storage/fake-storage.testing.ts';
import { useFreshStorage } from './storage/fresh-storage.testing.ts';
import { putWithoutRoom } from './storage/full-storage.testing.ts';
import { Progress } from './progress.ts';
import { puzzleStorageOf } from './puzzles/puzzle-storage.ts';
import { beginToKeep, progress } from './page.ts';

useFreshStorage();

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

test('what storage has refused of puzzles stays stashed while pages of the tab close before the script of puzzles is there, and is stored once it is', async () => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  const here = puzzleStorageOf(new Progress());
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
  await here.record(exampleEnd('c/5/1'));
  await here.table.save([TWO_QUEENS]);
  const draft = { kind: 'complete', shape: { rows: 5, columns: 5 }, givens: [0, 7] } as const;
  here.drafts.draw(draft);
  here.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(7)));
  await here.flush();
  vi.restoreAllMocks();

  const stashed = Object.entries(sessionStorage);
  expect(stashed).toHaveLength(2);
  beginToKeep(() => Promise.resolve());
  await progress.flush();
  expect(Object.entries(sessionStorage)).toEqual(stashed);

  beginToKeep(() => Promise.resolve());
  await import('./page-puzzles.ts');
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  vi.stubGlobal('sessionStorage', new FakeStorage());
  const elsewhere = puzzleStorageOf(new Progress());
  expect(await elsewhere.results.get('c/5/1')).toMatchObject({ outcome: 'solved' });
  expect((await elsewhere.table.getAll()).value.get('3x4')).toEqual(TWO_QUEENS);
  expect(await elsewhere.drafts.read('complete')).toEqual(draft);
  expect(await elsewhere.unfinished.count()).toBe(1);
});
