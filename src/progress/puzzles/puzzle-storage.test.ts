import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import {
  COMPLETE,
  continued,
  exampleEnd,
  exampleResult,
  GUARD,
  named,
  playedOn,
  REGIONS,
  toggle,
  TWO_QUEENS,
} from './example-puzzle.testing.ts';
import { FakeStorage } from '../storage/fake-storage.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../storage/full-storage.testing.ts';
import { loseValue } from '../storage/lost-value.testing.ts';
import type { PuzzleStorage } from './puzzle-storage.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';
import { Progress } from '../progress.ts';
import { GAMES, MONTHS, puzzlesDatabase, RESULTS } from './puzzle-database.ts';
import type { PlayedPuzzle, PuzzleChange, UnfinishedPuzzle } from './puzzle-progress.ts';

useFreshStorage();

// The mock calls it with the store as its `this`.
// oxlint-disable-next-line typescript/unbound-method
const { put } = IDBObjectStore.prototype;

/** Returns a page of its own, on the storage that all pages share. */
function page(): PuzzleStorage {
  return puzzleStorageOf(new Progress());
}

/** Has a page save an unfinished puzzle. */
async function begin(puzzles: PuzzleStorage, name: string): Promise<void> {
  puzzles.unfinished.save(named(name), playedOn(COMPLETE, toggle(7)));
  await puzzles.flush();
}

async function namesOf(puzzles: PuzzleStorage, most?: number): Promise<string[]> {
  return (await puzzles.unfinished.list(most))!.map(({ name }) => name);
}

/** Puts a value into the database that the game would not put there. */
async function tamper(store: string, name: string, value: unknown): Promise<void> {
  await puzzlesDatabase()(store, 'readwrite', 'relaxed', (transaction) =>
    transaction.objectStore(store).put(value, name),
  );
}

/** Makes the device full. */
function fill(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
}

/** Resolves with the next change of a kind that a page hears of. */
function heard(puzzles: PuzzleStorage, kind: PuzzleChange['kind']): Promise<PuzzleChange> {
  return new Promise((resolve) => {
    puzzles.subscribe((change) => {
      if (change.kind === kind) resolve(change);
    });
  });
}

test('the puzzles of a page are the same object each time', () => {
  const progress = new Progress();
  expect(puzzleStorageOf(progress)).toBe(puzzleStorageOf(progress));
});

describe('an unfinished puzzle', () => {
  test('is kept from the first queen on, also after a restart with its history', async () => {
    const here = page();
    const fresh = await here.unfinished.load(COMPLETE);
    expect(fresh).toEqual({ game: playedOn(COMPLETE), damaged: false });
    here.unfinished.save(COMPLETE, fresh.game);
    expect(await here.unfinished.count()).toBe(0);
    const game = continued(fresh.game, toggle(7), toggle(14), { kind: 'undo' });
    here.unfinished.save(COMPLETE, game);
    expect(here.unfinished.recall(COMPLETE.name)).toBe(game);
    await here.flush();
    expect(await page().unfinished.load(COMPLETE)).toEqual({ game, damaged: false });
    const [found] = (await page().unfinished.list())!;
    expect(found).toMatchObject({ ...COMPLETE, game });
    expect(await page().unfinished.find(COMPLETE.name)).toEqual(found);
    expect(await page().unfinished.find(REGIONS.name)).toBeUndefined();
  });

  test.each([COMPLETE, REGIONS, GUARD])(
    '$name comes back with its rules, givens and step',
    async (played) => {
      const here = page();
      here.unfinished.save(played, playedOn(played, toggle(7)));
      await here.flush();
      expect(await page().unfinished.list()).toMatchObject([played]);
    },
  );

  test('is listed by its last change, the newest first, as many as are asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: SOME_DAY });
    const here = page();
    for (const name of ['c/5/1', 'c/5/2', 'c/5/3', 'c/5/1']) {
      vi.setSystemTime(Date.now() + 1000);
      const game = here.unfinished.recall(name) ?? playedOn(COMPLETE);
      here.unfinished.save(named(name), continued(game, toggle(7)));
      await here.flush();
    }
    expect(await namesOf(here)).toEqual(['c/5/1', 'c/5/3', 'c/5/2']);
    expect(await namesOf(page(), 2)).toEqual(['c/5/1', 'c/5/3']);
    expect(await page().unfinished.count()).toBe(3);
    vi.useRealTimers();
  });

  test('is listed before it is written', async () => {
    const here = page();
    await begin(here, 'c/5/1');
    here.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(7)));
    expect(await namesOf(here, 2)).toContain(COMPLETE.name);
    expect(await here.unfinished.count()).toBe(2);
  });

  test('is told of in another tab, which shows it', async () => {
    const [here, there] = [page(), page()];
    await there.unfinished.load(COMPLETE);
    const change = heard(there, 'game');
    const game = playedOn(COMPLETE, toggle(7));
    here.unfinished.save(COMPLETE, game);
    await here.flush();
    expect(await change).toMatchObject({ name: COMPLETE.name, game });
    expect(there.unfinished.recall(COMPLETE.name)).toEqual(game);
  });

  test('of another board under the same name is set aside', async () => {
    const other = { ...REGIONS, name: COMPLETE.name };
    const here = page();
    here.unfinished.save(other, playedOn(other, toggle(7)));
    await here.flush();
    const there = page();
    expect(await there.unfinished.load(COMPLETE)).toEqual({
      game: playedOn(COMPLETE),
      damaged: true,
    });
    there.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(14)));
    await there.flush();
    expect(await page().unfinished.list()).toMatchObject([COMPLETE]);
  });
});

