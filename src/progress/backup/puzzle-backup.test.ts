import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readBackup, writeBackup } from './backup.ts';
import { SOME_DAY } from '../solutions/example-find.testing.ts';
import {
  COMPLETE,
  exampleResult,
  playedOn,
  REGIONS,
  toggle,
  TWO_QUEENS,
} from '../puzzles/example-puzzle.testing.ts';
import { friendText } from '../../core/routes/friend-day.ts';
import { FRIEND_RECORDS, type FriendRecord } from '../puzzles/friend-record.ts';
import { FRIENDS, puzzlesDatabase } from '../puzzles/puzzle-database.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { PuzzleStorage } from '../puzzles/puzzle-storage.ts';
import { games, puzzleRecords, withoutLogs } from '../puzzles/puzzle-arbitraries.testing.ts';
import { importPuzzles } from './puzzle-backup.ts';
import { puzzleGameRecord, withoutHistory } from '../puzzles/puzzle-game.ts';
import { NO_PUZZLES, type PuzzleRecords } from '../puzzles/puzzle-records.ts';
import { recordsOf } from '../puzzles/puzzle-records.testing.ts';

useFreshStorage();

const EXPORTED_AT = new Date('2026-11-20T10:00:00Z');

const DRILLS_DONE = { topic: 'regions/last', found: [1, 3], shown: [2] };

/** Returns a page on which only puzzles are kept. */
function page(): PuzzleStorage {
  return new PuzzleStorage({
    beforeWrite: () => Promise.resolve(),
    registerStore: () => () => undefined,
  });
}

/** Returns a new device that has taken over these backups, one after the other. */
async function deviceWith(...backups: readonly PuzzleRecords[]): Promise<PuzzleStorage> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const device = page();
  for (const backup of backups) await importPuzzles(device, backup);
  return device;
}

async function textOf(puzzles: PuzzleRecords): Promise<string> {
  return (await writeBackup({ sizes: [], boards: new Map(), puzzles }, EXPORTED_AT)).text();
}

function documentOf(puzzles: unknown): string {
  return JSON.stringify({ format: 'ninety-two', version: 2, exportedAt: '', sizes: {}, puzzles });
}

describe('puzzles in a backup', () => {
  test('come back as they were written', async () => {
    await fc.assert(
      fc.asyncProperty(puzzleRecords, async (puzzles) => {
        expect(await readBackup(await textOf(puzzles))).toEqual({
          ok: true,
          records: new Map(),
          puzzles,
          boards: new Map(),
          refused: 0,
        });
      }),
      { numRuns: 40 },
    );
  });

  test('are lists of the documented entries, one line each', async () => {
    const text = await textOf({
      results: new Map([[COMPLETE.name, exampleResult(COMPLETE.name)]]),
      unfinished: new Map(),
      table: new Map([['3x4', TWO_QUEENS]]),
      drafts: new Map(),
      drills: new Map([[DRILLS_DONE.topic, DRILLS_DONE]]),
      friends: new Map(),
    });
    expect(text.split('\n').slice(2)).toEqual([
      '"puzzles":{"results":[',
      '{"name":"c/5/10000","kind":"complete","step":"gentle","outcome":"solved",' +
        '"finishedAt":1600000000000,"elapsed":60000,' +
        '"hints":{"nudge":0,"where":0,"why":0,"place":0},"endedAt":1600000000000}],"unfinished":[],"table":[',
      '{"shape":"3x4","queens":[5,11],"guardedAt":1600000000000}],"drafts":[],"drills":[',
      '{"topic":"regions/last","found":[1,3],"shown":[2]}],"friends":[]}}',
      '',
    ]);
  });

  test('are ignored in version 1', async () => {
    const text = documentOf({ results: 5 }).replace('"version":2', '"version":1');
    expect(await readBackup(text)).toMatchObject({ ok: true, puzzles: NO_PUZZLES });
  });

  test.each<[string, unknown]>([
    ['left out', undefined],
    ['null', null],
    ['without lists', {}],
    ['with a list that is none', { results: [], unfinished: [], table: { 0: TWO_QUEENS } }],
  ])('are damaged when %s', async (_, puzzles) => {
    expect(await readBackup(documentOf(puzzles))).toEqual({ ok: false, problem: 'damaged' });
  });

  test('that are invalid are counted, and the others are kept', async () => {
    const game = playedOn(COMPLETE, toggle(7));
    const kept = { ...COMPLETE, game, changedBy: 'a page', changedAt: SOME_DAY, revision: 1 };
    const result = exampleResult(REGIONS.name);
    const text = documentOf({
      results: [result, { ...result, name: 'a b' }, null],
      unfinished: [
        puzzleGameRecord(kept),
        { ...(puzzleGameRecord(kept) as object), puzzle: {} },
        { ...(puzzleGameRecord(kept) as object), name: { toString: 0, valueOf: 0 } },
      ],
      table: [TWO_QUEENS, { ...TWO_QUEENS, queens: 'b2' }],
      drills: [DRILLS_DONE, { ...DRILLS_DONE, topic: 'regions/luck' }],
    });
    expect(await readBackup(text)).toEqual({
      ok: true,
      records: new Map(),
      puzzles: {
        results: new Map([[result.name, result]]),
        unfinished: new Map([[kept.name, kept]]),
        table: new Map([['3x4', TWO_QUEENS]]),
        drafts: new Map(),
        drills: new Map([[DRILLS_DONE.topic, DRILLS_DONE]]),
        friends: new Map(),
      },
      boards: new Map(),
      refused: 6,
    });
  });

  test('that are dated in the future are read with date 0', async () => {
    const game = playedOn(COMPLETE, toggle(7));
    const later = Date.now() + 1e9;
    const kept = { ...COMPLETE, game, changedBy: '', changedAt: later, revision: 1 };
    const result = exampleResult(REGIONS.name, { finishedAt: later });
    const text = documentOf({ results: [result], unfinished: [puzzleGameRecord(kept)], table: [] });
    const read = await readBackup(text);
    expect(read.ok && read.puzzles.unfinished.get(kept.name)).toMatchObject({ changedAt: 0 });
    expect(read.ok && read.puzzles.results.get(result.name)).toMatchObject({
      finishedAt: 0,
      endedAt: 0,
    });
  });
});

