import { promisifyRequest } from 'idb-keyval';
import { readValue, type UseDatabase } from '../storage/database.ts';
import { setAside, TABLE } from './puzzle-database.ts';
import type { TableResult } from './puzzle-progress.ts';
import type { Kind } from './puzzle-tabs.ts';
import { Outbox } from '../storage/outbox.ts';
import { mergeTableResults, readTableResult } from './table-result.ts';
import type { Reading, StorageGuard } from '../storage/storage-guard.ts';

/** The outcome of storing a board of the Guard table. */
export interface StoredTableResult {
  readonly kept: TableResult;
  /** True if the board was not guarded before, or with more queens. */
  readonly isBetter: boolean;
}

/** The Guard table as a page has it: the stored boards, and those that wait because storage refused. */
export class GuardTableRepository {
  /** The boards on their way to the disk, by their shapes. */
  readonly outbox: Outbox<string, TableResult, StoredTableResult>;
  readonly #use: UseDatabase;
  readonly #guard: StorageGuard<Kind>;

  constructor(use: UseDatabase, guard: StorageGuard<Kind>) {
    this.#use = use;
    this.#guard = guard;
    this.outbox = new Outbox({
      keyOf: ({ shape }) => shape,
      merge: mergeTableResults,
      write: (results) => this.#write(results),
      report: guard.report,
    });
  }

  /** Reads the boards that were guarded, by their shapes. */
  async read(): Promise<Reading<ReadonlyMap<string, TableResult>>> {
    const stored = await this.#guard.read<readonly TableResult[]>(
      'table',
      'all',
      () =>
        this.#use(TABLE, 'readonly', 'relaxed', async (transaction) => {
          const values = await promisifyRequest<unknown[]>(transaction.objectStore(TABLE).getAll());
          return values.flatMap((value) => readTableResult(value) ?? []);
        }),
      [],
    );
    return { ...stored, value: this.outbox.overlay(stored.value) };
  }

  /**
   * Stores boards, each merged with the stored one.
   * @returns The outcome of each by its shape. Where storage refuses, a board is compared with the one that waits.
   */
  async keep(results: readonly TableResult[]): Promise<ReadonlyMap<string, StoredTableResult>> {
    const before = new Map(results.map(({ shape }) => [shape, this.outbox.get(shape)]));
    const stored = new Map(await this.outbox.keep(results));
    for (const { shape } of results) {
      if (stored.has(shape)) continue;
      const kept = this.outbox.get(shape)!;
      const isBetter = kept.queens.length < (before.get(shape)?.queens.length ?? Infinity);
      stored.set(shape, { kept, isBetter });
    }
    return stored;
  }

  #write(results: readonly TableResult[]): Promise<ReadonlyMap<string, StoredTableResult>> {
    return this.#use(TABLE, 'readwrite', 'strict', async (transaction) => {
      const store = transaction.objectStore(TABLE);
      const stored = new Map<string, StoredTableResult>();
      for (const result of results) {
        const { shape } = result;
        const value = await readValue(store.get(shape));
        const read = readTableResult(value);
        const there = read?.shape === shape ? read : undefined;
        if (!there && value !== undefined) store.put(...setAside(shape, value));
        const kept = there ? mergeTableResults(there, result) : result;
        if (kept !== there) store.put({ version: 1, ...kept }, shape);
        const isBetter = kept.queens.length < (there?.queens.length ?? Infinity);
        stored.set(shape, { kept, isBetter });
      }
      transaction.commit();
      return stored;
    });
  }
}
