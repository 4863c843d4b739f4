import { IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBackup, writeBackup, type Backup } from '../../progress/backup/backup.ts';
import type { ImportCounts } from '../../progress/backup/import-backup.ts';
import { writeCodes } from '../../progress/backup/move-codes.ts';
import { readSettings, SETTINGS_KEY, writeSettings } from '../../progress/settings/settings.ts';
import {
  exampleResult,
  named,
  playedOn,
  toggle,
} from '../../progress/puzzles/example-puzzle.testing.ts';
import { NO_PUZZLES, type PuzzleRecords } from '../../progress/puzzles/puzzle-records.ts';
import { puzzleStorageOf } from '../../progress/puzzles/puzzle-storage.ts';
import { Progress } from '../../progress/progress.ts';
import { exampleFind } from '../../progress/solutions/example-find.testing.ts';
import { foundRecord, mergeRecords } from '../../progress/solutions/find.ts';
import { Solutions } from '../../progress/solutions/solutions.ts';
import { useFreshStorage } from '../../progress/storage/fresh-storage.testing.ts';
import { putWithoutRoom } from '../../progress/storage/full-storage.testing.ts';
import type { Notice, NoticeEvent } from '../../ui/events.ts';
import { addBackup, readSource } from './import-source.ts';
import { addedWords } from './import-words.ts';

useFreshStorage();

const NOTHING = {
  solutions: 0,
  boards: 0,
  results: 0,
  unfinished: 0,
  drafts: 0,
  drills: 0,
  friends: 0,
};

let host: EventTarget;
let notices: Notice[];
let progress: Progress;

beforeEach(() => {
  host = new EventTarget();
  notices = [];
  progress = new Progress();
  const stored = new Map([[SETTINGS_KEY, '{}']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  host.addEventListener('nt-notice', (event) => notices.push((event as NoticeEvent).notice));
});

function backupOf(...codes: readonly string[]): Backup {
  const records = mergeRecords(codes.map((code) => foundRecord(exampleFind(code))));
  return { records, puzzles: NO_PUZZLES, boards: new Map(), refused: 0 };
}

function backupOfPuzzles(puzzles: Partial<PuzzleRecords>): Backup {
  return { ...backupOf(), puzzles: { ...NO_PUZZLES, ...puzzles } };
}

/** Returns the notices that are shown: those that are not over. */
function shown(): readonly Notice[] {
  return notices.filter(({ over }) => !over?.aborted);
}

function texts(): readonly string[] {
  return shown().map(({ text }) => text());
}

test('a file is read', async () => {
  const known = new Solutions(4);
  known.add([foundRecord(exampleFind('2413'))]);
  const contents = { sizes: [known.progress()], boards: new Map(), puzzles: NO_PUZZLES };
  const file = await writeBackup(contents, new Date());
  expect(await readSource({ file })).toEqual(await readBackup(await file.text()));
});

test('a file or a link that cannot be read gives the reason', async () => {
  expect(await readSource({ file: new Blob(['queens']) })).toBe('not-ours');
  expect(await readSource({ link: 'queens' })).toBe('link');
});

test('an import says that it is under way, then what it added, and is undone', async () => {
  const adding = addBackup(host, progress, backupOf('2413', '3142'));
  await Promise.resolve();
  expect(texts()).toEqual(['Adding …']);
  await adding;
  expect(texts()).toEqual(['Added: solutions (2).']);
  expect((await progress.load(4)).found.size).toBe(2);
  shown()[0]!.action!.run();
  await vi.waitFor(() => expect(progress.recall(4)!.found.size).toBe(0));
});

test('an import without news says so, and there is nothing to undo', async () => {
  await addBackup(host, progress, backupOf('2413'));
  await addBackup(host, progress, backupOf('2413'));
  expect(texts()).toEqual(['You already have everything in it.']);
  expect(shown()[0]!.action).toBeUndefined();
});

test('an import without news does not claim to know entries that cannot be read', async () => {
  await addBackup(host, progress, backupOf('2413'));
  await addBackup(host, progress, { ...backupOf('2413'), refused: 1 });
  expect(texts()).toEqual(['You already have everything in it that can be read.']);
});

test('an import that makes a day count says that it updated something, and is undone', async () => {
  const puzzles = puzzleStorageOf(progress);
  const name = '2026-11-20/complete';
  const [onDay, later] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 22)];
  await puzzles.keepResults([exampleResult(name, { finishedAt: later })]);
  const before = await puzzles.results.days();
  const result = exampleResult(name, { onDay: true, finishedAt: onDay });
  await addBackup(host, progress, backupOfPuzzles({ results: new Map([[name, result]]) }));
  expect(await puzzles.results.days()).not.toEqual(before);
  expect(texts()).toEqual(['It updated what you already had.']);
  shown()[0]!.action!.run();
  await vi.waitFor(async () => expect(await puzzles.results.days()).toEqual(before));
});

