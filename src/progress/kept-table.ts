import type { UseDatabase } from './database.ts';
import type { TableResult } from './puzzle-progress.ts';
import { joinTableResults } from './table-result.ts';
import { TableStore, type StoredTable } from './table-store.ts';
import type { Tries } from './tries.ts';

/** The Guard table as a page has it: what is stored, and what of it waits because storage refused. */
export class KeptTable {
  readonly #store: TableStore;
  readonly #tries: Tries;
  readonly #waiting = new Map<string, TableResult>();
  /** Boards that are being written. */
  readonly #writing = new Set<TableResult>();

  constructor(use: UseDatabase, tries: Tries) {
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
  async read(): Promise<ReadonlyMap<string, TableResult>> {
    const table = new Map<string, TableResult>();
    const stored = await this.#tries.read(() => this.#store.read(), []);
    for (const result of [...stored, ...this.#waiting.values()]) add(table, result);
    return table;
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

  /** Writes what waits. */
  async retry(): Promise<void> {
    const results = [...this.#waiting.values()];
    this.#waiting.clear();
    await this.keep(results);
  }
}

function add(table: Map<string, TableResult>, result: TableResult): void {
  const there = table.get(result.shape);
  table.set(result.shape, there ? joinTableResults(there, result) : result);
}
