import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { backupFile } from '../../progress/backup/backup-file.ts';
import { readBackup, writeBackup, type ReadBackup } from '../../progress/backup/backup.ts';
import { boardMaps, standing } from '../../progress/backup/board-arbitraries.testing.ts';
import { importBackup, type ImportedBackup } from '../../progress/backup/import-backup.ts';
import type { SavedGame } from '../../progress/games/saved-game.ts';
import { playedOn, toggle } from '../../progress/puzzles/example-puzzle.testing.ts';
import { NO_PUZZLES } from '../../progress/puzzles/puzzle-records.ts';
import { exampleFind, SOME_DAY } from '../../progress/solutions/example-find.testing.ts';
import { recordMaps } from '../../progress/solutions/find-arbitraries.testing.ts';
import { foundRecord, mergeRecords } from '../../progress/solutions/find.ts';
import { useFreshStorage } from '../../progress/storage/fresh-storage.testing.ts';
import { Solutions } from '../../progress/solutions/solutions.ts';
import { Progress } from '../../progress/progress.ts';
import { puzzleRecords } from '../../progress/puzzles/puzzle-arbitraries.testing.ts';
import { puzzleStorageOf } from '../../progress/puzzles/puzzle-storage.ts';

useFreshStorage();

/** Files with everything that a backup may hold. */
const files: fc.Arbitrary<() => Promise<Blob>> = fc
  .record({ records: recordMaps, boards: boardMaps, puzzles: puzzleRecords })
  .map(({ records, boards, puzzles }) => () => {
    const sizes = [4, 5, 6, 7].flatMap((size) => {
      const known = new Solutions(size);
      known.add([...records.values()].filter(({ code }) => code.length === size));
      const progress = known.progress();
      return progress.found.size + progress.revealed.size > 0 ? progress : [];
    });
    return writeBackup({ sizes, boards, puzzles }, new Date());
  });

/** Returns the progress of a device without any. */
function emptyDevice(): Progress {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return new Progress();
}

async function take(device: Progress, file: Blob): Promise<ImportedBackup> {
  return importBackup(device, await read(file));
}

type Backup = Extract<ReadBackup, { ok: true }>;

/** Exports everything and reads the file. */
async function exported(device: Progress): Promise<Backup> {
  const { value, unread } = await backupFile(device);
  expect(unread).toEqual([]);
  return read(value);
}

async function read(file: Blob): Promise<Backup> {
  const backup = await readBackup(await file.text());
  if (!backup.ok) throw new Error(backup.problem);
  expect(backup.refused).toBe(0);
  return backup;
}

/** Returns the keys of everything in a backup, thing by thing. */
function keysOf({ records, boards, puzzles }: Backup): Record<string, readonly unknown[]> {
  return {
    solutions: [...records.keys()],
    boards: [...boards.keys()],
    results: [...puzzles.results.keys()],
    unfinished: [...puzzles.unfinished.keys()],
    table: [...puzzles.table.keys()],
    drills: [...puzzles.drills.keys()],
    drafts: [...puzzles.drafts.keys()],
    friends: [...puzzles.friends.keys()],
  };
}

test('a backup restores everything that was exported on an empty device', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const first = emptyDevice();
      await take(first, await file());
      const before = await exported(first);
      const { value } = await backupFile(first);
      const second = emptyDevice();
      await take(second, value);
      expect(await exported(second)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

test('a second import of the same backup adds nothing', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, async (here, brought) => {
      const device = emptyDevice();
      await take(device, await here());
      await take(device, await brought());
      const once = await exported(device);
      const { counts } = await take(device, await brought());
      expect(Object.values(counts).filter((count) => count > 0)).toEqual([]);
      expect(await exported(device)).toEqual(once);
    }),
    { numRuns: 12 },
  );
});

test('a merge loses nothing of either side, except unfinished games of puzzles that are over', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, async (here, brought) => {
      const device = emptyDevice();
      await take(device, await here());
      const before = await exported(device);
      await take(device, await brought());
      const after = await exported(device);
      const [mine, theirs] = [keysOf(before), keysOf(await read(await brought()))];
      for (const [thing, keys] of Object.entries(keysOf(after))) {
        const all = new Set([...mine[thing]!, ...theirs[thing]!]);
        if (thing !== 'unfinished') expect(new Set(keys)).toEqual(all);
      }
      for (const name of [...mine['unfinished']!, ...theirs['unfinished']!] as string[]) {
        const isThere = after.puzzles.unfinished.has(name);
        expect(isThere || after.puzzles.results.has(name)).toBe(true);
      }
      for (const [code, { kind }] of before.records) {
        if (kind === 'found') expect(after.records.get(code)!.kind).toBe('found');
      }
      for (const [name, { outcome }] of before.puzzles.results) {
        if (outcome === 'solved') expect(after.puzzles.results.get(name)!.outcome).toBe('solved');
      }
    }),
    { numRuns: 12 },
  );
});

