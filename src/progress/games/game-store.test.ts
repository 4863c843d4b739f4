import { IDBFactory, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { createStore, get, keys, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptOf, newGame, type Game, type Move } from '../../core/game/game.ts';
import { queensRules } from '../../core/board/rules.ts';
import {
  clock,
  FakeDate,
  opened,
  Page,
  playOn,
  queensOf,
  settle,
} from './saved-game-page.testing.ts';
import { FakeStorage } from '../storage/fake-storage.testing.ts';
import { savedGameRecord } from './saved-game-record.ts';
import { BOARDS_DATABASE, savedGameKey } from './board-repository.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import { loseValue } from '../storage/lost-value.testing.ts';

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('Date', FakeDate);
  clock.now = 1_000_000;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fresh = newGame(queensRules(4));
const toggle = (square: number): Move => ({ kind: 'toggle', square });
const undo: Move = { kind: 'undo' };
const clear: Move = { kind: 'clear' };
const hint: Move = { kind: 'help', rung: 'where' };
const thought: Move = { kind: 'time', elapsed: 1500.5 };

/** Returns a game of 4 × 4 on which these squares were toggled in turn. */
function played(...squares: readonly number[]): Game {
  return playOn(fresh, ...squares.map(toggle));
}

/** Returns the game that the next visit finds. */
async function next(size = 4): Promise<Game> {
  return (await new Page().store.load(size)).game;
}

/** Opens the store of boards as something other than the game does. */
function raw() {
  return createStore(BOARDS_DATABASE, 'boards');
}

/** Makes the device full. */
function fill(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
}

/**
 * Keeps the database of boards busy.
 * @returns A function that lets others through; it resolves when they have had their turn.
 */
async function occupy(): Promise<() => Promise<unknown>> {
  const db = await promisifyRequest(indexedDB.open(BOARDS_DATABASE));
  const store = db.transaction('boards', 'readwrite').objectStore('boards');
  let isHeld = true;
  // A transaction lives for as long as it gets requests.
  const ask = (): void => {
    if (isHeld) store.get(0).onsuccess = ask;
  };
  ask();
  return () => {
    isHeld = false;
    return promisifyRequest(db.transaction('boards').objectStore('boards').get(0));
  };
}

/** Returns the record that a page of the present version stores if this game is all it did. */
function recordOf(game: Game): Record<string, unknown> {
  const change = { changedBy: 'a page', changedAt: 1000, revision: 1 };
  return savedGameRecord({ game, ...change }) as Record<string, unknown>;
}

/** Returns a position of 4 × 4 as builds before version 2 kept it. */
function firstPosition(...queens: readonly number[]) {
  return { size: 4, queens, marks: [], revealed: [], own: true };
}

/** Returns a board of 4 × 4 as builds before version 2 kept it, on which these squares were toggled in turn. */
function firstVersion(...squares: readonly number[]) {
  const positions = [[], ...squares.map((_, index) => squares.slice(0, index + 1))].map((queens) =>
    firstPosition(...queens),
  );
  const help = { nudge: 0, where: 3, why: 0, place: 0, turned: false };
  return {
    version: 1,
    history: { past: positions.slice(0, -1), present: positions.at(-1), future: [] },
    attempt: { elapsed: 4000, moves: squares.length, help },
  };
}

describe('a board', () => {
  test('is fresh where none was stored', async () => {
    expect(await new Page().store.load(4)).toEqual({ game: fresh, damaged: false });
  });

  test('comes back after a restart with its whole history and all that is counted', async () => {
    const game = playOn(
      played(1, 7, 8),
      { kind: 'paint', squares: [2, 3], marked: true },
      hint,
      thought,
      { kind: 'reveal', solution: [1, 7, 8, 14] },
      undo,
    );
    const page = new Page();
    page.store.save(4, game);
    await page.store.flush();
    expect(await new Page().store.load(4)).toEqual({ game, damaged: false });
    expect(new Set(page.outcomes)).toEqual(new Set([undefined]));
  });

  test('of each size is kept separately', async () => {
    const page = new Page();
    page.playOn(4, toggle(1));
    page.playOn(5, toggle(24));
    await page.store.flush();
    expect(queensOf(await next(4))).toEqual([[], [1]]);
    expect(queensOf(await next(5))).toEqual([[], [24]]);
    expect(await next(6)).toEqual(newGame(queensRules(6)));
  });

  test('saved while it is loaded is the one that counts, and what was stored stays below it', async () => {
    const earlier = new Page();
    earlier.play(toggle(1));
    await earlier.store.flush();
    const page = new Page();
    const loading = page.store.load(4);
    page.play(toggle(2));
    expect(page.shown().history.present.queens).toEqual([2]);
    await loading;
    await page.store.flush();
    expect(queensOf(page.shown())).toEqual([[], [1], [2]]);
    expect(page.told.at(-1).history).toBe(page.shown().history);
    expect(queensOf(await next())).toEqual([[], [1], [2]]);
  });

  test('saved before it is loaded is the one that counts, and what was stored stays below it', async () => {
    const earlier = new Page();
    earlier.play(toggle(1));
    await earlier.store.flush();
    const page = new Page();
    page.play(toggle(2));
    expect(queensOf((await page.store.load(4)).game)).toEqual([[], [1], [2]]);
  });

  test('is recalled at once when it was seen before, and not before', async () => {
    const page = new Page();
    expect(page.store.recall(4)).toBeUndefined();
    page.play(toggle(1));
    expect(page.store.recall(4)!.history.present.queens).toEqual([1]);
    await page.store.flush();
    expect(page.store.recall(4)!.history.present.queens).toEqual([1]);
  });
});

describe('a change of a page that closed before it was stored', () => {
  test('is there on the next page of its tab, and stored by it', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    page.play(toggle(7));
    const after = page.leave();
    expect(queensOf(await next())).toEqual([[], [1]]);
    await after.store.load(4);
    expect(queensOf(after.shown())).toEqual([[], [1], [1, 7]]);
    expect(queensOf(await next())).toEqual([[], [1], [1, 7]]);
  });

  test('is listed by the next page of its tab before its board is opened, with or without a database', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    page.play(toggle(7), thought);
    const after = page.leave();
    const list = async () => (await after.store.list([4])).value.get(4)!.game;
    expect(queensOf(await list())).toEqual([[], [1], [1, 7]]);
    expect(attemptOf(await list()).elapsed).toBe(1500.5);
    vi.stubGlobal('indexedDB', undefined);
    expect(queensOf(await list())).toEqual([[], [1], [1, 7]]);
  });

  test('is there even if the database had taken it, and drops it with the page', async () => {
    const page = await opened();
    page.isDropped = true;
    page.play(toggle(1));
    const after = await new Promise<Page>((resolve) => {
      vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() =>
        resolve(page.leave()),
      );
    });
    await after.store.load(4);
    expect(queensOf(after.shown())).toEqual([[], [1]]);
  });

  test('is there even after a second page that was left as soon', async () => {
    const page = await opened();
    page.play(toggle(1));
    const second = page.leave();
    second.play(toggle(7));
    const third = second.leave();
    await third.store.load(4);
    expect(queensOf(third.shown())).toEqual([[], [1], [7]]);
  });

  test.each([
    { what: 'went on from what was stored', revision: 1, expected: [[], [1], [1, 7]] },
    { what: 'was made before the board was known', revision: 0, expected: [[], [2], [1], [1, 7]] },
  ])('by an older build, which $what, is there as well', async ({ revision, expected }) => {
    const earlier = new Page();
    earlier.play(toggle(revision > 0 ? 1 : 2));
    await earlier.store.flush();
    const mine = revision > 0 ? playOn(earlier.shown(), toggle(7)) : played(1, 7);
    const base = revision > 0 ? earlier.shown() : fresh;
    const tab = new FakeStorage();
    // Older builds left the board from which the page went on beside the one that it made.
    const left = [
      { game: base, changedBy: '', changedAt: 0, revision },
      { game: mine, changedBy: 'an older page', changedAt: clock.now + 1, revision },
    ];
    tab.setItem('ninety-two-left board 4 page1', JSON.stringify(left.map(savedGameRecord)));
    const page = new Page(tab);
    await page.store.load(4);
    expect(queensOf(page.shown())).toEqual(expected);
    expect(queensOf(await next())).toEqual(expected);
    expect(Object.keys(tab)).toEqual([]);
  });

  test('is not stashed any more if the page comes back and stores it', async () => {
    const tab = new FakeStorage();
    const page = new Page(tab);
    page.play(toggle(1));
    await page.store.flush();
    expect(Object.keys(tab)).toEqual([]);
  });

  test('is forgotten where it cannot be read', async () => {
    const tab = new FakeStorage();
    for (const [index, text] of ['', '{}', '[1, 2]', '[{"version":3}]'].entries()) {
      tab.setItem(`ninety-two-left board 4 page${index}`, text);
    }
    expect(await new Page(tab).store.load(4)).toEqual({ game: fresh, damaged: false });
    expect(Object.keys(tab)).toEqual([]);
  });
});

