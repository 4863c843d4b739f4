import { promisifyRequest } from 'idb-keyval';
import type { PuzzleKind, Step } from '../core/puzzle.ts';
import { walk, type UseDatabase } from './database.ts';
import type { Days } from '../core/row-of-days.ts';
import { daysOf, keepPetals } from './month-store.ts';
import { BY_CHANGE, GAMES, MONTHS, RESULTS, setAside } from './puzzle-database.ts';
import { bestTime, figuresOf, medianTime } from './puzzle-figures.ts';
import { joinGames, puzzleGameRecord, readPuzzleGame, type KeptGame } from './puzzle-game.ts';
import type { BestTime, PuzzleFigures } from './puzzle-progress.ts';
import { joinResults, readResult, resultRecord, type KeptResult } from './puzzle-result.ts';
import { PART } from './storage/parts.ts';

/** What came of storing a result. */
export interface StoredResult {
  /** What was stored before; `undefined` where nothing was. */
  readonly before: KeptResult | undefined;
  readonly kept: KeptResult;
}

/** What is stored of a puzzle. */
export interface StoredPuzzle {
  readonly kept: KeptGame | undefined;
  readonly result: KeptResult | undefined;
}

/** Unfinished puzzles and results, in their database. Methods fail with a `StorageError` only. */
export class PuzzleStore {
  readonly #use: UseDatabase;

  constructor(use: UseDatabase) {
    this.#use = use;
  }

  /**
   * The unfinished puzzles changed last, the newest first, without reading any other.
   * @param most How many at most.
   * @param isWanted Whether one counts.
   * @returns With the names under which there is something that cannot be read.
   */
  newest(
    most: number,
    isWanted: (kept: KeptGame) => boolean,
  ): Promise<{ readonly games: readonly KeptGame[]; readonly damaged: readonly string[] }> {
    return this.#use(GAMES, 'readonly', 'relaxed', async (transaction) => {
      const games: KeptGame[] = [];
      const damaged: string[] = [];
      const index = transaction.objectStore(GAMES).index(BY_CHANGE);
      await walk(index.openCursor(null, 'prev'), (cursor) => {
        if (games.length >= most) return false;
        const name = cursor.primaryKey as string;
        const kept = readPuzzleGame(cursor.value, name);
        if (!kept) damaged.push(name);
        else if (isWanted(kept)) games.push(kept);
        cursor.continue();
        return true;
      });
      return { games, damaged };
    });
  }

  /** How many unfinished puzzles there are. */
  count(): Promise<number> {
    return this.#use(GAMES, 'readonly', 'relaxed', (transaction) =>
      promisifyRequest(transaction.objectStore(GAMES).index(BY_CHANGE).count()),
    );
  }

  /** Of each name the unfinished puzzle, and how the puzzle ended earlier, in their order. */
  puzzles(names: readonly string[]): Promise<readonly StoredPuzzle[]> {
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

  /** Moves what cannot be read of games out of the way of lists and counts. */
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
   * Takes a puzzle out of the unfinished ones.
   * @param upTo One that was changed after this moment stays.
   * @returns What was taken out.
   */
  removeGame(name: string, upTo: number): Promise<KeptGame | undefined> {
    return this.#use(GAMES, 'readwrite', 'strict', (transaction) =>
      takeGame(transaction, name, upTo),
    );
  }

  /**
   * Stores games of other devices, each joined with what is there; not one of a puzzle that ended since.
   * @returns The names of those that brought something.
   */
  keepGames(games: readonly KeptGame[]): Promise<ReadonlySet<string>> {
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
        const kept = there.record ? joinGames(there.record, game) : game;
        if (kept === there.record) continue;
        const revision = Math.max(there.record?.revision ?? 0, game.revision) + 1;
        store.put(puzzleGameRecord({ ...kept, revision }), name);
        brought.add(name);
      }
      return brought;
    });
  }

  /**
   * Stores results, each joined with what is there, and takes the games of these puzzles out that were
   * not changed since, in one transaction with what becomes of their days. Resolves when they are on the disk.
   * @returns What came of each by its name.
   */
  keepResults(results: readonly KeptResult[]): Promise<ReadonlyMap<string, StoredResult>> {
    return this.#use([GAMES, RESULTS, MONTHS], 'readwrite', 'strict', async (transaction) => {
      const store = transaction.objectStore(RESULTS);
      const stored = new Map<string, StoredResult>();
      for (const result of results) {
        const { name } = result;
        const { record: before, value } = await resultOf(transaction, name);
        // What cannot be read is moved, not lost: a later version may know what it is.
        if (!before && value !== undefined) store.put(...setAside(name, value));
        const kept = before ? joinResults(before, result) : result;
        if (kept !== before) store.put(resultRecord(kept), name);
        await takeGame(transaction, name, kept.endedAt);
        stored.set(name, { before, kept });
      }
      await keepPetals(
        transaction,
        Array.from(stored.values(), ({ kept }) => kept),
      );
      // Else the browser waits for this page before it commits, and the page may be going.
      transaction.commit();
      return stored;
    });
  }

  /** The results of these puzzles, where there are any. */
  results(names: readonly string[]): Promise<readonly KeptResult[]> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) => {
      const read = await Promise.all(names.map((name) => resultOf(transaction, name)));
      return read.flatMap(({ record }) => record ?? []);
    });
  }

  /**
   * A part of all results, each checked by itself.
   * @param behind The name that the part before this one says; the first part if left out.
   */
  someResults(
    behind?: IDBValidKey,
  ): Promise<{ readonly results: readonly KeptResult[]; readonly next: IDBValidKey | undefined }> {
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
   * The middle one of the times of a kind and step, in milliseconds.
   * @param waiting Results of them that may not be stored yet.
   */
  medianTime(
    cell: { readonly kind: PuzzleKind; readonly step: Step },
    waiting: readonly KeptResult[],
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
   * The shortest time of a kind and step.
   * @param waiting Results of them that may not be stored yet.
   */
  bestTime(
    cell: { readonly kind: PuzzleKind; readonly step: Step },
    waiting: readonly KeptResult[],
  ): Promise<BestTime | undefined> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) =>
      bestTime(transaction, cell, await withoutSolved(transaction, waiting)),
    );
  }

  /**
   * How all puzzles were solved.
   * @param waiting Results of puzzles that were solved, which may not be stored yet.
   */
  figures(waiting: readonly KeptResult[]): Promise<PuzzleFigures> {
    return this.#use(RESULTS, 'readonly', 'relaxed', async (transaction) =>
      figuresOf(transaction, await withoutSolved(transaction, waiting)),
    );
  }

  /**
   * What became of the puzzles of days.
   * @param besides Results that are not stored yet.
   */
  days(besides: readonly KeptResult[]): Promise<Days> {
    return this.#use([MONTHS, RESULTS], 'readonly', 'relaxed', (transaction) =>
      daysOf(transaction, besides),
    );
  }
}

