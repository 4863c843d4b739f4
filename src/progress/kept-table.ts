import type { UseDatabase } from './database.ts';
import type { TableResult } from './puzzle-progress.ts';
import { joinTableResults } from './table-result.ts';
import { TableStore, type StoredTable } from './table-store.ts';
import type { Kind } from './puzzle-tabs.ts';
import type { Reading, Tries } from './tries.ts';

/** The Guard table as a page has it: what is stored, and what of it waits because storage refused. */
export class KeptTable {
  readonly #store: TableStore;
  readonly #tries: Tries<Kind>;
  readonly #waiting = new Map<string, TableResult>();
  /** Boards that are being written. */
  readonly #writing = new Set<TableResult>();

  constructor(use: UseDatabase, tries: Tries<Kind>) {
    this.#store = new TableStore(use);
    this.#tries = tries;
  }

  /** Whether something is to be written again. */
  get waiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** The boards that are not known to be on the disk. */
  get unsaved(): readonly TableResult[] {
    return [...this.#waiting.values(), ...this.#writing];
  }

  /** The boards that were guarded, by their shapes. */
  async read(): Promise<Reading<ReadonlyMap<string, TableResult>>> {
    const table = new Map<string, TableResult>();
    const stored = await this.#tries.read('table', 'all', () => this.#store.read(), []);
    for (const result of [...stored.value, ...this.#waiting.values()]) add(table, result);
    return { ...stored, value: table };
  }

  /** Stores boards, each joined with what is there. */
  async keep(results: readonly TableResult[]): Promise<StoredTable> {
    let stored: StoredTable = { kept: new Map(), better: new Set() };
    if (results.length === 0) return stored;
    for (const result of results) this.#writing.add(result);
    await this.#tries.write(
      async () => {
        stored = await this.#store.keep(results);
      },
      () => {
        for (const result of results) add(this.#waiting, result);
        const better = new Set(results.map(({ shape }) => shape));
        stored = { kept: new Map(this.#waiting), better };
      },
    );
    for (const result of results) this.#writing.delete(result);
    return stored;
  }

  /** Writes what waits, and waits until it is written; what comes meanwhile waits on. */
  async retry(): Promise<void> {
    const results = [...this.#waiting.values()];
    if (results.length === 0) return;
    await this.#tries.write(
      async () => {
        await this.#store.keep(results);
        for (const result of results) {
          if (this.#waiting.get(result.shape) === result) this.#waiting.delete(result.shape);
        }
      },
      () => undefined,
    );
  }
}

function add(table: Map<string, TableResult>, result: TableResult): void {
  const there = table.get(result.shape);
  table.set(result.shape, there ? joinTableResults(there, result) : result);
}