/** Reads what a player sees of all puzzles on a device. */
async function seen(device: PuzzleStorage): Promise<unknown> {
  const { results, unfinished, table, drafts } = await recordsOf(device);
  const boards = Array.from(unfinished.values(), ({ name, changedAt, game }) => [
    name,
    changedAt,
    game.history.present,
    withoutLogs(game),
  ]);
  return { results, boards: boards.sort(), table, drafts };
}

describe('taking puzzles over', () => {
  test('gives the same in any order and however often', async () => {
    await fc.assert(
      fc.asyncProperty(puzzleRecords, puzzleRecords, puzzleRecords, async (a, b, c) => {
        const expected = await seen(await deviceWith(a, b, c));
        expect(await seen(await deviceWith(c, b, a))).toEqual(expected);
        expect(await seen(await deviceWith(b, a, c, b))).toEqual(expected);
        const ofAAndB = await recordsOf(await deviceWith(a, b));
        expect(await seen(await deviceWith(c, ofAAndB))).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  test('adds nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(puzzleRecords, puzzleRecords, async (now, backup) => {
        const device = await deviceWith(now);
        await importPuzzles(device, backup);
        const { counts } = await importPuzzles(device, backup);
        expect(Object.values(counts)).toEqual([0, 0, 0, 0, 0, 0]);
      }),
      { numRuns: 20 },
    );
  });

  test('loses no step of a game that is here', async () => {
    await fc.assert(
      fc.asyncProperty(games, async (game) => {
        const device = await deviceWith();
        await device.unfinished.keep([game]);
        await importPuzzles(device, await recordsOf(device));
        expect((await device.unfinished.newest(Infinity)).value[0]!.game).toEqual(game.game);
      }),
      { numRuns: 15 },
    );
  });

  test('goes on with the day, the time and the help of a board that was cleared', async () => {
    const device = await deviceWith();
    const game = playedOn(
      COMPLETE,
      { kind: 'help', rung: 'why' },
      toggle(7),
      { kind: 'time', elapsed: 5000 },
      { kind: 'clear' },
      toggle(8),
    );
    device.unfinished.save(COMPLETE, game);
    await device.flush();
    const text = await textOf(await recordsOf(device));
    const read = await readBackup(text);
    if (!read.ok) throw new Error(read.problem);
    const other = await deviceWith(read.puzzles);
    expect((await other.unfinished.find(COMPLETE.name))?.game.attempts).toEqual(game.attempts);
  });

  test('shows a game that was played on elsewhere, in the tab that has it open', async () => {
    const device = await deviceWith();
    const mine = playedOn(COMPLETE, toggle(7));
    device.unfinished.save(COMPLETE, mine);
    await device.flush();
    const [kept] = (await device.unfinished.newest(Infinity)).value;
    const elsewhere = { ...kept!, game: playedOn(COMPLETE, toggle(14)), changedBy: 'elsewhere' };
    const later = withoutHistory({ ...elsewhere, changedAt: kept!.changedAt + 5 });
    await importPuzzles(device, { ...NO_PUZZLES, unfinished: new Map([[COMPLETE.name, later]]) });
    expect(device.unfinished.recall(COMPLETE.name)!.history.present.queens).toEqual([0, 14]);
  });

  test('brings a draft back that was cleared since, and leaves one alone that was changed later', async () => {
    const draft = { kind: 'complete' as const, shape: { rows: 5, columns: 5 }, givens: [7] };
    const drafts = new Map([['complete' as const, { draft, changedAt: SOME_DAY }]]);
    const device = await deviceWith();
    device.drafts.draw({ ...draft, givens: [] });
    await device.flush();
    const news = await importPuzzles(device, { ...NO_PUZZLES, drafts });
    expect(news.counts.drafts).toBe(1);
    expect(await page().drafts.read('complete')).toEqual(draft);
    device.drafts.draw({ ...draft, givens: [8] });
    await device.flush();
    const { counts } = await importPuzzles(device, { ...NO_PUZZLES, drafts });
    expect(counts.drafts).toBe(0);
    expect(await page().drafts.read('complete')).toEqual({ ...draft, givens: [8] });
  });

  test('removes a game that was solved elsewhere since', async () => {
    const device = await deviceWith();
    device.unfinished.save(COMPLETE, playedOn(COMPLETE, toggle(7)));
    await device.flush();
    const result = exampleResult(COMPLETE.name, { endedAt: Date.now() + 5 });
    const { counts } = await importPuzzles(device, {
      ...NO_PUZZLES,
      results: new Map([[COMPLETE.name, result]]),
    });
    expect(counts).toEqual({
      results: 1,
      unfinished: 0,
      table: 0,
      drills: 0,
      drafts: 0,
      friends: 0,
    });
    expect(await device.unfinished.list()).toEqual([]);
    expect(device.unfinished.recall(COMPLETE.name)).toBeUndefined();
  });
});

describe('friends’ days in a backup', () => {
  afterEach(() => vi.restoreAllMocks());

  const day = '2026-11-27';
  const results = [{ seconds: 60, help: [0] }, undefined, undefined];
  const text = friendText({ results, name: 'Anna', sender: undefined });

  /** Returns the friends in a backup of a device. */
  async function backupOf(device: PuzzleStorage): Promise<PuzzleRecords> {
    const { value: friends } = await device.friends.getAll();
    const backup = await readBackup(await textOf({ ...NO_PUZZLES, friends }));
    if (!backup.ok) throw new Error('no backup');
    return backup.puzzles;
  }

  test('are no news on their own device, also under the key of a build without senders', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SOME_DAY);
    await puzzlesDatabase()(FRIENDS, 'readwrite', 'strict', (transaction) => {
      const old = { version: 1, day, name: 'Anna', text, openedAt: SOME_DAY };
      transaction.objectStore(FRIENDS).put(old, `${day} Anna`);
    });
    const device = page();
    const backup = await backupOf(device);
    expect(backup.friends.size).toBe(1);
    expect((await importPuzzles(device, backup)).counts.friends).toBe(0);
    expect(await device.friendsOf(day)).toHaveLength(1);
  });

  test('of more friends than are kept push out none that is shown, and all are back when they are undone', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SOME_DAY);
    const opened = (from: number, to: number, openedAt: number): FriendRecord[] =>
      Array.from({ length: to - from }, (_, at) => ({
        ...{ day, name: '', text, openedAt },
        sender: from + at,
      }));
    const device = page();
    const shown = opened(0, 30, SOME_DAY - 2);
    await device.keepFriends([...opened(30, 500, SOME_DAY - 14 * 86_400_000), ...shown]);
    const { value: before } = await device.friends.getAll();
    const many = opened(1000, 1520, SOME_DAY);
    const friends = new Map(many.map((friend) => [FRIEND_RECORDS.keyOf(friend), friend]));
    const { counts, undo } = await importPuzzles(device, { ...NO_PUZZLES, friends });
    const rows = await device.friendsOf(day);
    expect(rows).toEqual(expect.arrayContaining(shown));
    expect(rows).toHaveLength(counts.friends + 30);
    await undo();
    expect((await device.friends.getAll()).value).toEqual(before);
  });

  test('that were removed leave the other device too, and none counts as added', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(SOME_DAY);
    const friend = { day, name: 'Anna', sender: 1, solved: 1, text, openedAt: 0 };
    const device = page();
    await device.openFriend(friend);
    const other = await deviceWith(await backupOf(device));
    expect(await other.friendsOf(day)).toHaveLength(1);
    clock.mockReturnValue(SOME_DAY + 1);
    await device.removeFriend((await device.friendsOf(day))[0]!);
    const { counts, updates } = await importPuzzles(other, await backupOf(device));
    expect(await other.friendsOf(day)).toEqual([]);
    expect([counts.friends, updates]).toEqual([0, 1]);
  });

  test.each([
    ['on a new device', false],
    ['on a device that knows of the removal', true],
  ])(
    'that were removed while a clock was a month ahead and opened again are shown %s',
    async (_, knowsRemoval) => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(SOME_DAY);
      const friend = { day, name: 'Anna', sender: 1, solved: 1, text, openedAt: 0 };
      const device = page();
      await device.openFriend(friend);
      clock.mockReturnValue(SOME_DAY + 30 * 86_400_000);
      const [known] = [...(await device.friends.getAll()).value.values()];
      await device.removeFriend(known!);
      clock.mockReturnValue(SOME_DAY);
      const removed = await backupOf(device);
      clock.mockReturnValue(SOME_DAY + 1);
      await device.openFriend(friend);
      const opened = await backupOf(device);
      expect(await device.friendsOf(day)).toHaveLength(1);
      const other = await deviceWith(...(knowsRemoval ? [removed] : []), opened);
      expect(await other.friendsOf(day)).toHaveLength(1);
    },
  );
});