test('a puzzle that comes from elsewhere takes the place of another board under its name if it was changed later', async () => {
  const other = { ...REGIONS, name: COMPLETE.name };
  const foreign = (changedAt: number) => {
    const game = playedOn(other, toggle(3));
    return [{ ...other, game, changedBy: 'elsewhere', changedAt, revision: 1 }];
  };
  await begin(page(), COMPLETE.name);
  expect(await page().unfinished.keep(foreign(SOME_DAY))).toEqual(new Set());
  expect(await page().unfinished.list()).toMatchObject([COMPLETE]);
  expect(await page().unfinished.keep(foreign(Date.now() + 5))).toEqual(new Set([other.name]));
  expect(await page().unfinished.list()).toMatchObject([other]);
});

describe('a puzzle from a picture', () => {
  // Pages of other tests do not listen for this name.
  const CODE = named('c/5/picture');
  const PICTURE: PlayedPuzzle = { ...CODE, origin: 'picture' };
  const foreign = (played: PlayedPuzzle, changedAt: number) => {
    const game = playedOn(played, toggle(14));
    return [{ ...played, game, changedBy: 'elsewhere', changedAt, revision: 1 }];
  };

  /** Begins a puzzle on a page of its own. */
  async function start(played: PlayedPuzzle): Promise<void> {
    const here = page();
    here.unfinished.save(played, playedOn(played, toggle(7)));
    await here.flush();
  }

  test('says so after a restart', async () => {
    await start(PICTURE);
    expect(await page().unfinished.find(PICTURE.name)).toMatchObject(PICTURE);
  });

  test('says so when it was opened another way since, on the same page and on the next', async () => {
    await start(PICTURE);
    const here = page();
    const { game } = await here.unfinished.load(CODE);
    for (const square of [14, 16]) {
      here.unfinished.save(CODE, continued(game, toggle(square)));
      expect(await here.unfinished.list()).toMatchObject([PICTURE]);
      await here.flush();
      expect(await page().unfinished.list()).toMatchObject([PICTURE]);
    }
  });

  test.each([
    ['here, whichever game is newer', PICTURE, CODE, [SOME_DAY, Date.now() + 1e6]],
    ['elsewhere, if that game is newer', CODE, PICTURE, [Date.now() + 1e6]],
  ])('says so if it was read %s', async (_, mine, theirs, moments) => {
    for (const at of moments) {
      await start(mine);
      await page().unfinished.keep(foreign(theirs, at));
      expect(await page().unfinished.list()).toMatchObject([PICTURE]);
      await page().unfinished.remove({ name: CODE.name, changedAt: at });
    }
  });

  test('of an origin that this build does not know is read without one', async () => {
    await start({ ...CODE, origin: 'a later way' as 'picture' });
    const found = await page().unfinished.find(CODE.name);
    expect(found).toMatchObject(CODE);
    expect(found?.origin).toBeUndefined();
  });
});

