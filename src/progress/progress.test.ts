import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { solutionsOf } from '../core/families.ts';
import { exampleFind, SOME_DAY } from './example-find.ts';
import { foundRecord } from './find.ts';
import { CHANNEL, Progress, type Health, type ProgressChange } from './progress.ts';
import { putWithoutRoom } from './full-storage.ts';
import { solutionsDatabase } from './solutions-store.ts';

// Called by the mock with the store as its `this`.
// eslint-disable-next-line @typescript-eslint/unbound-method
const { put } = IDBObjectStore.prototype;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FIND = exampleFind('15863724');
const OTHER = exampleFind('16837425');
const PEEK = { code: '15863724', revealedAt: SOME_DAY + 500 };

/** Every health a page hears of from now on. */
function healthsOf(progress: Progress): Health[] {
  const healths: Health[] = [];
  progress.subscribe((change) => {
    if (change.kind === 'health') healths.push(change.health);
  });
  return healths;
}

/** The next change that a page hears of. */
function nextChange(progress: Progress): Promise<ProgressChange> {
  return new Promise((resolve) => {
    const end = progress.subscribe((change) => {
      end();
      resolve(change);
    });
  });
}

async function codesFound(progress: Progress, size = 8): Promise<string[]> {
  return [...(await progress.load(size)).found.keys()].sort();
}

describe('a find', () => {
  test('is new once, and there after a restart', async () => {
    const progress = new Progress();
    expect(await progress.recordFound(FIND)).toBe('new');
    expect(await progress.recordFound({ ...FIND, foundAt: SOME_DAY + 2_000 })).toBe('known');
    const { found, revealed, setAside } = await new Progress().load(8);
    expect(found).toEqual(new Map([[FIND.code, foundRecord(FIND)]]));
    expect(revealed.size).toBe(0);
    expect(setAside).toBe(0);
    expect(progress.health).toBe('kept');
  });

  test('is known when it was found before this visit, even before the size is loaded', async () => {
    await new Progress().recordFound(FIND);
    expect(await new Progress().recordFound(FIND)).toBe('known');
  });

  test('of what was revealed is new, and no peek any more', async () => {
    const progress = new Progress();
    await progress.recordRevealed(PEEK);
    expect((await progress.load(8)).revealed.get(PEEK.code)).toMatchObject(PEEK);
    expect(await progress.recordFound(FIND)).toBe('new');
    await progress.recordRevealed(PEEK);
    for (const page of [progress, new Progress()]) {
      const { found, revealed } = await page.load(8);
      expect([found.size, revealed.size]).toEqual([1, 0]);
    }
  });

  test('is in the database when it is said to be recorded', async () => {
    await new Progress().recordFound(FIND);
    const stored: unknown = await get('15863724', createStore(solutionsDatabase(8), 'solutions'));
    expect(stored).toEqual(foundRecord(FIND));
  });

  test('is told to those who subscribed, until they end it', async () => {
    const progress = new Progress();
    const told: ProgressChange[] = [];
    const end = progress.subscribe((change) => told.push(change));
    await progress.recordFound(FIND);
    end();
    await progress.recordFound(OTHER);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: 'solutions', progress: { size: 8 } });
  });
});

