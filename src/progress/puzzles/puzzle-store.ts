import { promisifyRequest } from 'idb-keyval';
import type { PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import { readValue, type UseDatabase } from '../storage/database.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { daysOf, saveMonthOutcomes } from './month-store.ts';
import { BY_CHANGE, GAMES, MONTHS, RESULTS, setAside } from './puzzle-database.ts';
import { bestTime, puzzleStatisticsOf, medianTime } from './puzzle-statistics.ts';
import {
  mergeSavedPuzzles,
  puzzleGameRecord,
  readPuzzleGame,
  type SavedPuzzle,
} from './puzzle-game.ts';
import type { BestTime, PuzzleStatistics } from './puzzle-progress.ts';
import { mergeResults, readResult, resultRecord, type SavedResult } from './puzzle-result.ts';
import { PART } from '../storage/parts.ts';

/** The outcome of storing a result. */
export interface StoredResult {
  /** The result that was stored before; `undefined` if there was none. */
  readonly before: SavedResult | undefined;
  readonly kept: SavedResult;
}

/** The game and the result that are stored of a puzzle. */
export interface StoredPuzzleGame {
  readonly kept: SavedPuzzle | undefined;
  readonly result: SavedResult | undefined;
}

/** Unfinished puzzles and results, in their database. Methods fail with a `StorageError` only. */
export class PuzzleStore {
  readonly #use: UseDatabase;

  constructor(use: UseDatabase) {
    this.#use = use;
  }

  /**
   * Reads the unfinished puzzles that were changed last, the newest first, and no others.
   * @param most The largest number of them.
   * @param isWanted Returns true if a puzzle counts.
   * @returns The puzzles, and the names whose entries cannot be read.
   */
  newest(
    most: number,
    isWanted: (kept: SavedPuzzle) => boolean,
  ): Promise<{ readonly games: readonly SavedPuzzle[]; readonly damaged: readonly string[] }> {
    return this.#use(GAMES, 'readonly', 'relaxed', async (transaction) => {
      const games: SavedPuzzle[] = [];
      const damaged: string[] = [];
      const index = transaction.objectStore(GAMES).index(BY_CHANGE);
      const names = (await promisifyRequest(index.getAllKeys())) as string[];
      // One by one, and not by a cursor: that ends at a value that is lost.
      for (const name of names.reverse()) {
        if (games.length >= most) break;
        const { record } = await gameOf(transaction, name);
        if (!record) damaged.push(name);
        else if (isWanted(record)) games.push(record);
      }
      return { games, damaged };
    });
  }

  /** Counts the unfinished puzzles. */
  count(): Promise<number> {
    return this.#use(GAMES, 'readonly', 'relaxed', (transaction) =>
      promisifyRequest(transaction.objectStore(GAMES).index(BY_CHANGE).count()),
    );
  }

  /** Reads the unfinished puzzle and the earlier result of each name, in the order of the names. */
  puzzles(names: readonly string[]): Promise<readonly StoredPuzzleGame[]> {
    return this.#use([GAMES, RESULTS], 'readonly', 'relaxed', (transaction) =>
      Promise.all(
        names.map(async (name) => {
          const [kept, result] = await Promise.all([
            gameOf(transaction, name),
            resultOf(transaction, name),
          ]);
          return { kept: kept.record, result: result.record };
        }),
      ),
    );
  }

  /** Moves unreadable games out of the way of lists and counts. */
  setGamesAside(names: readonly string[]): Promise<void> {
    return this.#use(GAMES, 'readwrite', 'relaxed', async (transaction) => {
      const store = transaction.objectStore(GAMES);
      for (const name of names) {
        const { record, value } = await gameOf(transaction, name);
        if (record || value === undefined) continue;
        store.put(...setAside(name, value));
        store.delete(name);
      }
    });
  }

  /**
   * Removes a puzzle from the unfinished ones.
   * @param upTo Milliseconds since 1970. A puzzle that was changed after this moment stays.
   * @returns The game that was removed.
   */
  removeGame(name: string, upTo: number): Promise<SavedPuzzle | undefined> {
    return this.#use(GAMES, 'readwrite', 'strict', (transaction) =>
      takeGame(transaction, name, upTo),
    );
  }

  /**
   * Stores games of other devices, each merged with the stored one. A game of a puzzle that has ended since is left
   * out.
   * @returns The names of the games that brought something.
   */
  keepGames(games: readonly SavedPuzzle[]): Promise<ReadonlySet<string>> {
    return this.#use([GAMES, RESULTS], 'readwrite', 'strict', async (transaction) => {
      const store = transaction.objectStore(GAMES);
      const brought = new Set<string>();
      for (const game of games) {
        const { name } = game;
        const [there, result] = await Promise.all([
          gameOf(transaction, name),
          resultOf(transaction, name),
        ]);
        if (game.changedAt <= (result.record?.endedAt ?? -1)) continue;
        if (!there.record && there.value !== undefined) {
          store.put(...setAside(name, there.value));
        }
        const kept = there.record ? mergeSavedPuzzles(there.record, game) : game;
        if (kept === there.record) continue;
        const revision = Math.max(there.record?.revision ?? 0, game.revision) + 1;
        store.put(puzzleGameRecord({ ...kept, revision }), name);
        brought.add(name);
      }
      return brought;
    });
  }

  /**
   * Stores results, each merged with the stored one, in one transaction. It also removes the games of these puzzles
   * that were not changed since, and updates their days. Resolves when everything is on the disk.
   * @returns The outcome of each by its name.
   */
  keepResults(results: readonly SavedResult[]): Promise<ReadonlyMap<string, StoredResult>> {
    return this.#use([GAMES, RESULTS, MONTHS], 'readwrite', 'strict', async (transaction) => {
      const store = transaction.objectStore(RESULTS);
      const stored = new Map<string, StoredResult>();
      for (const result of results) {
        const { name } = result;
        const { record: before, value } = await resultOf(transaction, name);
        // An unreadable value is moved, not lost: a later version may be able to read it.
        if (!before && value !== undefined) store.put(...setAside(name, value));
        const kept = before ? mergeResults(before, result) : result;
        if (kept !== before) store.put(resultRecord(kept), name);
        await takeGame(transaction, name, kept.endedAt);
        stored.set(name, { before, kept });
      }
      await saveMonthOutcomes(
        transaction,
        Array.from(stored.values(), ({ kept }) => kept),
      );
      // Without this, the browser waits for the page before it commits, and the page may be closing.
      transaction.commit();
      return stored;
    });
  }

  /** Reads the results of these puzzles, where there are any. */
  results(names: readonly string[]): Promise<readonly SavedResult[]> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) => {
      const read = await Promise.all(names.map((name) => resultOf(transaction, name)));
      return read.flatMap(({ record }) => record ?? []);
    });
  }

  /**
   * Reads a part of all results, each checked separately.
   * @param behind The `next` of the part before; left out for the first part.
   */
  someResults(
    behind?: IDBValidKey,
  ): Promise<{ readonly results: readonly SavedResult[]; readonly next: IDBValidKey | undefined }> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) => {
      const store = transaction.objectStore(RESULTS);
      const range = behind === undefined ? undefined : IDBKeyRange.lowerBound(behind, true);
      const [keys, values] = await Promise.all([
        promisifyRequest(store.getAllKeys(range, PART)),
        promisifyRequest<unknown[]>(store.getAll(range, PART)),
      ]);
      const results = values.flatMap((value, index) => {
        const result = readResult(value);
        return result && result.name === keys[index] ? result : [];
      });
      return { results, next: keys.length < PART ? undefined : keys.at(-1) };
    });
  }

  /**
   * Returns the median time of a kind and difficulty, in milliseconds.
   * @param waiting Results of the same kind and difficulty that may not be stored yet.
   */
  medianTime(
    cell: { readonly kind: PuzzleKind; readonly step: Difficulty },
    waiting: readonly SavedResult[],
  ): Promise<number | undefined> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) => {
      const besides = await withoutSolved(transaction, waiting);
      return medianTime(
        transaction,
        cell,
        besides.map(({ elapsed }) => elapsed),
      );
    });
  }

  /**
   * Returns the shortest time of a kind and difficulty.
   * @param waiting Results of the same kind and difficulty that may not be stored yet.
   */
  bestTime(
    cell: { readonly kind: PuzzleKind; readonly step: Difficulty },
    waiting: readonly SavedResult[],
  ): Promise<BestTime | undefined> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) =>
      bestTime(transaction, cell, await withoutSolved(transaction, waiting)),
    );
  }

  /**
   * Counts how all puzzles were solved.
   * @param waiting Results of solved puzzles that may not be stored yet.
   */
  statistics(waiting: readonly SavedResult[]): Promise<PuzzleStatistics> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) =>
      puzzleStatisticsOf(transaction, await withoutSolved(transaction, waiting)),
    );
  }

  /**
   * Reads the outcomes of the puzzles of days.
   * @param besides Results that are not stored yet.
   */
  days(besides: readonly SavedResult[]): Promise<DayHistory> {
    return this.#use([MONTHS, RESULTS], 'readonly', 'relaxed', (transaction) =>
      daysOf(transaction, besides),
    );
  }
}