test('a game that is untouched or over is not kept', async () => {
  const here = page();
  here.unfinished.save(COMPLETE, playedOn(COMPLETE, { kind: 'time', elapsed: 5 }));
  const answer = [0, 7, 14, 16, 23].map(toggle);
  here.unfinished.save(REGIONS, playedOn(REGIONS, ...answer, { kind: 'finish' }));
  await here.flush();
  expect(await here.unfinished.count()).toBe(0);
});

test('a game that Undo has led away from its answer is kept until Redo leads back', async () => {
  const here = page();
  const solved = playedOn(REGIONS, ...[0, 7, 14, 16, 23].map(toggle), { kind: 'finish' });
  const undone = continued(solved, { kind: 'undo' });
  here.unfinished.save(REGIONS, undone);
  await here.flush();
  expect(await page().unfinished.list()).toMatchObject([{ ...REGIONS, game: undone }]);
  here.unfinished.save(REGIONS, continued(undone, { kind: 'redo' }));
  await expect.poll(() => page().unfinished.count()).toBe(0);
  expect(await here.unfinished.count()).toBe(0);
});

describe('once it is removed,', () => {
  test('a puzzle is gone in every tab, until it is brought back', async () => {
    const [here, there] = [page(), page()];
    await begin(here, COMPLETE.name);
    const { game } = await there.unfinished.load(COMPLETE);
    const told = heard(there, 'unfinished');
    const undo = await here.unfinished.remove(COMPLETE);
    await told;
    expect(await namesOf(here)).toEqual([]);
    expect(await there.unfinished.count()).toBe(0);
    expect(there.unfinished.recall(COMPLETE.name)).toBeUndefined();
    const back = heard(there, 'unfinished');
    await undo();
    await back;
    expect(await there.unfinished.list()).toMatchObject([{ ...COMPLETE, game }]);
  });

  test('a puzzle that was never written is brought back as well', async () => {
    const here = page();
    const game = playedOn(COMPLETE, toggle(7));
    here.unfinished.save(COMPLETE, game);
    const undo = await here.unfinished.remove(COMPLETE);
    expect(await here.unfinished.list()).toEqual([]);
    await undo();
    expect(await page().unfinished.list()).toMatchObject([{ game }]);
  });

  test('a puzzle stays removed where storage refuses, until it is brought back', async () => {
    const here = page();
    await begin(here, COMPLETE.name);
    const { indexedDB: factory } = globalThis;
    vi.stubGlobal('indexedDB', undefined);
    const other = page();
    const undo = await other.unfinished.remove(COMPLETE);
    expect(other.hasRefusals).toBe(true);
    vi.stubGlobal('indexedDB', factory);
    expect(await namesOf(other)).toEqual([]);
    expect(await other.unfinished.count()).toBe(0);
    await undo();
    await other.flush();
    expect(other.hasRefusals).toBe(false);
    expect(await namesOf(other)).toEqual([COMPLETE.name]);
  });
});