describe('what storage has refused', () => {
  test('of a game that is over is no longer waited for', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = await opened();
    expect(page.store.hasRefusals).toBe(true);
    page.store.forget(4, Infinity);
    expect(page.store.hasRefusals).toBe(false);
  });

  test('is there on the next page of its tab while the device is full, and stored once there is room', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    fill();
    page.play(toggle(7));
    await page.store.flush();
    const after = page.leave();
    await after.store.load(4);
    expect(queensOf(after.shown())).toEqual([[], [1], [1, 7]]);
    expect(after.store.hasRefusals).toBe(true);
    after.play(toggle(8));
    const third = after.leave();
    await third.store.load(4);
    expect(queensOf(third.shown())).toEqual([[], [1], [1, 7], [1, 7, 8]]);
    vi.restoreAllMocks();
    await third.store.flush();
    expect(third.store.hasRefusals).toBe(false);
    expect(queensOf(await next())).toEqual([[], [1], [1, 7], [1, 7, 8]]);
  });

  test('is there on the next page of its tab where there is no database, and stored once there is one', async () => {
    const factory = indexedDB;
    const earlier = new Page();
    earlier.play(toggle(2));
    await earlier.store.flush();
    vi.stubGlobal('indexedDB', undefined);
    const page = new Page();
    await page.store.load(4);
    page.play(toggle(1));
    await page.store.flush();
    const after = page.leave();
    await after.store.load(4);
    expect(queensOf(after.shown())).toEqual([[], [1]]);
    after.play(toggle(7));
    vi.stubGlobal('indexedDB', factory);
    await after.store.flush();
    expect(queensOf(after.shown())).toEqual([[], [2], [1], [1, 7]]);
    expect(queensOf(await next())).toEqual([[], [2], [1], [1, 7]]);
  });

  test('begins with a queen of the stored board: Undo leads to that board all the same', async () => {
    const earlier = new Page();
    earlier.play(toggle(1), toggle(7), toggle(8));
    await earlier.store.flush();
    const factory = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    const page = new Page();
    await page.store.load(4);
    page.play(toggle(1));
    const after = page.leave();
    vi.stubGlobal('indexedDB', factory);
    await after.store.load(4);
    expect(queensOf(after.shown())).toEqual([[], [1], [1, 7], [1, 7, 8], [1]]);
    await after.store.flush();
    expect(queensOf(await next())).toEqual([[], [1], [1, 7], [1, 7, 8], [1]]);
  });

  test('is not stashed for later pages of its tab once it is stored', async () => {
    const tab = new FakeStorage();
    const page = new Page(tab);
    fill();
    page.play(toggle(1));
    await page.store.flush();
    expect(Object.keys(tab)).toHaveLength(1);
    const after = page.leave();
    await after.store.load(4);
    vi.restoreAllMocks();
    await after.store.flush();
    expect(Object.keys(tab)).toEqual([]);
  });

  test('because the database was silent is stored once it answers, even if the database does the work late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await opened();
    const letThrough = await occupy();
    page.play(toggle(1));
    const flushed = page.store.flush();
    await vi.advanceTimersByTimeAsync(4_000);
    await flushed;
    expect(page.outcomes.at(-1)).toBe('silent');
    vi.useRealTimers();
    await letThrough();
    await page.store.flush();
    expect(page.store.hasRefusals).toBe(false);
    expect(queensOf(await next())).toEqual([[], [1]]);
  });

  test('because the database was silent, and which was taken late, goes on: Undo leads to the board before it', async () => {
    const earlier = new Page();
    earlier.play(toggle(2), toggle(8));
    await earlier.store.flush();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const letThrough = await occupy();
    const page = new Page();
    const loading = page.store.load(4);
    await vi.advanceTimersByTimeAsync(4_000);
    await loading;
    page.play(toggle(1));
    const flushed = page.store.flush();
    await vi.advanceTimersByTimeAsync(4_000);
    await flushed;
    vi.useRealTimers();
    await letThrough();
    expect(queensOf(await next())).toEqual([[], [2], [2, 8], [1]]);
    page.play(toggle(7));
    await page.store.flush();
    expect(queensOf(page.shown())).toEqual([[], [2], [2, 8], [1], [1, 7]]);
  });

  test('and was taken as its page closed goes on: Undo leads to the board before it', async () => {
    const earlier = new Page();
    earlier.play(toggle(2), toggle(8));
    await earlier.store.flush();
    const factory = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    const page = await opened();
    page.play(toggle(1));
    const after = page.leave();
    vi.stubGlobal('indexedDB', factory);
    const third = await new Promise<Page>((resolve) => {
      vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() =>
        resolve(after.leave()),
      );
      void after.store.load(4);
    });
    const loading = third.store.load(4);
    third.play(toggle(7));
    await loading;
    await third.store.flush();
    expect(queensOf(third.shown())).toEqual([[], [2], [2, 8], [1], [1, 7]]);
  });

  test('of two tabs that begin alike is stored with the board before it below', async () => {
    const earlier = new Page();
    earlier.play(toggle(2), toggle(8));
    await earlier.store.flush();
    const factory = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    const [a, b] = [await opened(), await opened()];
    a.play(toggle(1));
    b.play(toggle(1), toggle(7));
    vi.stubGlobal('indexedDB', factory);
    await settle([a, b], 4);
    expect(queensOf(a.shown())).toEqual([[], [2], [2, 8], [1], [1, 7]]);
    expect(b.shown()).toEqual(a.shown());
  });

  test('is still there after a page that has not opened it', async () => {
    const page = await opened();
    fill();
    page.play(toggle(1));
    await page.store.flush();
    const third = page.leave().leave();
    await third.store.load(4);
    expect(queensOf(third.shown())).toEqual([[], [1]]);
  });
});