/** An entry stored under a name: a record, or a value that cannot be read. */
interface Read<T> {
  readonly record: T | undefined;
  readonly value: unknown;
}

async function gameOf(transaction: IDBTransaction, name: string): Promise<Read<SavedPuzzle>> {
  const value = await readValue(transaction.objectStore(GAMES).get(name));
  return { record: readPuzzleGame(value, name), value };
}

/** Reads the result stored under a name. */
export async function resultOf(
  transaction: IDBTransaction,
  name: string,
): Promise<Read<SavedResult>> {
  const value = await readValue(transaction.objectStore(RESULTS).get(name));
  const result = readResult(value);
  return { record: result?.name === name ? result : undefined, value };
}

/** Returns the results without those of puzzles that are stored as solved. */
async function withoutSolved(
  transaction: IDBTransaction,
  results: readonly SavedResult[],
): Promise<readonly SavedResult[]> {
  const stored = await Promise.all(results.map(({ name }) => resultOf(transaction, name)));
  return results.filter((_, index) => stored[index]!.record?.outcome !== 'solved');
}

/** Removes a game unless it was changed after `upTo`; an unreadable one stays. */
async function takeGame(
  transaction: IDBTransaction,
  name: string,
  upTo: number,
): Promise<SavedPuzzle | undefined> {
  const { record } = await gameOf(transaction, name);
  if (!record || record.changedAt > upTo) return undefined;
  transaction.objectStore(GAMES).delete(name);
  return record;
}