describe('a result', () => {
  test('is stored and removes the unfinished game in one transaction', async () => {
    const here = page();
    await begin(here, COMPLETE.name);
    here.unfinished.save(COMPLETE, continued(here.unfinished.recall(COMPLETE.name)!, toggle(14)));
    const end = exampleEnd(COMPLETE.name);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await here.record(end)).toMatchObject({ isNew: true, kept: end });
    const strict = transaction.mock.calls.filter(
      ([, , options]) => options?.durability === 'strict',
    );
    expect(strict).toMatchObject([[[GAMES, RESULTS, MONTHS], 'readwrite', {}]]);
    expect(await here.unfinished.count()).toBe(0);
    const next = page();
    expect(await next.results.get(COMPLETE.name)).toMatchObject(end);
    expect(await next.results.get(REGIONS.name)).toBeUndefined();
    expect(await next.unfinished.list()).toEqual([]);
    expect(await next.unfinished.load(COMPLETE)).toEqual({
      game: playedOn(COMPLETE),
      damaged: false,
    });
  });

  test('recorded in two tabs counts once, and the earliest stays', async () => {
    const [here, there] = [page(), page()];
    const later = exampleEnd(COMPLETE.name, { finishedAt: SOME_DAY + 5, elapsed: 1 });
    const earlier = exampleEnd(COMPLETE.name, { elapsed: 9 });
    const ends = await Promise.all([here.record(later), there.record(earlier)]);
    expect(ends.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await here.results.get(COMPLETE.name)).toMatchObject(earlier);
    expect(await there.results.medianTime('complete', 'gentle')).toBe(9);
  });

  test('shown is beaten by one solved later, not the other way round', async () => {
    const here = page();
    const shown = exampleEnd(COMPLETE.name, { outcome: 'shown' });
    const solved = exampleEnd(COMPLETE.name, { finishedAt: SOME_DAY + 5 });
    expect(await here.record(shown)).toMatchObject({ isNew: true, kept: shown });
    expect(await here.results.medianTime('complete', 'gentle')).toBeUndefined();
    expect(await here.record(solved)).toMatchObject({ isNew: true, kept: solved });
    expect(await here.record(shown)).toMatchObject({ isNew: false, kept: solved });
    expect(await page().results.get(COMPLETE.name)).toMatchObject(solved);
  });

  test('is told to another tab together with the end of its game', async () => {
    const [here, there] = [page(), page()];
    await begin(here, COMPLETE.name);
    await there.unfinished.load(COMPLETE);
    const told = heard(there, 'results');
    await here.record(exampleEnd(COMPLETE.name));
    await told;
    expect(there.unfinished.recall(COMPLETE.name)).toBeUndefined();
    expect(await there.unfinished.count()).toBe(0);
    expect(await there.results.get(COMPLETE.name)).toBeDefined();
  });

  test('is not undone by a tab whose earlier step was still to be written', async () => {
    const [here, there] = [page(), page()];
    fill();
    there.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(7)));
    await there.flush();
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    // The other tab slept, and heard nothing.
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue(undefined);
    await here.record(exampleEnd(COMPLETE.name));
    await there.flush();
    expect(await page().unfinished.list()).toEqual([]);
    vi.useRealTimers();
  });

  test('leaves a game alone that is begun anew afterwards', async () => {
    const here = page();
    await here.record(exampleEnd(COMPLETE.name, { outcome: 'shown' }));
    const { game } = await here.unfinished.load(COMPLETE);
    here.unfinished.save(COMPLETE, continued(game, toggle(7)));
    await here.flush();
    expect(await page().unfinished.count()).toBe(1);
    expect(await page().results.get(COMPLETE.name)).toMatchObject({ outcome: 'shown' });
  });

  test('removes its game even if the clock was set back since the last change', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: SOME_DAY + 1_000_000 });
    const here = page();
    await begin(here, COMPLETE.name);
    vi.setSystemTime(SOME_DAY);
    await here.record(exampleEnd(COMPLETE.name));
    expect(await page().unfinished.count()).toBe(0);
    const { game } = await page().unfinished.load(COMPLETE);
    const next = page();
    await next.unfinished.load(COMPLETE);
    next.unfinished.save(COMPLETE, continued(game, toggle(7)));
    await next.flush();
    expect(await page().unfinished.count()).toBe(1);
    vi.useRealTimers();
  });
});

test('one read tells the progress of several puzzles, with what waits to be written', async () => {
  const here = page();
  await begin(here, REGIONS.name);
  await here.record(exampleEnd(COMPLETE.name));
  fill();
  await here.record(exampleEnd(GUARD.name));
  here.unfinished.save(named('2026-11-21/guard'), playedOn(COMPLETE, toggle(7)));
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const names = [COMPLETE.name, REGIONS.name, GUARD.name, '2026-11-21/guard', 'c/9/none'];
  const standings = (await here.unfinished.progressIn(names))!;
  // Other tabs read results as well, from one store.
  const asked = transaction.mock.calls.filter(
    ([stores, mode]) => mode === 'readonly' && Array.isArray(stores),
  );
  expect(asked).toHaveLength(1);
  expect(standings.map(({ unfinished }) => unfinished?.name)).toEqual([
    undefined,
    REGIONS.name,
    undefined,
    '2026-11-21/guard',
    undefined,
  ]);
  expect(standings.map(({ result }) => result?.name)).toEqual([
    COMPLETE.name,
    undefined,
    GUARD.name,
    undefined,
    undefined,
  ]);
});