describe('saving', () => {
  test('faster than the disk writes the newest board, and not each of those before', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const page = await opened();
    for (let square = 0; square < 16; square++) page.play(toggle(square));
    await page.store.flush();
    expect(put.mock.calls.length).toBeLessThanOrEqual(2);
    expect(await next()).toEqual(page.shown());
    expect(page.shown().history.past).toHaveLength(16);
  });

  test('goes on after a write that failed, and loses nothing', async () => {
    const page = new Page();
    fill();
    page.play(toggle(1));
    await page.store.flush();
    expect(page.written).toEqual([]);
    vi.restoreAllMocks();
    page.play(toggle(7));
    await page.store.flush();
    expect(page.outcomes.at(0)).toBe('full');
    expect(page.outcomes.at(-1)).toBeUndefined();
    expect(queensOf(await next())).toEqual([[], [1], [1, 7]]);
  });

  test('is tried again by the next flush, and waits until then', async () => {
    const page = await opened();
    expect(page.store.hasRefusals).toBe(false);
    fill();
    page.play(toggle(1));
    await page.store.flush();
    expect(page.store.hasRefusals).toBe(true);
    vi.restoreAllMocks();
    await page.store.flush();
    expect(page.store.hasRefusals).toBe(false);
    expect(queensOf(await next())).toEqual([[], [1]]);
  });

  test('keeps the boards in memory where nothing can be stored', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = new Page();
    page.play(toggle(1), toggle(7));
    await page.store.flush();
    const { game, damaged } = await page.store.load(4);
    expect(queensOf(game)).toEqual([[], [1], [1, 7]]);
    expect(damaged).toBe(false);
    expect(new Set(page.outcomes)).toEqual(new Set(['memory']));
    expect(page.store.hasRefusals).toBe(true);
  });

  test('in memory is followed by a write once there is a database', async () => {
    const factory = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    const page = new Page();
    page.play(toggle(1));
    await page.store.flush();
    vi.stubGlobal('indexedDB', factory);
    await page.store.flush();
    expect(queensOf(await next())).toEqual([[], [1]]);
  });

  test('a board that is saved already writes nothing', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    page.store.save(4, page.shown());
    await page.store.flush();
    expect(put).not.toHaveBeenCalled();
  });

  test('a board that waits behind another size is not undone by what is heard meanwhile', async () => {
    const there = new Page();
    there.playOn(5, toggle(0));
    await there.store.flush();
    const page = new Page();
    await page.store.load(5);
    page.playOn(4, toggle(1));
    page.playOn(5, toggle(12));
    // 4 × 4 is being written, and 5 × 5 waits for that, when another tab tells of 5 × 5.
    await page.store.receive(5);
    await page.store.flush();
    expect(queensOf(page.shown(5))).toEqual([[], [0], [0, 12]]);
    expect(queensOf(await next(5))).toEqual([[], [0], [0, 12]]);
  });
});