test('an import that ends an unfinished game says that it updated something, and is undone', async () => {
  const puzzles = puzzleStorageOf(progress);
  const played = named('c/5/1');
  const result = exampleResult(played.name, { finishedAt: 10 });
  await puzzles.keepResults([result]);
  await puzzles.unfinished.load(played);
  puzzles.unfinished.save(played, playedOn(played, toggle(9)));
  await puzzles.flush();
  const again = { ...result, endedAt: Date.now() + 60_000 };
  await addBackup(host, progress, backupOfPuzzles({ results: new Map([[again.name, again]]) }));
  expect(await puzzles.unfinished.list()).toEqual([]);
  expect(texts()).toEqual(['It updated what you already had.']);
  shown()[0]!.action!.run();
  await vi.waitFor(async () => expect(await puzzles.unfinished.list()).toHaveLength(1));
});

test('imports are made one after the other, and the last can be undone', async () => {
  await Promise.all([
    addBackup(host, progress, backupOf('2413')),
    addBackup(host, progress, backupOf('2413', '3142')),
  ]);
  expect(notices.map(({ text }) => text())).toEqual([
    'Adding …',
    'Added: solutions (1).',
    'Adding …',
    'Added: solutions (1).',
  ]);
  expect(shown()).toEqual([notices.at(-1)]);
  shown()[0]!.action!.run();
  const found = async (): Promise<unknown> => [...(await progress.load(4)).found.keys()];
  await vi.waitFor(async () => expect(await found()).toEqual(['2413']));
});

test('an import on a full device says that not everything is saved, and cannot be undone', async () => {
  // The mock calls it with the store as its `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(putWithoutRoom(put));
  await addBackup(host, progress, backupOf('2413'));
  vi.restoreAllMocks();
  expect(texts()).toEqual([
    'Added: solutions (1). Not everything is saved yet. Keep this page open until it is.',
  ]);
  expect(shown()[0]).toMatchObject({ alert: true });
  expect(shown()[0]!.action).toBeUndefined();
});

test('an Undo that storage refuses says so, and leaves what was added', async () => {
  await addBackup(host, progress, backupOf('2413'));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  shown()[0]!.action!.run();
  await vi.waitFor(() =>
    expect(texts()).toContain('The browser didn’t undo all of it. The rest is still here.'),
  );
  vi.restoreAllMocks();
  expect(progress.recall(4)?.found.size ?? (await progress.load(4)).found.size).toBe(1);
});

test('an error of the game is told, and does not block the imports after it', async () => {
  vi.spyOn(progress, 'record').mockRejectedValueOnce(new TypeError('ours'));
  await expect(addBackup(host, progress, backupOf('2413'))).rejects.toThrow('ours');
  expect(texts()).toEqual(['Your progress is still here. Reload the page and import it again.']);
  await addBackup(host, progress, backupOf('2413'));
  expect(texts()).toContain('Added: solutions (1).');
});

/** Returns a code with settings and two with a find each; other settings make another set. */
async function codesOf(settings: object): Promise<readonly Backup[]> {
  const known = new Solutions(4);
  known.add(['2413', '3142'].map((code) => foundRecord(exampleFind(code))));
  const contents = { sizes: [known.progress()], puzzles: NO_PUZZLES, settings };
  const codes = await writeCodes(contents, 0, 1);
  return Promise.all(codes.map(async (link) => (await readSource({ link })) as Backup));
}

test('codes say which of their set are missing, in any order, and once all are here', async () => {
  const [first, second, third] = await codesOf({ name: 'a set' });
  const said: (readonly string[])[] = [];
  for (const code of [third!, third!, second!]) {
    await addBackup(host, progress, code);
    said.push(texts());
  }
  expect(said.map((sentences) => sentences.at(-1))).toEqual([
    'Added: solutions (1). Still missing: codes 1 and 2.',
    'You already have everything in it. Still missing: codes 1 and 2.',
    'Added: solutions (1). Still missing: code 1.',
  ]);
  expect(shown().at(-1)).toMatchObject({ stays: true });
  await addBackup(host, progress, first!);
  expect(texts().at(-1)).toBe('You already have everything in it. All codes have been added.');
  expect(shown().at(-1)).toMatchObject({ stays: false });
});

