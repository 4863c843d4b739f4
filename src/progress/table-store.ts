import { promisifyRequest } from 'idb-keyval';
import type { UseDatabase } from './database.ts';
import { setAside, TABLE } from './puzzle-database.ts';
import type { TableResult } from './puzzle-progress.ts';
import { joinTableResults, readTableResult } from './table-result.ts';

/** What came of storing a board of the Guard table. */
export interface StoredBoard {
  readonly kept: TableResult;
  /** Says that it was not guarded before, or with more queens. */
  readonly isBetter: boolean;
}

/** The Guard table in the database of puzzles. Methods fail with a `StorageError` only. */
export class TableStore {
  readonly #use: UseDatabase;

  constructor(use: UseDatabase) {
    this.#use = use;
  }

  /** The boards of the Guard table that were guarded. */
  read(): Promise<readonly TableResult[]> {
    return this.#use(TABLE, 'readonly', 'relaxed', async (transaction) => {
      const values = await promisifyRequest<unknown[]>(transaction.objectStore(TABLE).getAll());
      return values.flatMap((value) => readTableResult(value) ?? []);
    });
  }

  /**
   * Stores boards of the Guard table, each joined with what is there.
   * @returns What came of each by its shape.
   */
  keep(results: readonly TableResult[]): Promise<ReadonlyMap<string, StoredBoard>> {
    return this.#use(TABLE, 'readwrite', 'strict', async (transaction) => {
      const store = transaction.objectStore(TABLE);
      const stored = new Map<string, StoredBoard>();
      for (const result of results) {
        const { shape } = result;
        const value = await promisifyRequest<unknown>(store.get(shape));
        const read = readTableResult(value);
        const there = read?.shape === shape ? read : undefined;
        if (!there && value !== undefined) store.put(...setAside(shape, value));
        const kept = there ? joinTableResults(there, result) : result;
        if (kept !== there) store.put({ version: 1, ...kept }, shape);
        const isBetter = kept.queens.length < (there?.queens.length ?? Infinity);
        stored.set(shape, { kept, isBetter });
      }
      transaction.commit();
      return stored;
    });
  }
}
