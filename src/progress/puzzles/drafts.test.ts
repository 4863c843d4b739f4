import { IDBObjectStore } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import type { DraftOf, OwnDraft } from '../../core/puzzles/own-draft.ts';
import { readDraft } from './draft-record.ts';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import type { PuzzleStorage } from './puzzle-storage.ts';
import { DRAFTS, puzzlesDatabase } from './puzzle-database.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';
import { Progress } from '../progress.ts';

useFreshStorage();

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

const FIVE = { rows: 5, columns: 5 };

/** Returns a draft of 5 × 5 with the first `count` squares painted. */
function painted(count: number): DraftOf<'regions'> {
  const regions = Array.from({ length: 25 }, (_, square) => (square < count ? square % 5 : -1));
  return { kind: 'regions', shape: FIVE, sight: 'touch', regions };
}

const COMPLETE: OwnDraft = { kind: 'complete', shape: FIVE, givens: [0, 7] };
const GUARD: OwnDraft = { kind: 'guard', shape: { rows: 3, columns: 4 }, queens: 2, givens: [5] };

/** Returns a page of its own, on the storage that all pages share. */
function page(progress = new Progress()): PuzzleStorage {
  return puzzleStorageOf(progress);
}

/** Resolves when a page hears of a draft. */
function heard(puzzles: PuzzleStorage): Promise<void> {
  return new Promise((resolve) => {
    puzzles.subscribe(({ kind }) => kind === 'draft' && resolve());
  });
}

describe('a draft', () => {
  test('is kept, one for each kind, also after a restart', async () => {
    const here = page();
    expect(await here.drafts.read('regions')).toBeUndefined();
    for (const draft of [painted(3), COMPLETE, GUARD, painted(4)]) here.drafts.draw(draft);
    expect(await here.drafts.read('regions')).toEqual(painted(4));
    await here.flush();
    const next = page();
    expect(await next.drafts.read('regions')).toEqual(painted(4));
    expect(await next.drafts.read('complete')).toEqual(COMPLETE);
    expect(await next.drafts.read('guard')).toEqual(GUARD);
  });

  test('is written soon without being asked, and told to another tab', async () => {
    const [here, there] = [page(), page()];
    const told = heard(there);
    here.drafts.draw(painted(3));
    await told;
    expect(await there.drafts.read('regions')).toEqual(painted(3));
  });

  test('that was changed last is kept, whichever tab writes last', async () => {
    const [here, there] = [page(), page()];
    await here.drafts.read('regions');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    vi.useFakeTimers({ toFake: ['Date'], now: SOME_DAY });
    here.drafts.draw(painted(1));
    await here.flush();
    vi.restoreAllMocks();
    vi.setSystemTime(SOME_DAY + 5);
    there.drafts.draw(painted(2));
    await there.flush();
    await here.flush();
    vi.useRealTimers();
    for (const tab of [here, there, page()])
      expect(await tab.drafts.read('regions')).toEqual(painted(2));
  });

  test('replaces the one before it even if the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: SOME_DAY + 1000 });
    const here = page();
    here.drafts.draw(painted(1));
    await here.flush();
    vi.setSystemTime(SOME_DAY);
    here.drafts.draw(painted(2));
    await here.flush();
    const next = page();
    expect(await next.drafts.read('regions')).toEqual(painted(2));
    next.drafts.draw(painted(3));
    await next.flush();
    vi.useRealTimers();
    expect(await page().drafts.read('regions')).toEqual(painted(3));
  });

  test('is written once if the page is hidden twice, so that a device that fills up then refuses nothing', async () => {
    const here = page();
    await here.drafts.read('regions');
    vi.spyOn(IDBObjectStore.prototype, 'put')
      .mockImplementation(putWithoutRoom(put))
      .mockImplementationOnce(put);
    here.drafts.draw(painted(3));
    await Promise.all([here.flush(), here.flush()]);
    expect(here.hasRefusals).toBe(false);
    expect(await page().drafts.read('regions')).toEqual(painted(3));
  });

  test('waits while the device is full, is reported, and is written when there is room', async () => {
    const progress = new Progress();
    const here = page(progress);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    here.drafts.draw(painted(1));
    await here.flush();
    expect(progress.health).toBe('full');
    expect(here.hasRefusals).toBe(true);
    expect(await here.drafts.read('regions')).toEqual(painted(1));
    vi.restoreAllMocks();
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect(await page().drafts.read('regions')).toEqual(painted(1));
  });

  test('lasts as long as the page where there is no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const here = page();
    here.drafts.draw(painted(1));
    await here.flush();
    here.drafts.draw(painted(2));
    expect(await here.drafts.read('regions')).toEqual(painted(2));
  });

  test('that storage cannot give now is unread, not missing', async () => {
    const before = page();
    before.drafts.draw(painted(3));
    await before.flush();
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    const here = page();
    expect(await here.drafts.read('regions')).toBe('unread');
    vi.restoreAllMocks();
    expect(await here.drafts.read('regions')).toEqual(painted(3));
  });

  test('that cannot be read gives way to a new one, and is kept beside it', async () => {
    const use = puzzlesDatabase();
    await use(DRAFTS, 'readwrite', 'relaxed', (transaction) =>
      transaction.objectStore(DRAFTS).put('damaged', 'regions'),
    );
    const here = page();
    expect(await here.drafts.read('regions')).toBeUndefined();
    here.drafts.draw(painted(1));
    await here.flush();
    expect(await page().drafts.read('regions')).toEqual(painted(1));
    const values = await use(DRAFTS, 'readonly', 'relaxed', (transaction) =>
      promisifyRequest<unknown[]>(transaction.objectStore(DRAFTS).getAll()),
    );
    expect(values).toContainEqual({ setAside: 'damaged' });
  });
});

describe('no draft is read', () => {
  const record = (draft: unknown): unknown => ({ version: 1, changedAt: SOME_DAY, draft });
  const regions = painted(3);

  test.each<[string, unknown]>([
    ['from nothing', undefined],
    ['from a version to come', { ...Object(record(regions)), version: 2 }],
    ['of another kind', record(COMPLETE)],
    ['of no shape', record({ ...regions, shape: undefined })],
    ['that is no square', record({ ...regions, shape: { rows: 5, columns: 6 } })],
    ['of a size that there is not', record({ ...regions, shape: { rows: 4, columns: 4 } })],
    ['of no sight', record({ ...regions, sight: undefined })],
    ['with squares missing', record({ ...regions, regions: [0] })],
    ['with a region too many', record({ ...regions, regions: regions.regions.map(() => 5) })],
    ['with a region that is none', record({ ...regions, regions: regions.regions.map(() => -2) })],
  ])('%s', (_, value) => {
    expect(readDraft(value, 'regions')).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['with a given off the board', { ...GUARD, givens: [12] }],
    ['with a given twice', { ...GUARD, givens: [1, 1] }],
    ['with more queens than squares', { ...GUARD, queens: 13 }],
    ['with no number of queens', { ...GUARD, queens: undefined }],
    ['on a board too large', { ...GUARD, shape: { rows: 3, columns: 13 } }],
  ])('%s', (_, draft) => {
    expect(readDraft(record(draft), 'guard')).toBeUndefined();
  });
});
