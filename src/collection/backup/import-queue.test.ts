import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeBackup } from '../../progress/backup/backup.ts';
import { standing } from '../../progress/backup/board-arbitraries.testing.ts';
import { exampleFind, SOME_DAY } from '../../progress/solutions/example-find.testing.ts';
import { foundRecord } from '../../progress/solutions/find.ts';
import { Solutions } from '../../progress/solutions/solutions.ts';
import { Progress } from '../../progress/progress.ts';
import {
  COMPLETE,
  exampleResult,
  TWO_QUEENS,
} from '../../progress/puzzles/example-puzzle.testing.ts';
import { ownSenders } from '../../progress/settings/own-senders.ts';
import { puzzleStorageOf } from '../../progress/puzzles/puzzle-storage.ts';
import { NO_PUZZLES } from '../../progress/puzzles/puzzle-records.ts';
import { addedWords, addsAny } from './import-words.ts';
import {
  ImportQueue,
  type Done,
  type ImportView,
  type Preview,
  type Stage,
} from './import-queue.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

/** A view that opens when something is shown and stays open until a test closes it. */
class ExampleView implements ImportView {
  open = false;
  readonly shown: Stage[] = [];
  readonly told: Done[] = [];

  show(stage: Stage): void {
    this.open = true;
    this.shown.push(stage);
  }

  tell(done: Done): void {
    this.told.push(done);
  }

  /** Returns the last stage shown, which must be a preview. */
  get preview(): Preview {
    return this.shown.at(-1) as Preview;
  }

  get kinds(): string[] {
    return this.shown.map(({ kind }) => kind);
  }
}

function backupOf(...codes: readonly string[]): Promise<Blob> {
  const known = new Solutions(codes[0]!.length);
  known.add(codes.map((code) => foundRecord(exampleFind(code))));
  return writeBackup(
    { sizes: [known.progress()], boards: new Map(), puzzles: NO_PUZZLES },
    new Date(),
  );
}

let progress: Progress;
let view: ExampleView;
let queue: ImportQueue;

beforeEach(() => {
  progress = new Progress();
  view = new ExampleView();
  queue = new ImportQueue(progress, puzzleStorageOf(progress), view);
});

test('a file is read, shown, merged when the player agrees, and its result is shown', async () => {
  await queue.bring({ file: await backupOf('2413', '3142') });
  expect(view.preview.previews).toEqual([{ size: 4, found: 2, revealed: 0, known: 0 }]);
  expect((await progress.load(4)).found.size).toBe(0);
  await queue.merge(view.preview);
  expect(view.kinds).toEqual(['reading', 'preview', 'merging', 'done']);
  expect(view.shown.at(-1)).toEqual({
    kind: 'done',
    added: 2,
    puzzles: 0,
    boards: 0,
    drafts: 0,
    friends: 0,
    hasSenders: false,
    size: 4,
    isStored: true,
  });
  expect(view.told).toEqual([]);
  expect((await progress.load(4)).found.size).toBe(2);
});

test('a file whose only news is a friend’s day adds it', async () => {
  const friend = { day: '2026-11-21', name: 'Anna', text: 'v118-0', openedAt: Date.now() };
  const puzzles = { ...NO_PUZZLES, friends: new Map([['2026-11-21 Anna', friend]]) };
  const file = await writeBackup({ sizes: [], boards: new Map(), puzzles }, new Date());
  await queue.bring({ file });
  expect(addsAny(view.preview)).toBe(true);
  await queue.merge(view.preview);
  expect(addedWords(view.shown.at(-1) as Done)).toEqual(['Friends’ days added: 1']);
  await queue.bring({ file });
  expect(addsAny(view.preview)).toBe(false);
});

test('a file whose only news is the number of the player’s links adds it', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const contents = { sizes: [], boards: new Map(), puzzles: NO_PUZZLES, senders: [7, 3] };
  const file = await writeBackup(contents, new Date());
  await queue.bring({ file });
  expect(addsAny(view.preview)).toBe(true);
  await queue.merge(view.preview);
  expect(addedWords(view.shown.at(-1) as Done)).toEqual(['The number of your links added']);
  expect(ownSenders()).toEqual([7, 3]);
  await queue.bring({ file });
  expect(addsAny(view.preview)).toBe(false);
});

test('puzzles of a file are shown, merged with its finds, and counted', async () => {
  const table = new Map([['3x4', TWO_QUEENS]]);
  const results = new Map([[COMPLETE.name, exampleResult(COMPLETE.name)]]);
  const puzzles = { ...NO_PUZZLES, results, table };
  await queue.bring({
    file: await writeBackup({ sizes: [], boards: new Map(), puzzles }, new Date()),
  });
  expect(view.preview).toMatchObject({ previews: [], puzzles });
  expect(view.preview.counts).toEqual({
    results: 1,
    unfinished: 0,
    drills: 0,
    drafts: 0,
    friends: 0,
    known: 0,
  });
  const kept = puzzleStorageOf(progress);
  expect(await kept.results.get(COMPLETE.name)).toBeUndefined();
  await queue.merge(view.preview);
  expect(view.shown.at(-1)).toEqual({
    kind: 'done',
    added: 0,
    puzzles: 1,
    boards: 0,
    drafts: 0,
    friends: 0,
    hasSenders: false,
    size: undefined,
    isStored: true,
  });
  expect(await kept.results.get(COMPLETE.name)).toMatchObject({ outcome: 'solved' });
  expect(await kept.table.getAll()).toEqual({ value: table, isWhole: true });
});

