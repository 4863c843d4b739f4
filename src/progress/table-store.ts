import { promisifyRequest } from 'idb-keyval';
import type { UseDatabase } from './database.ts';
import { setAside, TABLE } from './puzzle-database.ts';
import type { TableResult } from './puzzle-progress.ts';
import { joinTableResults, readTableResult } from './table-result.ts';

/** What came of storing boards of the Guard table, by their shapes. */
export interface StoredTable {
  readonly kept: ReadonlyMap<string, TableResult>;
  /** Those that were not guarded before, or with more queens. */
  readonly better: ReadonlySet<string>;
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

  /** Stores boards of the Guard table, each joined with what is there. */
  keep(results: readonly TableResult[]): Promise<StoredTable> {
    return this.#use(TABLE, 'readwrite', 'strict', async (transaction) => {
      const store = transaction.objectStore(TABLE);
      const kept = new Map<string, TableResult>();
      const better = new Set<string>();
      for (const result of results) {
        const { shape } = result;
        const value = await promisifyRequest<unknown>(store.get(shape));
        const read = readTableResult(value);
        const there = read?.shape === shape ? read : undefined;
        if (!there && value !== undefined) store.put(...setAside(shape, value));
        const best = there ? joinTableResults(there, result) : result;
        if (best !== there) store.put({ version: 1, ...best }, shape);
        kept.set(shape, best);
        if (best.queens.length < (there?.queens.length ?? Infinity)) better.add(shape);
      }
      transaction.commit();
      return { kept, better };
    });
  }
}
