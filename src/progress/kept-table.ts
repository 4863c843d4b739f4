import type { UseDatabase } from './database.ts';
import type { TableResult } from './puzzle-progress.ts';
import type { Kind } from './puzzle-tabs.ts';
import { Outbox } from './storage/outbox.ts';
import { joinTableResults } from './table-result.ts';
import { TableStore, type StoredBoard } from './table-store.ts';
import type { Reading, Tries } from './tries.ts';

/** The Guard table as a page has it: what is stored, and what of it waits because storage refused. */
export class KeptTable {
  readonly #store: TableStore;
  readonly #tries: Tries<Kind>;
  readonly #outbox: Outbox<string, TableResult, StoredBoard>;

  constructor(use: UseDatabase, tries: Tries<Kind>) {
    const store = (this.#store = new TableStore(use));
    this.#tries = tries;
    this.#outbox = new Outbox({
      keyOf: ({ shape }) => shape,
      join: joinTableResults,
      write: (results) => store.keep(results),
      report: tries.report,
    });
  }

  /** Says that something is to be written again. */
  get waiting(): boolean {
    return this.#outbox.refused.length > 0;
  }

  /** The boards that are not known to be on the disk. */
  get unsaved(): readonly TableResult[] {
    return this.#outbox.unsaved;
  }

  /** The boards that were guarded, by their shapes. */
  async read(): Promise<Reading<ReadonlyMap<string, TableResult>>> {
    const stored = await this.#tries.read('table', 'all', () => this.#store.read(), []);
    return { ...stored, value: this.#outbox.overlay(stored.value) };
  }

  /**
   * Stores boards, each joined with what is there.
   * @returns What came of each by its shape; where storage refuses, all are better as far as anybody knows.
   */
  async keep(results: readonly TableResult[]): Promise<ReadonlyMap<string, StoredBoard>> {
    const stored = new Map(await this.#outbox.keep(results));
    for (const { shape } of results) {
      if (!stored.has(shape)) stored.set(shape, { kept: this.#outbox.get(shape)!, isBetter: true });
    }
    return stored;
  }

  /** Writes what waits. Resolves when that has succeeded or failed. */
  flush(): Promise<void> {
    return this.#outbox.flush();
  }
}
