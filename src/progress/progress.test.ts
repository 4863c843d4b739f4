import { IDBDatabase, IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apply, type Game } from '../core/game/game.ts';
import { solutionsOf } from '../core/solutions/families.ts';
import { exampleFind, SOME_DAY } from './solutions/example-find.testing.ts';
import { SHORT_WAIT } from './storage/database.ts';
import { FakeStorage } from './storage/fake-storage.testing.ts';
import { foundRecord } from './solutions/find.ts';
import type { SizeProgress } from './solutions/solutions.ts';
import { CHANNEL, Progress, type ProgressChange } from './progress.ts';
import type { Health, Retried } from './storage/storage-health.ts';
import { putWithoutRoom } from './storage/full-storage.testing.ts';
import { solutionsDatabase } from './solutions/solution-records.ts';
import { RecordTable } from './storage/record-table.ts';

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FIND = exampleFind('15863724');
const OTHER = exampleFind('16837425');
const REVEAL = { code: '15863724', revealedAt: SOME_DAY + 500 };

/** Returns a game with one more queen. */
function played(game: Game): Game {
  return apply(game, { kind: 'toggle', square: 9 }, 'next');
}

/** Collects every health that a page hears of from now on. */
function healthsOf(progress: Progress): Health[] {
  const healths: Health[] = [];
  progress.subscribe((change) => {
    if (change.kind === 'health') healths.push(change.health);
  });
  return healths;
}

/** Resolves with the next change that a page hears of. */
function nextChange(progress: Progress): Promise<ProgressChange> {
  return new Promise((resolve) => {
    const end = progress.subscribe((change) => {
      end();
      resolve(change);
    });
  });
}

/** Resolves with the next health that a page hears of. */
function nextHealth(progress: Progress): Promise<Health> {
  return new Promise((resolve) => {
    progress.subscribe((change) => {
      if (change.kind === 'health') resolve(change.health);
    });
  });
}

