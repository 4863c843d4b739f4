import { promisifyRequest } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import {
  COMPLETE,
  exampleEnd,
  exampleResult,
  playedOn,
  toggle,
  TWO_QUEENS,
} from './example-puzzle.testing.ts';
import { useFreshStorage } from '../storage/fresh-storage.testing.ts';
import type { PuzzleStorage } from './puzzle-storage.ts';
import { GAMES, PUZZLES_DATABASE, puzzlesDatabase, RESULTS, OLD_TABLE } from './puzzle-database.ts';
import { puzzleGameRecord } from './puzzle-game.ts';
import { puzzleStorageOf } from './puzzle-storage.ts';
import { Progress } from '../progress.ts';
import { resultRecord } from './puzzle-result.ts';
import { newestGames } from './puzzle-games.ts';

useFreshStorage();

function page(): PuzzleStorage {
  return puzzleStorageOf(new Progress());
}

/** Opens the database as the build before version 2 does, with something of each sort in it. */
async function firstVersion(): Promise<IDBDatabase> {
  const request = indexedDB.open(PUZZLES_DATABASE);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore(GAMES).createIndex('changedAt', 'changedAt');
    db.createObjectStore(RESULTS).createIndex('time', 'time');
    db.createObjectStore(OLD_TABLE);
  };
  const db = await promisifyRequest(request);
  db.onversionchange = () => db.close();
  const transaction = db.transaction([GAMES, RESULTS, OLD_TABLE], 'readwrite');
  const game = playedOn(COMPLETE, toggle(7));
  const kept = { ...COMPLETE, game, changedBy: 'a page', changedAt: Date.now(), revision: 1 };
  transaction.objectStore(GAMES).put(puzzleGameRecord(kept), COMPLETE.name);
  for (const name of ['c/5/1', 'c/5/2']) {
    transaction.objectStore(RESULTS).put(resultRecord(exampleResult(name)), name);
  }
  transaction.objectStore(OLD_TABLE).put({ version: 1, ...TWO_QUEENS }, TWO_QUEENS.shape);
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  return db;
}

test('what version 1 kept is there in version 2, and counted', async () => {
  await firstVersion();
  const here = page();
  expect(await here.unfinished.list()).toMatchObject([COMPLETE]);
  expect([...(await here.results.getAll()).value.keys()]).toEqual(['c/5/1', 'c/5/2']);
  expect(await here.table.getAll()).toEqual({
    value: new Map([['3x4', TWO_QUEENS]]),
    isWhole: true,
  });
  expect(await here.results.statistics()).toMatchObject({
    solved: 2,
    byDifficulty: [{ kind: 'complete', step: 'gentle', solved: 2, unaided: 2 }],
  });
  expect(await here.results.days()).toEqual(new Map());
  await here.record(exampleEnd('2026-11-21/complete', { onDay: true }));
  expect(await page().results.days()).toEqual(new Map([['2026-11-21', { complete: 'counted' }]]));
});

test('a database that something else has made gets all its stores', async () => {
  await promisifyRequest(indexedDB.open(PUZZLES_DATABASE)).then((db) => db.close());
  const here = page();
  await here.record(exampleEnd('2026-11-21/complete'));
  expect(await page().results.days()).toEqual(new Map([['2026-11-21', { complete: 'solved' }]]));
  expect(await page().results.statistics()).toMatchObject({ solved: 1 });
});

test('a mistake of the program in a list of puzzles is thrown as it is, and not tried again', async () => {
  await firstVersion();
  const isWanted = vi.fn(() => {
    throw new TypeError('ours');
  });
  const list = puzzlesDatabase()(GAMES, 'readonly', 'relaxed', (transaction) =>
    newestGames(transaction, 1, isWanted),
  );
  await expect(list).rejects.toThrow(new TypeError('ours'));
  expect(isWanted).toHaveBeenCalledTimes(1);
});