/** Reads everything on a device, histories included. A board that was put back counts as changed then. */
async function everything(device: Progress): Promise<unknown> {
  const { records, boards, puzzles } = await exported(device);
  const stored = (await device.boards.list([4, 5, 6])).value;
  const games = (await puzzleStorageOf(device).unfinished.newest(Infinity)).value;
  return {
    records,
    puzzles,
    boards: [...boards.keys()],
    games: Array.from(stored.values(), ({ game }) => game),
    unfinished: games.map((game) => ({ ...game, revision: 0 })),
    days: await puzzleStorageOf(device).results.days(),
  };
}

test('an import that is undone leaves everything as it was, on this page and on the next', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, async (here, brought) => {
      const device = emptyDevice();
      await take(device, await here());
      const before = await everything(device);
      const { undo } = await take(device, await brought());
      await undo();
      expect(await everything(device)).toEqual(before);
      expect(await everything(new Progress())).toEqual(before);
    }),
    { numRuns: 25 },
  );
});

test('an import that was undone can be made again', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (brought) => {
      const device = emptyDevice();
      const { counts, undo } = await take(device, await brought());
      const after = await everything(device);
      await undo();
      expect((await take(device, await brought())).counts).toEqual(counts);
      expect(await everything(device)).toEqual(after);
    }),
    { numRuns: 12 },
  );
});

test('nothing that was found, solved, practised or played since an import goes with its Undo', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, fc.boolean(), async (here, brought, isElsewhere) => {
      const device = emptyDevice();
      await take(device, await here());
      const backup = await read(await brought());
      const { undo } = await importBackup(device, backup);
      const page = isElsewhere ? new Progress() : device;
      const puzzles = puzzleStorageOf(page);
      const [code] = backup.records.keys();
      const [[name, result] = []] = backup.puzzles.results;
      const [played] = backup.puzzles.unfinished.values();
      const [drills] = backup.puzzles.drills.values();
      const [size] = backup.boards.keys();
      const heard = new Promise((resolve) => puzzleStorageOf(device).subscribe(resolve));
      if (code !== undefined) await page.recordFound(exampleFind(code));
      if (name !== undefined) await puzzles.record({ ...result!, outcome: 'solved' });
      const found = drills?.found.slice(0, 1);
      if (drills) await puzzles.keepDrills([{ ...drills, found: found!, shown: [] }]);
      const isPlayed = played && played.name !== name;
      if (isPlayed) {
        await puzzles.unfinished.load(played);
        puzzles.unfinished.save(played, playedOn(played, toggle(1)));
      }
      if (size !== undefined) {
        await page.boards.load(size);
        page.boards.save(size, standing(size, [1]));
      }
      await page.flush();
      if (isElsewhere && drills) await heard;
      if (isElsewhere) await new Promise((resolve) => setTimeout(resolve));
      await undo();
      const after = await exported(new Progress());
      if (code !== undefined) expect(after.records.get(code)?.kind).toBe('found');
      if (name !== undefined)
        expect(after.puzzles.results.get(name)).toMatchObject({ outcome: 'solved' });
      if (drills)
        expect(after.puzzles.drills.get(drills.topic)?.found).toEqual(
          expect.arrayContaining(found!),
        );
      if (isPlayed) expect(positionOf(after.puzzles.unfinished.get(played.name))).toContain(1);
      if (size !== undefined) expect(positionOf(after.boards.get(size))).toEqual([1]);
    }),
    { numRuns: 25 },
  );
});

test('another tab that shows what an import brought shows what was there once it is undone', async () => {
  const device = emptyDevice();
  const other = new Progress();
  await other.load(4);
  await other.boards.load(6);
  const known = foundRecord(exampleFind('2413'));
  await device.record(4, [known]);
  const records = mergeRecords([known, foundRecord(exampleFind('3142'))]);
  const game = { game: standing(6, [3]), changedBy: '', changedAt: SOME_DAY, revision: 1 };
  const backup = { records, puzzles: NO_PUZZLES, boards: new Map([[6, game]]), refused: 0 };
  const { undo } = await importBackup(device, backup);
  await vi.waitFor(() => expect(other.recall(4)?.found.size).toBe(2));
  await vi.waitFor(() => expect(positionOf({ game: other.boards.recall(6)! })).toEqual([3]));
  await undo();
  await vi.waitFor(() => expect([...other.recall(4)!.found.keys()]).toEqual(['2413']));
  await vi.waitFor(() => expect(positionOf({ game: other.boards.recall(6)! })).toEqual([]));
});

function positionOf(saved: Pick<SavedGame, 'game'> | undefined): readonly number[] | undefined {
  return saved?.game.history.present.queens;
}