test('a result that the full device refuses counts on this page, and is announced when it is written', async () => {
  const [here, there] = [page(), page()];
  await begin(here, COMPLETE.name);
  fill();
  await here.record(exampleEnd(COMPLETE.name));
  expect(await here.unfinished.list()).toEqual([]);
  expect(await here.unfinished.find(COMPLETE.name)).toBeUndefined();
  expect((await here.unfinished.load(COMPLETE)).game).toEqual(playedOn(COMPLETE));
  vi.restoreAllMocks();
  const told = heard(there, 'results');
  await here.flush();
  await told;
  expect(await there.results.get(COMPLETE.name)).toBeDefined();
});

test('a puzzle can be removed from a list even if the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SOME_DAY + 1_000_000 });
  await begin(page(), COMPLETE.name);
  vi.setSystemTime(SOME_DAY);
  const here = page();
  const [listed] = (await here.unfinished.list())!;
  await here.unfinished.remove(listed!);
  vi.useRealTimers();
  expect(await page().unfinished.count()).toBe(0);
});

describe('the median time', () => {
  test('is that of all solved puzzles of a kind and difficulty, and is found without reading a result', async () => {
    const here = page();
    const times = [50, 10, 40, 20, 30, 60];
    await here.keepResults([
      ...times.map((elapsed) => exampleResult(`c/5/${elapsed}`, { elapsed })),
      exampleResult('c/5/shown', { elapsed: 1, outcome: 'shown' }),
      exampleResult('c/5/steady', { elapsed: 1, step: 'steady' }),
      exampleResult('r/5t/1', { elapsed: 1, kind: 'regions' }),
    ]);
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    expect(await here.results.medianTime('complete', 'gentle')).toBe(30);
    expect(await here.results.medianTime('complete', 'steady')).toBe(1);
    expect(await here.results.medianTime('guard', 'gentle')).toBeUndefined();
    expect(get).not.toHaveBeenCalled();
    expect(getAll).not.toHaveBeenCalled();
  });

  test('counts results that are not stored yet', async () => {
    const here = page();
    await here.keepResults([10, 20, 30].map((t) => exampleResult(`c/5/${t}`, { elapsed: t })));
    fill();
    for (const elapsed of [1, 2, 25, 35]) {
      await here.record(exampleEnd(`c/5/refused${elapsed}`, { elapsed }));
      const times = [10, 20, 30, 1, 2, 25, 35];
      const known = times.slice(0, 3 + [1, 2, 25, 35].indexOf(elapsed) + 1).sort((a, b) => a - b);
      expect(await here.results.medianTime('complete', 'gentle')).toBe(
        known[Math.floor((known.length - 1) / 2)],
      );
    }
  });
});

const DRILLS_DONE = { topic: 'regions/last', found: [1], shown: [3] };

describe('drills that the full device refuses', () => {
  test('are not reported as saved before they are written', async () => {
    const progress = new Progress();
    const here = puzzleStorageOf(progress);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
    await here.keepDrills([DRILLS_DONE]);
    expect(progress.health).toBe('full');
    const said: boolean[] = [];
    progress.subscribe((change) => {
      if (change.kind === 'health') said.push(change.health === 'kept');
    });
    // There is room for a draft, and none for the drills.
    full.mockImplementation(function (this: IDBObjectStore, ...given) {
      const { name } = this;
      return (name === 'drills' ? putWithoutRoom(put) : put).apply(this, given);
    });
    here.drafts.draw({ kind: 'complete', shape: { rows: 5, columns: 5 }, givens: [0] });
    await progress.flush();
    expect(said).toEqual([]);
    expect(progress.health).toBe('full');
  });

  test('are announced to other tabs when they are written', async () => {
    const [here, there] = [page(), page()];
    fill();
    const first = heard(there, 'drills');
    await here.keepDrills([DRILLS_DONE]);
    await first;
    vi.restoreAllMocks();
    const told = heard(there, 'drills');
    await here.flush();
    await told;
    expect(await there.drills.get('regions/last')).toEqual(DRILLS_DONE);
  });
});

