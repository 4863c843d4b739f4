import { expect, test } from 'vitest';
import { guardPuzzle } from '../../core/puzzles/puzzle.ts';
import { backupFile } from '../backup/backup-file.ts';
import { importBackup, type ImportedBackup } from '../backup/import-backup.ts';
import { readBackup } from '../backup/backup.ts';
import { Progress } from '../progress.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import { playedOn, THREE_QUEENS, toggle, TWO_QUEENS } from './example-puzzle.testing.ts';
import { readOldBoard } from './old-table.ts';
import { OLD_TABLE, puzzlesDatabase } from './puzzle-database.ts';
import { puzzleGameRecord } from './puzzle-game.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';

useFreshStorage();

const OTHER = { shape: '10x12', queens: [1, 2, 3, 4, 5, 6, 7], guardedAt: 0 };

const PLAYED = {
  name: 'guard-table/3x4',
  puzzle: guardPuzzle({ rows: 3, columns: 4 }, 12),
  step: undefined,
};

/** An unfinished game of a board of the table, as a backup of version 1.0 has it. */
const GAME = puzzleGameRecord({
  ...PLAYED,
  game: playedOn(PLAYED, toggle(5)),
  changedAt: 1_790_000_000_000,
  changedBy: 'a page',
  revision: 1,
});

/** Returns a backup with these entries, as version 1.0 wrote it. */
function backupWith(table: readonly unknown[], unfinished: readonly unknown[] = []): string {
  const puzzles = { results: [], unfinished, table, drafts: [], drills: [], friends: [] };
  return JSON.stringify({ format: 'ninety-two', version: 3, sizes: {}, boards: [], puzzles });
}

/** Has a page take a backup over, and returns what it adds and how that is undone. */
async function take(page: Progress, text: string): Promise<ImportedBackup> {
  const read = await readBackup(text);
  if (!read.ok) throw new Error(read.problem);
  expect(read.refused).toBe(0);
  return importBackup(page, read);
}

/** Returns the lists of puzzles in a backup of what is stored. */
async function exported(): Promise<Readonly<Record<string, unknown>>> {
  const { value, unread } = await backupFile(new Progress());
  expect(unread).toEqual([]);
  const { puzzles } = JSON.parse(await value.text()) as { puzzles: Record<string, unknown> };
  return puzzles;
}

test('boards of a backup come out as they went in, count as results, and are undone', async () => {
  const page = new Progress();
  const { counts, undo } = await take(page, backupWith([OTHER, TWO_QUEENS]));
  expect(counts).toMatchObject({ results: 2 });
  expect((await exported())['table']).toEqual([OTHER, TWO_QUEENS]);
  const again = await take(page, backupWith([OTHER, TWO_QUEENS]));
  expect(again.counts).toMatchObject({ results: 0 });
  await undo();
  expect((await exported())['table']).toEqual([]);
});

test('boards that version 1.0 stored are in a backup', async () => {
  await puzzlesDatabase()(OLD_TABLE, 'readwrite', 'strict', (transaction) => {
    transaction.objectStore(OLD_TABLE).put({ version: 1, ...TWO_QUEENS }, '3x4');
  });
  expect((await exported())['table']).toEqual([TWO_QUEENS]);
});

test('of a board that is here and in a backup the fewest queens stay', async () => {
  const page = new Progress();
  for (const board of [THREE_QUEENS, TWO_QUEENS, THREE_QUEENS]) {
    await take(page, backupWith([board]));
  }
  expect((await exported())['table']).toEqual([TWO_QUEENS]);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a shape that is no text', { ...TWO_QUEENS, shape: 34 }],
  ['a shape without columns', { ...TWO_QUEENS, shape: '3' }],
  ['queens that are no list', { ...TWO_QUEENS, queens: 'b2' }],
  ['no date', { ...TWO_QUEENS, guardedAt: undefined }],
])('is not read as a board: %s', (_, entry) => {
  expect(readOldBoard(entry)).toBeUndefined();
});

test('an unfinished game of the table is added, is not listed, and stays in backups', async () => {
  const page = new Progress();
  expect((await take(page, backupWith([], [GAME]))).counts).toMatchObject({ unfinished: 1 });
  const { unfinished } = puzzleStorageOf(page);
  expect(await unfinished.list()).toEqual([]);
  expect(await unfinished.count()).toBe(0);
  expect((await exported())['unfinished']).toMatchObject([{ name: 'guard-table/3x4' }]);
});