describe('a page that only looks', () => {
  test('writes nothing, when it is hidden or left', async () => {
    const there = new Page();
    there.play(toggle(1));
    await there.store.flush();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const page = await opened();
    await page.store.flush();
    await page.store.receive(4);
    await page.store.flush();
    expect(put).not.toHaveBeenCalled();
    expect(page.written).toEqual([]);
  });

  test('and was opened first does not empty what another tab has placed since', async () => {
    const page = await opened();
    const there = await opened();
    there.play(toggle(1), toggle(7), toggle(8));
    await there.store.flush();
    await page.store.flush();
    expect(queensOf(await next())).toEqual([[], [1], [1, 7], [1, 7, 8]]);
    expect(queensOf(page.shown())).toEqual([[], [1], [1, 7], [1, 7, 8]]);
  });

  test('shows what another tab has done when it hears of it, and is told once', async () => {
    const page = await opened();
    const there = await opened();
    there.play(toggle(1));
    await there.store.flush();
    expect(new Set(there.written)).toEqual(new Set([4]));
    await page.store.receive(4);
    await page.store.receive(4);
    expect(page.told.map(queensOf)).toEqual([[[], [1]]]);
    expect(page.shown()).toEqual(there.shown());
    expect(there.told).toEqual([]);
  });

  test('is told nothing where nothing has changed since it looked last', async () => {
    const there = new Page();
    there.play(toggle(1));
    await there.store.flush();
    const page = await opened();
    page.told.length = 0;
    await page.store.flush();
    await page.store.load(4);
    expect(page.told).toEqual([]);
  });

  test('does not load a size that it has not asked for when it hears of it', async () => {
    const page = await opened();
    const there = new Page();
    there.playOn(5, toggle(1));
    await there.store.flush();
    await page.store.receive(5);
    expect(page.store.recall(5)).toBeUndefined();
  });
});