describe('where storage refuses', () => {
  test('everything goes on in memory, is reported, and is written once there is storage', async () => {
    const { indexedDB: factory } = globalThis;
    vi.stubGlobal('indexedDB', undefined);
    const progress = new Progress();
    const here = puzzleStorageOf(progress);
    expect(await here.unfinished.load(COMPLETE)).toEqual({
      game: playedOn(COMPLETE),
      damaged: false,
    });
    here.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(7)));
    here.unfinished.save(REGIONS, playedOn(REGIONS, toggle(7)));
    await here.flush();
    expect(progress.health).toBe('memory');
    expect(await here.unfinished.count()).toBe(2);
    const end = exampleEnd(COMPLETE.name);
    expect(await here.record(end)).toMatchObject({ isNew: true, kept: end });
    expect(await here.record(end)).toMatchObject({ isNew: false, kept: end });
    expect(await namesOf(here)).toEqual([REGIONS.name]);
    expect(await here.results.get(COMPLETE.name)).toMatchObject(end);
    expect(await here.results.medianTime('complete', 'gentle')).toBeUndefined();
    expect((await here.unfinished.load(COMPLETE)).game).toEqual(playedOn(COMPLETE));
    vi.stubGlobal('indexedDB', factory);
    await progress.flush();
    expect(progress.health).toBe('kept');
    expect(await namesOf(page())).toEqual([REGIONS.name]);
    expect(await page().results.get(COMPLETE.name)).toMatchObject(end);
  });

  test('a page hears when what could not be read can be', async () => {
    await begin(page(), COMPLETE.name);
    const { indexedDB: factory } = globalThis;
    vi.stubGlobal('indexedDB', undefined);
    const progress = new Progress();
    const here = puzzleStorageOf(progress);
    expect(await here.unfinished.list()).toEqual([]);
    expect(progress.health).toBe('memory');
    vi.stubGlobal('indexedDB', factory);
    const told = heard(here, 'unfinished');
    await progress.flush();
    await told;
    expect(progress.health).toBe('kept');
    expect(await namesOf(here)).toEqual([COMPLETE.name]);
  });

  test('a lost connection is opened anew', async () => {
    const here = page();
    await begin(here, COMPLETE.name);
    let lost = true;
    // The mock calls it with the database as its `this`.
    // oxlint-disable-next-line typescript/unbound-method
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...given
    ) {
      if (!lost) return transaction.apply(this, given);
      lost = false;
      throw new DOMException('The connection was lost', 'InvalidStateError');
    });
    expect(await namesOf(here)).toEqual([COMPLETE.name]);
    expect(here.hasRefusals).toBe(false);
  });

  test('games of another device wait, and are listed', async () => {
    const here = page();
    await begin(here, COMPLETE.name);
    const { value: kept } = await here.unfinished.newest(Infinity);
    const factory = new IDBFactory();
    vi.stubGlobal('indexedDB', undefined);
    const other = page();
    expect(await other.unfinished.keep(kept)).toEqual(new Set([COMPLETE.name]));
    expect(await namesOf(other)).toEqual([COMPLETE.name]);
    vi.stubGlobal('indexedDB', factory);
    await other.flush();
    expect(await page().unfinished.list()).toMatchObject([{ ...COMPLETE, game: kept[0]!.game }]);
  });
});

describe('what storage has refused, on the next page of the tab,', () => {
  const draft = { kind: 'complete', shape: { rows: 5, columns: 5 }, givens: [0, 7] } as const;

  test('is there while the device is full, and stored once there is room', async () => {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    const here = page();
    await begin(here, 'c/5/one');
    fill();
    await here.record(exampleEnd('c/5/one'));
    await here.table.save([TWO_QUEENS]);
    here.drafts.draw(draft);
    await here.flush();

    const next = page();
    expect(await next.drafts.read('complete')).toEqual(draft);
    expect(await next.results.get('c/5/one')).toMatchObject({ outcome: 'solved' });
    expect(await next.table.getAll()).toEqual({
      value: new Map([['3x4', TWO_QUEENS]]),
      isWhole: true,
    });
    expect(await namesOf(next)).toEqual([]);
    await next.flush();

    vi.restoreAllMocks();
    const third = page();
    await third.flush();
    await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    vi.stubGlobal('sessionStorage', new FakeStorage());
    const elsewhere = page();
    expect(await elsewhere.drafts.read('complete')).toEqual(draft);
    expect(await elsewhere.results.get('c/5/one')).toMatchObject({ outcome: 'solved' });
    expect(await elsewhere.table.getAll()).toEqual({
      value: new Map([['3x4', TWO_QUEENS]]),
      isWhole: true,
    });
    expect(await namesOf(elsewhere)).toEqual([]);
  });
});