describe('two tabs', () => {
  test('on one size lose nothing that either finds', async () => {
    const codes = [...solutionsOf(6), ...solutionsOf(7)];
    const tabs = [new Progress(), new Progress()];
    const outcomes = await Promise.all(
      codes.flatMap((code) => tabs.map((tab) => tab.recordFound(exampleFind(code)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(codes.length);
    const restarted = new Progress();
    expect([...(await codesFound(restarted, 6)), ...(await codesFound(restarted, 7))]).toEqual(
      codes,
    );
  });

  test('hear of each other’s finds', async () => {
    const [here, there] = [new Progress(), new Progress()];
    await there.load(8);
    const heard = nextChange(there);
    await here.recordFound(FIND);
    const change = await heard;
    expect(change.kind === 'solutions' && [...change.progress.found.keys()]).toEqual([FIND.code]);
    expect(await there.recordFound(FIND)).toBe('known');
  });

  test('believe nothing that is no record', async () => {
    const progress = new Progress();
    await progress.load(8);
    const heard = nextChange(progress);
    const channel = new BroadcastChannel(CHANNEL);
    for (const nonsense of [null, 'found', 92, {}, [null, 'found', {}]])
      channel.postMessage(nonsense);
    channel.postMessage([{ ...foundRecord(OTHER), code: '15863742' }, foundRecord(FIND)]);
    const change = await heard;
    channel.close();
    expect(change.kind === 'solutions' && [...change.progress.found.keys()]).toEqual([FIND.code]);
  });
});

describe('where the browser gives no database', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', undefined));

  test('the game goes on in memory and says so once', async () => {
    const progress = new Progress();
    const healths = healthsOf(progress);
    expect(await codesFound(progress)).toEqual([]);
    expect(await progress.recordFound(FIND)).toBe('new');
    expect(await progress.recordFound(FIND)).toBe('known');
    await progress.recordRevealed({ ...PEEK, code: OTHER.code });
    const { found, revealed } = await progress.load(8);
    expect([found.size, revealed.size]).toEqual([1, 1]);
    expect(progress.health).toBe('memory');
    expect(healths).toEqual(['memory']);
  });

  test('what was found meanwhile is stored with the first find that can be', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    await progress.recordFound(exampleFind('2413'));
    vi.stubGlobal('indexedDB', new IDBFactory());
    const healths = healthsOf(progress);
    expect(await progress.recordFound(OTHER)).toBe('new');
    expect(healths).toEqual(['kept']);
    const restarted = new Progress();
    expect(await codesFound(restarted)).toEqual([FIND.code, OTHER.code]);
    expect(await codesFound(restarted, 4)).toEqual(['2413']);
  });

  test('the unfinished board is kept while the page lives', async () => {
    const progress = new Progress();
    const { board } = await progress.loadBoard(8);
    const moved = { ...board, attempt: { ...board.attempt, moves: 3 } };
    progress.saveBoard(moved);
    await progress.flush();
    expect((await progress.loadBoard(8)).board).toBe(moved);
  });
});

describe('where there is no room left', () => {
  test('finds go on, it is said, and they are stored when there is room', async () => {
    const progress = new Progress();
    const healths = healthsOf(progress);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    expect(await progress.recordFound(FIND)).toBe('new');
    expect(await progress.recordFound({ ...FIND, foundAt: SOME_DAY + 9_000 })).toBe('known');
    expect(await codesFound(progress)).toEqual([FIND.code]);
    expect(await codesFound(new Progress())).toEqual([]);
    vi.restoreAllMocks();
    await progress.recordFound(OTHER);
    expect(healths).toEqual(['full', 'kept']);
    const { found } = await new Progress().load(8);
    expect([...found.keys()]).toEqual([FIND.code, OTHER.code]);
    expect(found.get(FIND.code)!.foundAt).toBe(FIND.foundAt);
  });

  test('a board that can be stored does not hide a find that could not', async () => {
    const progress = new Progress();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await progress.recordFound(FIND);
    vi.restoreAllMocks();
    progress.saveBoard((await progress.loadBoard(8)).board);
    await progress.flush();
    expect(progress.health).toBe('full');
  });
});

describe('a connection that is closed for good', () => {
  test('is said, and what is known stays', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(await progress.recordFound(OTHER)).toBe('new');
    expect(progress.health).toBe('closed');
    expect(await codesFound(progress)).toEqual([FIND.code, OTHER.code]);
  });
});

describe('erasing', () => {
  test('forgets a size for good, and no other', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    await progress.recordRevealed({ ...PEEK, code: OTHER.code });
    await progress.recordFound(exampleFind('2413'));
    expect(await progress.erase(8)).toBe(true);
    for (const page of [progress, new Progress()]) {
      const { found, revealed } = await page.load(8);
      expect([found.size, revealed.size]).toEqual([0, 0]);
      expect(await codesFound(page, 4)).toEqual(['2413']);
    }
  });

  test('can be taken back until the page is left, whatever was erased since', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    await progress.recordFound(exampleFind('2413'));
    await progress.erase(8);
    await progress.recordFound(OTHER);
    await progress.erase(8);
    await progress.erase(4);
    expect(progress.erasedCount).toBe(3);
    await progress.restoreErased();
    expect(progress.erasedCount).toBe(0);
    for (const page of [progress, new Progress()]) {
      expect((await page.load(8)).found.get(FIND.code)).toEqual(foundRecord(FIND));
      expect(await codesFound(page)).toEqual([FIND.code, OTHER.code]);
      expect(await codesFound(page, 4)).toEqual(['2413']);
    }
  });

  test('covers what another tab found, and is heard of there', async () => {
    const [here, there] = [new Progress(), new Progress()];
    await here.load(8);
    await there.recordFound(FIND);
    const heard = nextChange(there);
    await here.erase(8);
    const change = await heard;
    expect(change.kind === 'solutions' && change.progress.found.size).toBe(0);
    await here.restoreErased();
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });

  test('leaves alone what cannot be read', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    const database = createStore(solutionsDatabase(8), 'solutions');
    await set(OTHER.code, 'damaged', database);
    await progress.erase(8);
    expect(await get(OTHER.code, database)).toBe('damaged');
  });

  test('changes nothing where storage refuses, and says so', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    await progress.load(8);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(await progress.erase(8)).toBe(false);
    expect(progress.health).toBe('closed');
    expect(progress.recall(8)?.found.size).toBe(1);
    expect(progress.erasedCount).toBe(0);
  });
});

test('what a page knows of a size can be had without waiting, once it is loaded', async () => {
  const progress = new Progress();
  expect(progress.recall(8)).toBeUndefined();
  await progress.recordFound(FIND);
  expect(progress.recall(8)).toBeUndefined();
  await progress.load(8);
  await progress.recordFound(OTHER);
  expect([...progress.recall(8)!.found.keys()]).toEqual([FIND.code, OTHER.code]);
});

describe('damage', () => {
  test('of one record costs that record only, and is counted', async () => {
    await new Progress().recordFound(FIND);
    await set(OTHER.code, 'damaged', createStore(solutionsDatabase(8), 'solutions'));
    const { found, setAside } = await new Progress().load(8);
    expect([found.size, setAside]).toEqual([1, 1]);
  });
});

describe('the unfinished board', () => {
  test('is there after a restart', async () => {
    const progress = new Progress();
    const { board } = await progress.loadBoard(8);
    const moved = { ...board, attempt: { ...board.attempt, moves: 3 } };
    progress.saveBoard(moved);
    await progress.flush();
    expect(await new Progress().loadBoard(8)).toEqual({ board: moved, damaged: false });
  });
});
