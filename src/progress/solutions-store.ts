import { promisifyRequest } from 'idb-keyval';
import type { Code } from '../core/code.ts';
import { database } from './database.ts';
import { bestOf, isRecord, preferred, type SolutionRecord } from './find.ts';

/** What a database holds: the records that can be read, and how many others lie beside them. */
export interface ReadSolutions {
  readonly records: readonly SolutionRecord[];
  /** Entries that are damaged or of a newer version; they stay in the database, untouched. */
  readonly setAside: number;
}

/** The name of the database with the solutions of n × n, one record a solution under its code. */
export function solutionsDatabase(size: number): string {
  return `ninety-two-solutions-${size}`;
}

/** The solutions of one size in their database. Methods fail with a `StorageError` only. */
export class SolutionsStore {
  readonly #size: number;
  readonly #use;

  constructor(size: number) {
    this.#size = size;
    this.#use = database(solutionsDatabase(size), 'solutions', 'strict');
  }

  /** Everything in the database, each entry checked by itself. */
  async read(): Promise<ReadSolutions> {
    // Not idb-keyval's `entries`, which brings its default store into the first view.
    const [keys, values] = await this.#use('readonly', (store) =>
      Promise.all([
        promisifyRequest(store.getAllKeys()),
        promisifyRequest<unknown[]>(store.getAll()),
      ]),
    );
    const records = values
      .map((value, index) => this.#recordUnder(keys[index]!, value))
      .filter((record) => record !== undefined);
    return { records, setAside: values.length - records.length };
  }

  /**
   * Stores records in one transaction, each only where it is better than what is there, so that no
   * other tab's find is ever lost. Resolves when they are on the disk.
   * @param records Solutions of this size.
   * @returns The codes that were not found in the database before and are now.
   */
  keep(records: readonly SolutionRecord[]): Promise<ReadonlySet<Code>> {
    return this.#use('readwrite', (store) => {
      const newlyFound = new Set<Code>();
      for (const [code, record] of bestOf(records)) {
        const request: IDBRequest<unknown> = store.get(code);
        request.onsuccess = () => {
          const there = this.#recordUnder(code, request.result);
          // What cannot be read is moved, not lost: a later version may know what it is.
          if (!there && request.result !== undefined) {
            store.put(request.result, `${code} set aside ${Date.now()}`);
          }
          const best = there ? preferred(there, record) : record;
          if (best !== there) store.put(best, code);
          if (best.kind === 'found' && there?.kind !== 'found') newlyFound.add(code);
        };
      }
      return newlyFound;
    });
  }

  /**
   * Removes every record in one transaction. Entries that cannot be read stay: nobody could say what
   * was erased, or put it back.
   * @returns What was removed.
   */
  clear(): Promise<readonly SolutionRecord[]> {
    return this.#use('readwrite', (store) => {
      const erased: SolutionRecord[] = [];
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        const record = this.#recordUnder(cursor.key, cursor.value);
        if (record) {
          erased.push(record);
          cursor.delete();
        }
        cursor.continue();
      };
      return erased;
    });
  }

  #recordUnder(key: IDBValidKey, value: unknown): SolutionRecord | undefined {
    const sound = isRecord(value) && value.code === key && key.length === this.#size;
    return sound ? value : undefined;
  }
}