describe('the steps of a puzzle that a page stashed as it closed', () => {
  /** Plays while the device is full, and closes the page, so that the device has none of these steps. */
  async function leave(played: PlayedPuzzle, ...squares: readonly number[]): Promise<void> {
    fill();
    const here = page();
    const { game } = await here.unfinished.load(played);
    here.unfinished.save(played, continued(game, ...squares.map(toggle)));
    await here.flush();
    vi.restoreAllMocks();
  }

  test('are listed, counted and in a backup before the next page of the tab opens the puzzle', async () => {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    await begin(page(), COMPLETE.name);
    await leave(COMPLETE, 14);
    await leave(REGIONS, 3);
    const queens = ({ game }: Pick<UnfinishedPuzzle, 'game'>): unknown =>
      game.history.present.queens;
    expect((await page().unfinished.list())!.map(queens)).toEqual([[3], [0, 7, 14]]);
    await leave(GUARD, 5);
    expect(await page().unfinished.count()).toBe(3);
    await leave(GUARD, 9);
    expect((await page().unfinished.newest(1)).value.map(queens)).toEqual([[5, 9]]);
    await leave(GUARD, 1);
    expect(queens((await page().unfinished.find(GUARD.name))!)).toEqual([5, 9, 1]);
    await leave(GUARD, 2);
    const [progress] = (await page().unfinished.progressIn([GUARD.name]))!;
    expect(queens(progress!.unfinished!)).toEqual([5, 9, 1, 2]);
  });

  test('are listed while storage still refuses', async () => {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    await leave(COMPLETE, 7);
    fill();
    const next = page();
    expect(await namesOf(next)).toEqual([COMPLETE.name]);
    expect(await next.unfinished.count()).toBe(1);
  });

  test('are listed no more once the puzzle has ended in another tab', async () => {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    await leave(COMPLETE, 7);
    const tab = sessionStorage;
    vi.stubGlobal('sessionStorage', new FakeStorage());
    await page().record(exampleEnd(COMPLETE.name, { finishedAt: Date.now() + 1 }));
    vi.stubGlobal('sessionStorage', tab);
    expect(await namesOf(page())).toEqual([]);
    expect(await page().unfinished.count()).toBe(0);
  });

  test('of which the stash says nothing that can be read are left out', async () => {
    const tab = new FakeStorage();
    vi.stubGlobal('sessionStorage', tab);
    for (const text of ['', '{}', '[7]', '[{"name":"c/5/10000"}]']) {
      tab.setItem('ninety-two-left puzzle c/5/10000 page', text);
      expect(await namesOf(page())).toEqual([]);
    }
  });
});

describe('a puzzle that was removed, on the next pages of the tab,', () => {
  /** Opens the one tab of this device: no other hears what its pages tell. */
  function openTab(): void {
    vi.stubGlobal('sessionStorage', new FakeStorage());
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = (): void => undefined;
      },
    );
  }

  /** Begins a puzzle, and plays on while the device is full, so that the page stashes the game. */
  async function stashed(): Promise<PuzzleStorage> {
    openTab();
    const here = page();
    await begin(here, COMPLETE.name);
    fill();
    here.unfinished.save(COMPLETE, continued(here.unfinished.recall(COMPLETE.name)!, toggle(14)));
    await here.flush();
    return here;
  }

  /** Gives the device room again, and expects that the next pages know nothing of the puzzle. */
  async function expectGone(): Promise<void> {
    vi.restoreAllMocks();
    expect((await page().unfinished.load(COMPLETE)).game).toEqual(playedOn(COMPLETE));
    expect(await page().unfinished.count()).toBe(0);
  }

  test('is gone, even if storage had refused its last step', async () => {
    const here = await stashed();
    await here.unfinished.remove(COMPLETE);
    await here.flush();
    await expectGone();
  });

  test('is gone, even if it was removed from a list and an earlier page had its last step', async () => {
    const here = await stashed();
    const next = page();
    expect(await namesOf(next)).toEqual([COMPLETE.name]);
    await next.unfinished.remove(COMPLETE);
    await expectGone();
    await here.flush();
  });

  test('is gone, even if the clock was set back after an earlier page had its last step', async () => {
    const here = await stashed();
    const next = page();
    vi.spyOn(Date, 'now').mockReturnValue(SOME_DAY);
    await next.unfinished.remove(COMPLETE);
    await expectGone();
    await here.flush();
  });

  test('is gone, even if storage refused to remove it', async () => {
    openTab();
    const here = page();
    await begin(here, COMPLETE.name);
    const { indexedDB: factory } = globalThis;
    vi.stubGlobal('indexedDB', undefined);
    const other = page();
    await other.unfinished.remove(COMPLETE);
    await other.flush();
    vi.stubGlobal('indexedDB', factory);
    const next = page();
    expect(await namesOf(next)).toEqual([]);
    await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(await namesOf(page())).toEqual([]);
    await other.flush();
  });

  test('is there if it was brought back', async () => {
    const here = await stashed();
    const undo = await here.unfinished.remove(COMPLETE);
    await undo();
    await here.flush();
    vi.restoreAllMocks();
    const { game } = await page().unfinished.load(COMPLETE);
    expect(game.history.present.queens).toEqual([0, 7, 14]);
    await here.flush();
  });
});