/** What is stored under a name: a record, or a value that cannot be read. */
interface Read<T> {
  readonly record: T | undefined;
  readonly value: unknown;
}

async function gameOf(transaction: IDBTransaction, name: string): Promise<Read<KeptGame>> {
  const value = await promisifyRequest<unknown>(transaction.objectStore(GAMES).get(name));
  return { record: readPuzzleGame(value, name), value };
}

/** The result stored under a name. */
export async function resultOf(
  transaction: IDBTransaction,
  name: string,
): Promise<Read<KeptResult>> {
  const value = await promisifyRequest<unknown>(transaction.objectStore(RESULTS).get(name));
  const result = readResult(value);
  return { record: result?.name === name ? result : undefined, value };
}

/** Results without those of puzzles that are stored as solved. */
async function withoutSolved(
  transaction: IDBTransaction,
  results: readonly KeptResult[],
): Promise<readonly KeptResult[]> {
  const stored = await Promise.all(results.map(({ name }) => resultOf(transaction, name)));
  return results.filter((_, index) => stored[index]!.record?.outcome !== 'solved');
}

/** Takes a game out unless it was changed after a moment; what cannot be read stays. */
async function takeGame(
  transaction: IDBTransaction,
  name: string,
  upTo: number,
): Promise<KeptGame | undefined> {
  const { record } = await gameOf(transaction, name);
  if (!record || record.changedAt > upTo) return undefined;
  transaction.objectStore(GAMES).delete(name);
  return record;
}