test('a file or a link that cannot be read is refused with the reason', async () => {
  await queue.bring({ file: new Blob(['queens']) });
  expect(view.shown.at(-1)).toEqual({ kind: 'problem', problem: 'not-ours' });
  await queue.bring({ link: 'queens' });
  expect(view.shown.at(-1)).toEqual({ kind: 'problem', problem: 'link' });
});

test('a second file replaces the preview of the first', async () => {
  await queue.bring({ file: await backupOf('2413') });
  await queue.bring({ file: await backupOf('15863724') });
  expect(view.preview.previews).toMatchObject([{ size: 8, found: 1 }]);
});

describe('a second file dropped during a merge', () => {
  test('waits its turn and is shown, and the result of the first is told', async () => {
    await queue.bring({ file: await backupOf('2413') });
    const merging = queue.merge(view.preview);
    await queue.bring({ file: await backupOf('15863724') });
    expect(view.kinds.at(-1)).toBe('merging');
    await merging;
    expect(view.kinds).toEqual(['reading', 'preview', 'merging', 'reading', 'preview']);
    expect(view.told).toEqual([
      {
        kind: 'done',
        added: 1,
        puzzles: 0,
        boards: 0,
        drafts: 0,
        friends: 0,
        hasSenders: false,
        size: 4,
        isStored: true,
      },
    ]);
    expect(view.preview.previews).toMatchObject([{ size: 8, found: 1 }]);
  });

  test('and a third are shown one after the other', async () => {
    const [second, third] = [await backupOf('15863724'), await backupOf('246135')];
    await queue.bring({ file: await backupOf('2413') });
    const merging = queue.merge(view.preview);
    await queue.bring({ file: second });
    await queue.bring({ file: third });
    await merging;
    expect(view.preview.previews).toMatchObject([{ size: 8 }]);
    view.open = false;
    await queue.closed();
    expect(view.preview.previews).toMatchObject([{ size: 6 }]);
    view.open = false;
    await queue.closed();
    expect(view.open).toBe(false);
  });
});

describe('closing the view', () => {
  test('during a merge does not stop it, and its result is told', async () => {
    await queue.bring({ file: await backupOf('2413') });
    const merging = queue.merge(view.preview);
    view.open = false;
    await queue.closed();
    await merging;
    expect(view.open).toBe(false);
    expect(view.told).toEqual([
      {
        kind: 'done',
        added: 1,
        puzzles: 0,
        boards: 0,
        drafts: 0,
        friends: 0,
        hasSenders: false,
        size: 4,
        isStored: true,
      },
    ]);
    expect((await progress.load(4)).found.size).toBe(1);
  });

  test('while a file is read discards it, and the next one is shown', async () => {
    const reading = queue.bring({ file: await backupOf('2413') });
    await queue.bring({ link: 'queens' });
    view.open = false;
    await reading;
    expect(view.kinds).toEqual(['reading', 'reading', 'problem']);
  });
});

test('a merge that cannot be stored is reported as not stored', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await queue.bring({ file: await backupOf('2413', '3142') });
  await queue.merge(view.preview);
  expect(view.shown.at(-1)).toMatchObject({ kind: 'done', added: 2, isStored: false });
});

describe('a preview made where storage cannot be read', () => {
  test.each<[string, () => Promise<Blob>]>([
    ['solutions', () => backupOf('2413')],
    [
      'puzzles',
      () => {
        const results = new Map([[COMPLETE.name, exampleResult(COMPLETE.name)]]);
        const puzzles = { ...NO_PUZZLES, results };
        return writeBackup({ sizes: [], boards: new Map(), puzzles }, new Date());
      },
    ],
    [
      'boards',
      () => {
        const board = { game: standing(6, [3]), changedBy: '', changedAt: SOME_DAY, revision: 1 };
        const boards = new Map([[6, board]]);
        return writeBackup({ sizes: [], boards, puzzles: NO_PUZZLES }, new Date());
      },
    ],
  ])('says that %s may be here already, and no other preview does', async (_, file) => {
    await queue.bring({ file: await file() });
    expect(view.preview.isWhole).toBe(true);
    await queue.merge(view.preview);
    for (const method of ['get', 'getAll', 'openCursor'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'UnknownError');
      });
    }
    const later = new Progress();
    await new ImportQueue(later, puzzleStorageOf(later), view).bring({ file: await file() });
    vi.restoreAllMocks();
    expect(view.preview.isWhole).toBe(false);
  });
});

test('a preview does not say that something may be here already where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await queue.bring({ file: await backupOf('2413') });
  expect(view.preview.isWhole).toBe(true);
});

test('an error of the game is shown, and does not block the imports after it', async () => {
  const load = vi.spyOn(progress, 'load').mockRejectedValueOnce(new TypeError('ours'));
  const file = await backupOf('2413');
  await expect(queue.bring({ file })).rejects.toThrow('ours');
  expect(view.shown.at(-1)).toEqual({ kind: 'problem', problem: 'failed' });
  load.mockRestore();
  await queue.bring({ file });
  expect(view.preview.kind).toBe('preview');
});