test('a code that is undone is missing again, with the settings as they were', async () => {
  const [first] = await codesOf({ theme: 'dark', board: 'line' });
  writeSettings({ theme: 'light', stars: 'off' });
  await addBackup(host, progress, first!);
  expect(texts().at(-1)).toMatch(/^Added: settings\. Still missing: codes 2 and 3\./);
  expect(readSettings()).toMatchObject({
    theme: 'dark',
    board: 'line',
    stars: 'shade',
    taught: true,
  });
  writeSettings({ board: 'delft' });
  shown().at(-1)!.action!.run();
  await vi.waitFor(() =>
    expect(readSettings()).toMatchObject({ theme: 'light', stars: 'off', board: 'delft' }),
  );
});

test('codes of two devices say which of their own set are missing, whichever comes first', async () => {
  const [mine, theirs] = [await codesOf({ name: 'mine' }), await codesOf({ name: 'theirs' })];
  const said: string[] = [];
  for (const code of [mine[0]!, theirs[1]!, mine[1]!, theirs[0]!]) {
    await addBackup(host, progress, code);
    said.push(
      texts()
        .at(-1)!
        .replace(/.*(?=Still)/, ''),
    );
  }
  expect(said).toEqual([
    'Still missing: codes 2 and 3.',
    'Still missing: codes 1 and 3.',
    'Still missing: code 3.',
    'Still missing: code 3.',
  ]);
});

test('a code of which storage refuses the Undo is missing again, because some of it is gone', async () => {
  const [, second, third] = await codesOf({ name: 'half undone' });
  await addBackup(host, progress, second!);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  shown().at(-1)!.action!.run();
  await vi.waitFor(() => expect(texts().at(-1)).toMatch(/^The browser didn’t undo all of it\./));
  vi.restoreAllMocks();
  await addBackup(host, progress, third!);
  expect(texts().at(-1)).toMatch(/Still missing: codes 1 and 2\.$/);
});

test('settings of a code that are nested without end bring what can be read', async () => {
  let nested: unknown = [];
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  const settings = { theme: 'dark', board: nested, other: nested };
  await addBackup(host, progress, { ...backupOf('2413'), settings });
  expect(texts()).toEqual(['Added: solutions (1) and settings.']);
  expect(readSettings()).toMatchObject({ theme: 'dark', board: 'celadon' });
});

test('a code of which localStorage cannot keep a note or the numbers of links says so', async () => {
  const [, second] = await codesOf({ name: 'without room' });
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('localStorage', full);
  const sentence = 'The browser couldn’t save all of it. Add it again after a reload.';
  await addBackup(host, progress, second!);
  expect(texts().at(-1)).toBe(`Added: solutions (1). Still missing: codes 1 and 3. ${sentence}`);
  await addBackup(host, progress, { ...backupOf('3142'), senders: [7] });
  expect(texts().at(-1)).toMatch(new RegExp(`${sentence}$`));
  expect(shown().at(-1)).toMatchObject({ alert: true });
});

test('a code of a later version, or a damaged one, gives the reason', async () => {
  // The empty zlib stream of a version 4.
  const later = BigInt('0x4789c030000000001').toString();
  expect(await readSource({ link: later })).toBe('newer');
  expect(await readSource({ link: '123' })).toBe('link');
});

test.each<[string, Partial<ImportCounts>, number, string | undefined]>([
  ['nothing', {}, 0, undefined],
  ['the number of links alone', {}, 1, 'Added: the number of your links.'],
  [
    'a friend’s day',
    { friends: 1 },
    1,
    'Added: friends’ results (1) and the number of your links.',
  ],
  [
    'things of every sort',
    { solutions: 1234, boards: 1, results: 2, unfinished: 3, drills: 4, drafts: 5 },
    0,
    'Added: solutions (1,234), unfinished boards (1), puzzle results (2), unfinished puzzles (3), progress in “Practise” (4) and drafts (5).',
  ],
])('names and counts what was added: %s', (_, counts, senders, words) => {
  expect(addedWords({ counts: { ...NOTHING, ...counts }, senders, settings: 0, updates: 0 })).toBe(
    words,
  );
});