describe('two tabs that play one board at once', () => {
  test('both show the newest change', async () => {
    const [a, b] = [await opened(), await opened()];
    a.play(toggle(1));
    await settle([a, b], 4);
    clock.now += 1000;
    a.play(toggle(7));
    clock.now += 1000;
    b.play(toggle(8));
    await settle([a, b], 4);
    expect(queensOf(a.shown())).toEqual([[], [1], [1, 8]]);
    expect(b.shown()).toEqual(a.shown());
    expect(await next()).toEqual(a.shown());
  });

  test('show the same board after changes at the same moment', async () => {
    const [a, b] = [await opened(), await opened()];
    clock.now = 1000;
    a.play(toggle(1));
    clock.now = 1000;
    b.play(toggle(2));
    await settle([a, b], 4);
    expect(b.shown()).toEqual(a.shown());
    expect(await next()).toEqual(a.shown());
  });

  test('show what was changed last after a clock was set back between two changes', async () => {
    const [a, b] = [await opened(), await opened()];
    clock.now = 5000;
    a.play(toggle(1));
    await a.store.flush();
    await b.store.receive(4);
    clock.now = 1000;
    b.play(toggle(7));
    await settle([b, a], 4);
    expect(queensOf(a.shown())).toEqual([[], [1], [1, 7]]);
    clock.now = 500;
    a.play(undo);
    await settle([a, b], 4);
    expect(queensOf(b.shown())).toEqual([[], [1]]);
    expect(await next()).toEqual(b.shown());
  });

  test('go on from the same board, without its steps twice, when both have played for long', async () => {
    const [a, b] = [await opened(), await opened()];
    for (let round = 0; round < 4; round++) {
      clock.now = 10_000 * (round + 1);
      a.play(toggle(round));
      await settle([a, b], 4);
      clock.now = 10_000 * (round + 1) + 5000;
      b.play(toggle(round + 8));
      await settle([b, a], 4);
    }
    expect(queensOf(a.shown()).map(({ length }) => length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(b.shown()).toEqual(a.shown());
  });
});

describe('help that is only counted', () => {
  test('by a page that shows an old board changes no board, and is kept', async () => {
    const [a, b] = [await opened(), await opened()];
    a.play(toggle(1));
    await settle([a, b], 4);
    clock.now += 1000;
    a.play(toggle(7));
    await a.store.flush();
    clock.now += 1000;
    b.play(hint, thought);
    await settle([b, a], 4);
    for (const game of [a.shown(), b.shown(), await next()]) {
      expect(queensOf(game)).toEqual([[], [1], [1, 7]]);
      expect(attemptOf(game).hints.where).toBe(1);
      expect(attemptOf(game).elapsed).toBe(1500.5);
    }
  });

  test('is no change: a board changed elsewhere before it is still the newer one', async () => {
    const [a, b] = [await opened(), await opened()];
    clock.now = 1000;
    a.play(toggle(1));
    clock.now = 2000;
    b.play(toggle(2));
    clock.now = 3000;
    a.play(hint);
    await settle([a, b], 4);
    expect(queensOf(a.shown())).toEqual([[], [1], [2]]);
    expect(b.shown()).toEqual(a.shown());
  });

  test('is not announced as another board', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    page.play(hint);
    await page.store.flush();
    await page.store.flush();
    expect(page.told).toEqual([]);
  });

  test('before the stored board is loaded changes no board either', async () => {
    const earlier = new Page();
    earlier.play(toggle(1), toggle(7));
    await earlier.store.flush();
    const page = new Page();
    page.play(hint);
    await page.store.load(4);
    await page.store.flush();
    expect(queensOf(page.shown())).toEqual([[], [1], [1, 7]]);
    expect(queensOf(await next())).toEqual([[], [1], [1, 7]]);
  });

  test('in two tabs is the most that either counted', async () => {
    const [a, b] = [await opened(), await opened()];
    a.play(toggle(1));
    await settle([a, b], 4);
    a.play(hint, hint);
    b.play(hint);
    await settle([a, b], 4);
    expect(attemptOf(a.shown()).hints.where).toBe(2);
    expect(attemptOf(b.shown()).hints.where).toBe(2);
  });

  test('on a board that was then undone is not forgotten by a tab that plays on from it', async () => {
    const [a, b] = [await opened(), await opened()];
    a.play(toggle(1), clear);
    await settle([a, b], 4);
    // The hint is for the empty board. The other tab still shows that board when `a` undoes it.
    a.play(hint, undo, toggle(7));
    await a.store.flush();
    b.play(toggle(2));
    await settle([b, a], 4);
    expect(b.shown().history.present.queens).toEqual([2]);
    expect(attemptOf(b.shown()).hints.where).toBe(1);
  });

  test('when the browser has thrown the database away leaves the board as it stands', async () => {
    const page = await opened();
    page.play(toggle(1), toggle(7));
    await page.store.flush();
    await promisifyRequest(indexedDB.deleteDatabase(BOARDS_DATABASE));
    page.play(hint);
    await page.store.flush();
    expect(queensOf(page.shown())).toEqual([[], [1], [1, 7]]);
    expect(queensOf(await next())).toEqual([[], [1], [1, 7]]);
  });
});

describe('a board stored by a build before version 2', () => {
  test('is opened if there is none of the present version', async () => {
    await set(4, firstVersion(1, 7), raw());
    const { game, damaged } = await new Page().store.load(4);
    expect(damaged).toBe(false);
    expect(queensOf(game)).toEqual([[], [1], [1, 7]]);
    expect(attemptOf(game)).toMatchObject({ by: 'hand', elapsed: 4000, moves: 2 });
    expect(attemptOf(game).hints.where).toBe(3);
  });

  test('is left where it is when the player goes on from it, and read no more', async () => {
    const stored = firstVersion(1, 7);
    await set(4, stored, raw());
    const page = await opened();
    page.play(toggle(8));
    await page.store.flush();
    expect(await get(4, raw())).toEqual(stored);
    await set(4, firstVersion(3), raw());
    expect(queensOf(await next())).toEqual([[], [1], [1, 7], [1, 7, 8]]);
  });

  test('is not written again by a page that only looks', async () => {
    await set(4, firstVersion(1), raw());
    await (await opened()).store.flush();
    expect(await keys(raw())).toEqual([4]);
  });

  test('stays below what was done before it was loaded', async () => {
    await set(4, firstVersion(1, 7), raw());
    const page = new Page();
    page.play(toggle(2));
    await page.store.flush();
    expect(queensOf(page.shown())).toEqual([[], [1], [1, 7], [2]]);
  });
});

/**
 * A tab of the build before version 2, as far as the database knows it. It keeps 4 × 4 under its number, takes what it
 * cannot read for damaged, and writes its board whenever it is hidden.
 */
class TabBefore {
  board = firstVersion();

  async open(): Promise<void> {
    const stored = await get<{ version?: unknown }>(4, raw());
    if (stored?.version === 1) this.board = stored as ReturnType<typeof firstVersion>;
    else if (stored !== undefined) await set('4 set aside', stored, raw());
  }

  play(...squares: readonly number[]): void {
    this.board = firstVersion(...squares);
  }

  async hide(): Promise<void> {
    await set(4, this.board, raw());
  }
}

describe('a tab of the build before version 2 that is still open', () => {
  test('and is only hidden harms nothing that was done since', async () => {
    const before = new TabBefore();
    await before.open();
    const page = await opened();
    page.play(toggle(1), toggle(7));
    await page.store.flush();
    await before.hide();
    page.play(toggle(8));
    await page.store.flush();
    await before.hide();
    expect(queensOf(await next())).toEqual([[], [1], [1, 7], [1, 7, 8]]);
    expect(await keys(raw())).not.toContain('4 set aside');
  });

  test('finds its own board again, and is not harmed', async () => {
    const before = new TabBefore();
    await before.open();
    before.play(3, 9);
    await before.hide();
    const page = await opened();
    page.play(clear, toggle(1));
    await page.store.flush();
    const again = new TabBefore();
    await again.open();
    expect(again.board).toEqual(firstVersion(3, 9));
    expect(await keys(raw())).not.toContain('4 set aside');
  });

  test('and plays on changes nothing of what is shown here', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    const before = new TabBefore();
    await before.open();
    before.play(3, 9);
    await before.hide();
    await page.store.receive(4);
    await page.store.flush();
    page.play(toggle(7));
    await page.store.flush();
    expect(queensOf(await next())).toEqual([[], [1], [1, 7]]);
    expect(await get(4, raw())).toEqual(firstVersion(3, 9));
  });

  test('finds its own board as it was after a return to that build', async () => {
    await set(4, firstVersion(1), raw());
    const page = await opened();
    page.play(toggle(2), toggle(3), hint);
    await page.store.flush();
    const before = new TabBefore();
    await before.open();
    expect(before.board).toEqual(firstVersion(1));
    await before.hide();
    expect(queensOf(await next())).toEqual([[], [1], [1, 2], [1, 2, 3]]);
  });
});