describe('what cannot be read', () => {
  test('is set aside from lists and counts, and never lost', async () => {
    const here = page();
    await begin(here, COMPLETE.name);
    const damaged = { name: 'c/5/bad', changedAt: Date.now() + 5000, history: 'none' };
    await tamper(GAMES, 'c/5/bad', damaged);
    const told = heard(here, 'unfinished');
    expect(await namesOf(here, 1)).toEqual([COMPLETE.name]);
    await told;
    expect(await here.unfinished.count()).toBe(1);
    const values = await puzzlesDatabase()(GAMES, 'readonly', 'relaxed', (transaction) => {
      const request = transaction.objectStore(GAMES).getAll();
      return new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    });
    expect(values).toContainEqual({ setAside: damaged });
  });

  test('gives way to a fresh game, which says so, and is kept beside it', async () => {
    await tamper(GAMES, COMPLETE.name, 'damaged');
    const here = page();
    expect(await here.unfinished.load(COMPLETE)).toEqual({
      game: playedOn(COMPLETE),
      damaged: true,
    });
    await begin(here, COMPLETE.name);
    expect(await page().unfinished.count()).toBe(1);
  });

  test('because the browser has lost its file is set aside from lists, and a fresh game says so once', async () => {
    const here = page();
    await begin(here, COMPLETE.name);
    await begin(here, 'c/5/2');
    loseValue(COMPLETE.name, 'NotReadableError');
    const progress = new Progress();
    const next = puzzleStorageOf(progress);
    expect(await next.unfinished.load(COMPLETE)).toEqual({
      game: playedOn(COMPLETE),
      damaged: true,
    });
    expect(
      (await next.unfinished.progressIn([COMPLETE.name, 'c/5/2']))!.map((of) => !!of.unfinished),
    ).toEqual([false, true]);
    expect(await namesOf(next)).toEqual(['c/5/2']);
    await vi.waitFor(async () => expect(await next.unfinished.count()).toBe(1));
    expect(progress.health).toBe('kept');
    expect((await page().unfinished.load(COMPLETE)).damaged).toBe(false);
  });

  test('gives way to a result', async () => {
    await tamper(RESULTS, COMPLETE.name, { name: REGIONS.name });
    const here = page();
    expect(await here.results.get(COMPLETE.name)).toBeUndefined();
    expect(await here.record(exampleEnd(COMPLETE.name))).toMatchObject({ isNew: true });
    expect([...(await page().results.getAll()).value.keys()]).toEqual([COMPLETE.name]);
  });
});

test('opening the hub reads no result, however many are stored', async () => {
  const here = page();
  await begin(here, COMPLETE.name);
  await here.keepResults(Array.from({ length: 600 }, (_, index) => exampleResult(`c/5/${index}`)));
  const hub = page();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  await Promise.all([hub.unfinished.list(2), hub.unfinished.count()]);
  expect(transaction.mock.calls.map(([stores]) => stores)).toEqual([GAMES, GAMES]);
  const stores = get.mock.contexts as readonly IDBObjectStore[];
  expect(stores.map(({ name }) => name)).not.toContain(RESULTS);
});
