import { promisifyRequest } from 'idb-keyval';
import { readValue, type UseDatabase } from '../storage/database.ts';
import { putAside } from '../storage/record-table.ts';
import { isListed } from './old-table.ts';
import { BY_CHANGE, GAMES, RESULTS, setAside } from './puzzle-database.ts';
import { readPuzzleGame, type SavedPuzzle } from './puzzle-game.ts';
import { readResultOf, type SavedResult } from './puzzle-result.ts';

// Unfinished puzzles in their database. Functions that open a transaction fail with a `StorageError` only.

/** The game and the result that are stored of a puzzle. */
export interface StoredPuzzleGame {
  readonly kept: SavedPuzzle | undefined;
  readonly result: SavedResult | undefined;
}

/** The unfinished puzzles that were changed last, and the names whose entries cannot be read. */
export interface NewestGames {
  readonly games: readonly SavedPuzzle[];
  readonly damaged: readonly string[];
}

/**
 * Reads the unfinished puzzles that were changed last, the newest first, and no others.
 * @param most The largest number of them.
 * @param isWanted Returns true if a puzzle counts.
 */
export async function newestGames(
  transaction: IDBTransaction,
  most: number,
  isWanted: (kept: SavedPuzzle) => boolean,
): Promise<NewestGames> {
  const games: SavedPuzzle[] = [];
  const damaged: string[] = [];
  const names = await namesByChange(transaction);
  // One by one, and not by a cursor: that ends at a value that is lost.
  for (const name of names.reverse()) {
    if (games.length >= most) break;
    const { record } = await gameOf(transaction, name);
    if (!record) damaged.push(name);
    else if (isWanted(record)) games.push(record);
  }
  return { games, damaged };
}

/** Counts the unfinished puzzles that are listed. */
export async function countGames(transaction: IDBTransaction): Promise<number> {
  return (await namesByChange(transaction)).filter(isListed).length;
}

function namesByChange(transaction: IDBTransaction): Promise<string[]> {
  const index = transaction.objectStore(GAMES).index(BY_CHANGE);
  return promisifyRequest(index.getAllKeys()) as Promise<string[]>;
}

/** Reads the unfinished puzzle and the earlier result of each name, in the order of the names. */
export function gamesWithResults(
  transaction: IDBTransaction,
  names: readonly string[],
): Promise<readonly StoredPuzzleGame[]> {
  return Promise.all(
    names.map(async (name) => {
      const [kept, result] = await Promise.all([
        gameOf(transaction, name),
        resultOf(transaction, name),
      ]);
      return { kept: kept.record, result };
    }),
  );
}

/** Moves unreadable games out of the way of lists and counts. */
export function setGamesAside(use: UseDatabase, names: readonly string[]): Promise<void> {
  return use(GAMES, 'readwrite', 'relaxed', async (transaction) => {
    const store = transaction.objectStore(GAMES);
    for (const name of names) {
      const { record, entry } = await gameOf(transaction, name);
      if (record || entry === undefined) continue;
      putAside(store, name, setAside(entry));
      store.delete(name);
    }
  });
}

/** Removes a game unless it was changed after `upTo`, and returns it; an unreadable one stays. */
export async function removeGame(
  transaction: IDBTransaction,
  name: string,
  upTo: number,
): Promise<SavedPuzzle | undefined> {
  const { record } = await gameOf(transaction, name);
  if (!record || record.changedAt > upTo) return undefined;
  transaction.objectStore(GAMES).delete(name);
  return record;
}

/** Reads the result stored under a name. */
export async function resultOf(
  transaction: IDBTransaction,
  name: string,
): Promise<SavedResult | undefined> {
  return readResultOf(await readValue(transaction.objectStore(RESULTS).get(name)), name);
}

async function gameOf(
  transaction: IDBTransaction,
  name: string,
): Promise<{ readonly record: SavedPuzzle | undefined; readonly entry: unknown }> {
  const entry = await readValue(transaction.objectStore(GAMES).get(name));
  return { record: readPuzzleGame(entry, name), entry };
}
