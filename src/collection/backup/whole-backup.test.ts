import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { backupFile } from '../../progress/backup/backup-file.ts';
import { readBackup, writeBackup, type ReadBackup } from '../../progress/backup/backup.ts';
import { boardMaps } from '../../progress/backup/board-arbitraries.testing.ts';
import { recordMaps } from '../../progress/solutions/find-arbitraries.testing.ts';
import { useFreshStorage } from '../../progress/storage/fresh-storage.testing.ts';
import { Solutions } from '../../progress/solutions/solutions.ts';
import { Progress } from '../../progress/progress.ts';
import { puzzleRecords } from '../../progress/puzzles/puzzle-arbitraries.testing.ts';
import { puzzleStorageOf } from '../../progress/puzzles/puzzle-storage.ts';
import { ImportQueue, type Preview, type Stage } from './import-queue.ts';

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

/** Imports a file the way a player does. */
async function take(device: Progress, file: Blob): Promise<Stage> {
  let shown: Stage = { kind: 'reading' };
  const view = {
    open: true,
    show: (stage: Stage) => void (shown = stage),
    tell: () => undefined,
  };
  const queue = new ImportQueue(device, puzzleStorageOf(device), view);
  await queue.bring({ file });
  await queue.merge(shown as Stage as Preview);
  return shown;
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
  expect(backup.refused).toEqual([]);
  return backup;
}

/** Returns the keys of everything in a backup, thing by thing. */
function keysOf({ records, boards, puzzles }: Backup): Record<string, readonly unknown[]> {
  return {
    solutions: [...records.keys()],
    boards: [...boards.keys()],
    results: [...puzzles.results.keys()],
    unfinished: [...puzzles.games.keys()],
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
      expect(await take(device, await brought())).toMatchObject({
        kind: 'done',
        added: 0,
        puzzles: 0,
        boards: 0,
        drafts: 0,
        isStored: true,
      });
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
        const isThere = after.puzzles.games.has(name);
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