/** Makes the device refuse finds, and take boards. */
function refuseFinds(): void {
  const withoutRoom = putWithoutRoom(put);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    return (this.name === 'solutions' ? withoutRoom : put).apply(this, given);
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

  test('made again after the clock was set back does not take the place of the first', async () => {
    const progress = new Progress();
    await progress.recordFound(FIND);
    const again = { ...FIND, foundAt: FIND.foundAt - 86_400_000, duration: 20_000 };
    expect(await progress.recordFound(again)).toBe('known');
    expect((await new Progress().load(8)).found.get(FIND.code)).toEqual(foundRecord(FIND));
  });

  test('is known when it was found before this visit, even before the size is loaded', async () => {
    await new Progress().recordFound(FIND);
    expect(await new Progress().recordFound(FIND)).toBe('known');
  });

  test('of a revealed solution is new, and the solution is revealed no more', async () => {
    const progress = new Progress();
    await progress.recordRevealed(REVEAL);
    expect((await progress.load(8)).revealed.get(REVEAL.code)).toMatchObject(REVEAL);
    expect(await progress.recordFound(FIND)).toBe('new');
    await progress.recordRevealed(REVEAL);
    for (const page of [progress, new Progress()]) {
      const { found, revealed } = await page.load(8);
      expect([found.size, revealed.size]).toEqual([1, 0]);
    }
  });

  test('built after it was revealed says so, in the database, here, in another tab and after a restart', async () => {
    const [here, there] = [new Progress(), new Progress()];
    // This page has not loaded the size, and does not know of the reveal.
    await there.recordRevealed(REVEAL);
    const heard = nextChange(there);
    expect(await here.recordFound(FIND)).toBe('new');
    const change = await heard;
    const revealed = { ...foundRecord(FIND), revealedAt: REVEAL.revealedAt };
    expect(change.kind === 'solutions' && change.progress.found.get(FIND.code)).toEqual(revealed);
    for (const page of [here, there, new Progress()]) {
      expect((await page.load(8)).found.get(FIND.code)).toEqual(revealed);
    }
    const stored: unknown = await get('15863724', createStore(solutionsDatabase(8), 'solutions'));
    expect(stored).toEqual(revealed);
  });

  test('revealed where storage refuses says so once both are stored', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    const progress = new Progress();
    await progress.recordRevealed(REVEAL);
    await progress.recordFound(FIND);
    vi.restoreAllMocks();
    await progress.flush();
    const { found } = await new Progress().load(8);
    expect(found.get(FIND.code)?.revealedAt).toBe(REVEAL.revealedAt);
  });

  test('stored with a date in microseconds is read with an unknown date', async () => {
    const database = createStore(solutionsDatabase(8), 'solutions');
    await set(FIND.code, foundRecord({ ...FIND, foundAt: 1.79e15 }), database);
    const progress = new Progress();
    expect((await progress.load(8)).found.get(FIND.code)?.foundAt).toBe(0);
    expect(await progress.recordFound(FIND)).toBe('known');
    expect((await new Progress().load(8)).found.get(FIND.code)).toEqual(foundRecord(FIND));
  });

  test('is in the database when it is said to be recorded', async () => {
    await new Progress().recordFound(FIND);
    const stored: unknown = await get('15863724', createStore(solutionsDatabase(8), 'solutions'));
    expect(stored).toEqual(foundRecord(FIND));
  });

  test('is told to subscribers until they unsubscribe', async () => {
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

  test('ignore messages that are no records', async () => {
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

  test('the game goes on in memory, which is reported once', async () => {
    const progress = new Progress();
    const healths = healthsOf(progress);
    expect(await codesFound(progress)).toEqual([]);
    expect(await progress.recordFound(FIND)).toBe('new');
    expect(await progress.recordFound(FIND)).toBe('known');
    await progress.recordRevealed({ ...REVEAL, code: OTHER.code });
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
    const moved = played((await progress.boards.load(8)).game);
    progress.boards.save(8, moved);
    await progress.flush();
    expect((await progress.boards.load(8)).game).toBe(moved);
  });
});

describe('where there is no room left', () => {
  test('finds go on, the lack of room is reported, and they are stored when there is room', async () => {
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
    refuseFinds();
    const keep = vi.spyOn(RecordTable.prototype, 'merge');
    await progress.recordFound(FIND);
    progress.boards.save(8, played((await progress.boards.load(8)).game));
    await progress.flush();
    expect(progress.health).toBe('full');
    // The find, the flush, and the board at most try once each, and not for ever.
    expect(keep.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('two finds made meanwhile are kept once room has returned, without another find', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const progress = new Progress();
    const healths = healthsOf(progress);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await progress.recordFound(FIND);
    await progress.recordFound(exampleFind('2413'));
    await vi.advanceTimersByTimeAsync(30_000);
    // Waits for the attempt that is under way.
    await progress.flush();
    expect(progress.health).toBe('full');
    vi.restoreAllMocks();
    const kept = nextChange(progress);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await kept).toEqual({ kind: 'health', health: 'kept' });
    expect(healths).toEqual(['full', 'kept']);
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
    expect(await codesFound(new Progress(), 4)).toEqual(['2413']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a find is kept with the first board that can be stored', async () => {
    const progress = new Progress();
    const { game } = await progress.boards.load(8);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await progress.recordFound(FIND);
    vi.restoreAllMocks();
    const kept = nextChange(progress);
    progress.boards.save(8, played(game));
    expect(await kept).toEqual({ kind: 'health', health: 'kept' });
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });

  test('a find is kept when the page is hidden or an update opens', async () => {
    const progress = new Progress();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await progress.recordFound(FIND);
    vi.restoreAllMocks();
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });

  test('a board that could not be stored waits too, and is kept with the next find', async () => {
    const progress = new Progress();
    const moved = played((await progress.boards.load(8)).game);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    progress.boards.save(8, moved);
    await progress.flush();
    expect(progress.health).toBe('full');
    vi.restoreAllMocks();
    const kept = nextHealth(progress);
    await progress.recordFound(FIND);
    expect(await kept).toBe('kept');
    expect(await new Progress().boards.load(8)).toEqual({ game: moved, damaged: false });
  });

  test('what was erased while it waited is not stored after all', async () => {
    const progress = new Progress();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await progress.recordFound(FIND);
    await progress.erase(8);
    vi.restoreAllMocks();
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect(await codesFound(new Progress())).toEqual([]);
  });
});

test('a mistake of a part of progress counts as not saved, as it is written and as it is asked', async () => {
  const whole = { hasRefusals: false, flush: () => Promise.resolve() };
  const mistake = (): never => {
    throw new Error('no list here');
  };
  const isSaved = (part: Retried): Promise<boolean> => {
    const progress = new Progress();
    progress.registerStore(part);
    return progress.isSaved();
  };
  expect(await isSaved(whole)).toBe(true);
  expect(await isSaved({ ...whole, flush: mistake })).toBe(false);
  expect(await isSaved(Object.defineProperty({ ...whole }, 'hasRefusals', { get: mistake }))).toBe(
    false,
  );
});

describe('solutions that storage has refused', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', new FakeStorage()));

  test('are known to the next page of the tab, and stored once there is room', async () => {
    refuseFinds();
    const page = new Progress();
    await page.recordFound(FIND);
    await page.recordRevealed({ ...REVEAL, code: OTHER.code });
    await page.flush();
    const after = new Progress();
    expect(await codesFound(after)).toEqual([FIND.code]);
    expect((await after.load(8)).revealed.has(OTHER.code)).toBe(true);
    expect(after.health).toBe('full');
    await after.flush();
    vi.restoreAllMocks();
    const third = new Progress();
    await third.flush();
    await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });

  test('and those that are being written are there when the page is replaced meanwhile', async () => {
    const page = new Progress();
    await page.load(8);
    const recorded = page.recordFound(FIND);
    void page.flush();
    expect(JSON.stringify(Object.values(sessionStorage))).toContain(FIND.code);
    await recorded;
    await page.flush();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('and erased since are not there', async () => {
    refuseFinds();
    const page = new Progress();
    await page.recordFound(FIND);
    await page.flush();
    expect(await page.erase(8)).toBe(true);
    await page.flush();
    expect(await codesFound(new Progress())).toEqual([]);
  });
});

describe('where the database does not answer', () => {
  let factory: IDBFactory;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    factory = new IDBFactory();
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', new IDBFactory());
    // An answer ends the short waits for silent databases.
    await new Progress().load(1);
  });

  /** Returns the value of a promise after so many milliseconds; `waiting` if it has none. */
  async function after<T>(milliseconds: number, promise: Promise<T>): Promise<T | 'waiting'> {
    let outcome: T | 'waiting' = 'waiting';
    void promise.then((value) => (outcome = value));
    await vi.advanceTimersByTimeAsync(milliseconds);
    return outcome;
  }

  test('a find is told after 4 seconds, and stored once it answers', async () => {
    const progress = new Progress();
    const healths = healthsOf(progress);
    expect(await after(4_000, progress.recordFound(FIND))).toBe('new');
    expect(progress.health).toBe('silent');
    await vi.advanceTimersByTimeAsync(34_000);
    vi.stubGlobal('indexedDB', factory);
    const kept = nextChange(progress);
    await vi.advanceTimersByTimeAsync(30_000);
    await kept;
    expect(healths).toEqual(['silent', 'kept']);
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });

  test('a size has what this page knows, and gets what is stored when the database answers', async () => {
    vi.stubGlobal('indexedDB', factory);
    await new Progress().recordFound(FIND);
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const progress = new Progress();
    expect(await after(4_000, codesFound(progress))).toEqual([]);
    expect(progress.health).toBe('silent');
    vi.stubGlobal('indexedDB', factory);
    const change = nextChange(progress);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([...((await change) as { progress: SizeProgress }).progress.found.keys()]).toEqual([
      FIND.code,
    ]);
    expect(progress.health).toBe('kept');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('everything that waits is tried at once when it answers late', async () => {
    const late: IDBOpenDBRequest[] = [];
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request = new EventTarget() as IDBOpenDBRequest;
        late.push(request);
        return request;
      },
    });
    const progress = new Progress();
    expect(await after(4_000, progress.recordFound(FIND))).toBe('new');
    expect(progress.health).toBe('silent');
    vi.stubGlobal('indexedDB', factory);
    const kept = nextChange(progress);
    Object.assign(late[0]!, { result: { close: () => undefined } });
    late[0]!.onsuccess!(new Event('success'));
    await kept;
    expect(progress.health).toBe('kept');
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });

  test('nothing that follows waits for it', async () => {
    const progress = new Progress();
    await after(4_000, progress.load(8));
    expect(await after(SHORT_WAIT, progress.recordFound(FIND))).toBe('new');
    expect(await after(SHORT_WAIT, codesFound(progress))).toEqual([FIND.code]);
    expect(await after(SHORT_WAIT, progress.load(9))).toMatchObject({ size: 9 });
    expect(await after(SHORT_WAIT, progress.boards.load(9))).toMatchObject({ damaged: false });
    expect(await after(SHORT_WAIT, progress.erase(8))).toBe(false);
  });

  test('boards, erasing and leaving end after 4 seconds as well', async () => {
    const progress = new Progress();
    const loaded = await after(4_000, progress.boards.load(8));
    const { game } = loaded as Exclude<typeof loaded, 'waiting'>;
    const moved = played(game);
    progress.boards.save(8, moved);
    expect(await after(4_000, progress.flush())).toBeUndefined();
    expect(progress.health).toBe('silent');
    expect(await after(4_000, progress.erase(8))).toBe(false);
    vi.stubGlobal('indexedDB', factory);
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect(await new Progress().boards.load(8)).toEqual({ game: moved, damaged: false });
  });

  test('an erasure that was refused does not happen late', async () => {
    vi.stubGlobal('indexedDB', factory);
    const progress = new Progress();
    await progress.recordFound(FIND);
    // The transaction begins, but its end is never reported.
    vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(() => undefined);
    expect(await after(4_000, progress.erase(8))).toBe(false);
    vi.restoreAllMocks();
    expect(await codesFound(new Progress())).toEqual([FIND.code]);
  });
});

describe('a connection that is closed for good', () => {
  test('is reported, and what is known stays', async () => {
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
    await progress.recordRevealed({ ...REVEAL, code: OTHER.code });
    await progress.recordFound(exampleFind('2413'));
    expect(await progress.erase(8)).toBe(true);
    for (const page of [progress, new Progress()]) {
      const { found, revealed } = await page.load(8);
      expect([found.size, revealed.size]).toEqual([0, 0]);
      expect(await codesFound(page, 4)).toEqual(['2413']);
    }
  });

  test('can be undone until the page is left, whatever was erased since', async () => {
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

  test('covers what another tab found, and is announced there', async () => {
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

test('what a page knows of a size can be read without waiting, once it is loaded', async () => {
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
    const moved = played((await progress.boards.load(8)).game);
    progress.boards.save(8, moved);
    await progress.flush();
    expect(await new Progress().boards.load(8)).toEqual({ game: moved, damaged: false });
  });
});