describe('a stored board that cannot be read', () => {
  test.each<[string, string | number, unknown]>([
    ['of today', savedGameKey(4), { ...recordOf(played(1)), history: null }],
    ['of a build to come', savedGameKey(4), { ...recordOf(played(1)), version: 3 }],
    ['of another size', savedGameKey(4), recordOf(playOn(newGame(queensRules(5)), toggle(24)))],
    ['that is null', savedGameKey(4), null],
    ['of the build before', 4, { ...firstVersion(1), attempt: undefined }],
    ['of the build before, and another size', 4, { ...firstVersion(), history: fiveByFive() }],
    ['that is a text', 4, 'board'],
    ['in the build before’s place, and of today', 4, recordOf(played(1))],
  ])('is set aside for a fresh one: %s', async (_, key, value) => {
    await set(key, value, raw());
    const page = new Page();
    expect(await page.store.load(4)).toEqual({ game: fresh, damaged: true });
    // Nothing is written until the player does something.
    expect(await keys(raw())).toEqual([key]);
    page.play(toggle(2));
    await page.store.flush();
    expect(await get(`${key} set aside ${clock.now}`, raw())).toEqual(value);
    const { game, damaged } = await new Page().store.load(4);
    expect(queensOf(game)).toEqual([[], [2]]);
    expect(damaged).toBe(false);
  });

  test('of the build before is ignored if there is one of the present version', async () => {
    await set(savedGameKey(4), recordOf(played(1)), raw());
    await set(4, 'damaged', raw());
    const page = new Page();
    const { game, damaged } = await page.store.load(4);
    expect(damaged).toBe(false);
    expect(queensOf(game)).toEqual([[], [1]]);
    page.play(toggle(2));
    await page.store.flush();
    expect(await keys(raw())).not.toContain('4 set aside');
  });

  test('is reported even if the player was faster than the disk', async () => {
    await set(savedGameKey(4), 'damaged', raw());
    const page = new Page();
    const loading = page.store.load(4);
    page.play(toggle(2));
    expect((await loading).damaged).toBe(true);
    await page.store.flush();
    expect(queensOf(await next())).toEqual([[], [2]]);
    expect(await get(`${savedGameKey(4)} set aside ${clock.now}`, raw())).toBe('damaged');
  });

  test('leaves the one that was set aside before it where it is', async () => {
    for (const value of ['first', 'second']) {
      await set(savedGameKey(4), value, raw());
      const page = await opened();
      page.play(toggle(2));
      await page.store.flush();
    }
    const kept = await Promise.all((await keys(raw())).map((key) => get<unknown>(key, raw())));
    expect(kept).toContain('first');
    expect(kept).toContain('second');
  });

  test.each(['NotReadableError', 'NotFoundError', 'DataError'])(
    'because the browser has lost its file is set aside once and reported, and the new board is saved: %s',
    async (name) => {
      await set(savedGameKey(4), recordOf(played(1)), raw());
      loseValue(savedGameKey(4), name);
      const page = new Page();
      expect(await page.store.load(4)).toEqual({ game: fresh, damaged: true });
      page.play(toggle(2));
      await page.store.flush();
      expect(page.outcomes).toEqual([undefined]);
      const { game, damaged } = await new Page().store.load(4);
      expect(queensOf(game)).toEqual([[], [2]]);
      expect(damaged).toBe(false);
    },
  );

  test('for now, because the browser is short of memory, is no lost one: it stays, and is tried again', async () => {
    await set(savedGameKey(4), recordOf(played(1)), raw());
    loseValue(savedGameKey(4), 'UnknownError');
    const page = new Page();
    expect(await page.store.load(4)).toEqual({ game: fresh, damaged: false });
    expect(page.outcomes).toEqual(['closed']);
    vi.restoreAllMocks();
    expect(queensOf((await page.store.load(4)).game)).toEqual([[], [1]]);
  });

  test('does not take the place of one that is shown', async () => {
    const page = await opened();
    page.play(toggle(1));
    await page.store.flush();
    await set(savedGameKey(4), 'damaged', raw());
    await page.store.receive(4);
    expect(queensOf(page.shown())).toEqual([[], [1]]);
    page.play(hint);
    await page.store.flush();
    expect(queensOf(page.shown())).toEqual([[], [1]]);
    expect(queensOf(await next())).toEqual([[], [1]]);
  });
});

function fiveByFive() {
  const present = { ...firstPosition(), size: 5 };
  return { past: [], present, future: [] };
}
