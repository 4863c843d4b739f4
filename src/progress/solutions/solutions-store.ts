import { promisifyRequest } from 'idb-keyval';
import type { Code } from '../../core/solutions/code.ts';
import { database, walk } from '../storage/database.ts';
import { mergeRecords, mergeRecord, readRecord, type SolutionRecord } from './find.ts';

/** A part of a database: the records that can be read, and the number of other entries. */
export interface ReadSolutions {
  readonly records: readonly SolutionRecord[];
  /** Entries that are damaged or of a newer version; they stay in the database, untouched. */
  readonly setAside: number;
  /** The key behind which the next part begins; `undefined` at the end. */
  readonly next: IDBValidKey | undefined;
}

/** The number of entries that are read at a time, so few that they hold up the page little. */
const READ_AT_ONCE = 500;

/** The outcome of storing records. */
export interface SavedSolutions {
  /** The records that the database has of these solutions now: a find may have been revealed before. */
  readonly records: readonly SolutionRecord[];
  /** The codes that were not found in the database before and are now. */
  readonly newlyFound: ReadonlySet<Code>;
}

/** Returns the name of the database with the solutions of n × n, one record for each solution under its code. */
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

  /**
   * Reads a part of the database, each entry checked separately.
   * @param behind The `next` of the part before; left out for the first part.
   */
  async read(behind?: IDBValidKey): Promise<ReadSolutions> {
    const range = behind === undefined ? undefined : IDBKeyRange.lowerBound(behind, true);
    const [keys, values] = await this.#use('readonly', (store) =>
      Promise.all([
        promisifyRequest(store.getAllKeys(range, READ_AT_ONCE)),
        promisifyRequest<unknown[]>(store.getAll(range, READ_AT_ONCE)),
      ]),
    );
    const records = values
      .map((value, index) => this.#recordUnder(keys[index]!, value))
      .filter((record) => record !== undefined);
    return {
      records,
      setAside: values.length - records.length,
      next: keys.length < READ_AT_ONCE ? undefined : keys.at(-1),
    };
  }

  /**
   * Stores records in one transaction, each merged with the stored one, so that no find of another tab is lost.
   * Resolves when they are on the disk.
   * @param given Solutions of this size.
   */
  keep(given: readonly SolutionRecord[]): Promise<SavedSolutions> {
    return this.#use('readwrite', async (store) => {
      const best = mergeRecords(given);
      const stored = await valuesUnder([...best.keys()].sort(), store);
      const newlyFound = new Set<Code>();
      for (const [code, record] of best) {
        const value = stored.get(code);
        const there = this.#recordUnder(code, value);
        // An unreadable value is moved, not lost: a later version may be able to read it.
        if (!there && value !== undefined) store.put(value, `${code} set aside ${Date.now()}`);
        const kept = there ? mergeRecord(there, record) : record;
        if (kept !== there) store.put(kept, code);
        best.set(code, kept);
        if (kept.kind === 'found' && there?.kind !== 'found') newlyFound.add(code);
      }
      // Without this, the browser waits for this page to hear of every record before it commits.
      store.transaction.commit();
      return { records: [...best.values()], newlyFound };
    });
  }

  /**
   * Removes every record in one transaction. Unreadable entries stay: nobody could say what was erased, or put it
   * back. A removal that storage refuses is aborted, so that it does not happen late.
   * @returns The records that were removed.
   */
  async clear(): Promise<readonly SolutionRecord[]> {
    let transaction: IDBTransaction | undefined;
    try {
      return await this.#use('readwrite', (store) => {
        transaction = store.transaction;
        return this.#clear(store);
      });
    } catch (error) {
      try {
        transaction?.abort();
      } catch {
        // The transaction is over.
      }
      throw error;
    }
  }

  async #clear(store: IDBObjectStore): Promise<readonly SolutionRecord[]> {
    const erased: SolutionRecord[] = [];
    await walk(store.openCursor(), (cursor) => {
      const record = this.#recordUnder(cursor.key, cursor.value);
      if (record) {
        erased.push(record);
        cursor.delete();
      }
      cursor.continue();
      return true;
    });
    return erased;
  }

  #recordUnder(key: IDBValidKey, value: unknown): SolutionRecord | undefined {
    const record = readRecord(value);
    return record?.code === key && key.length === this.#size ? record : undefined;
  }
}

/**
 * Reads the values stored under these codes. A cursor goes from one existing key to the next, because asking for every
 * code takes longer: most codes of an import are new.
 * @param codes Codes in ascending order; at least one.
 */
async function valuesUnder(
  codes: readonly Code[],
  store: IDBObjectStore,
): Promise<ReadonlyMap<Code, unknown>> {
  const values = new Map<Code, unknown>();
  let next = 0;
  await walk(store.openCursor(codes.length === 1 ? codes[0] : undefined), (cursor) => {
    const { key } = cursor;
    // Keys that are no texts come before all codes, except lists and bytes, which come after them.
    const isBehind = typeof key === 'object' && !(key instanceof Date);
    while (typeof key === 'string' && next < codes.length && codes[next]! < key) next++;
    if (codes[next] === key) values.set(codes[next++]!, cursor.value);
    if (isBehind || next >= codes.length) return false;
    cursor.continue(codes[next]);
    return true;
  });
  return values;
}
