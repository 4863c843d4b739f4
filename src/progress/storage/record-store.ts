import { isThere, troubleOf, type UseDatabase } from './database.ts';
import { Outbox } from './outbox.ts';
import { partsOf } from './parts.ts';
import { RecordTable, type Part, type RecordType, type Saved } from './record-table.ts';
import type { Report, Retried } from './storage-health.ts';

/** A value that was read, and a flag that says if it is complete. */
export interface Reading<T> {
  /** The value; as much of it as is known, if storage refused. */
  readonly value: T;
  readonly isWhole: boolean;
}

/** The database of a store, and callbacks of its page. */
export interface RecordHost {
  /** The name of the database. */
  readonly database: string;
  readonly use: UseDatabase;
  readonly report: Report;
  /** Called when something can be read that storage had refused. */
  readonly onReadable: () => void;
}

/** Records of one kind as a page has them: the stored ones, and over them those that wait because storage refused. */
export class RecordStore<Key extends string, Value extends object> implements Retried {
  /** The values on their way to the disk. */
  readonly outbox: Outbox<Key, Value, Saved<Value>>;
  protected readonly table: RecordTable<Key, Value>;
  readonly #host: RecordHost;
  /** Reads that were refused and have not succeeded since, by their names. */
  readonly #unread = new Map<string, () => Promise<unknown>>();

  constructor(type: RecordType<Key, Value>, host: RecordHost) {
    this.table = new RecordTable(type, host.use);
    this.#host = host;
    this.outbox = new Outbox({
      keyOf: type.keyOf,
      merge: type.merge,
      write: (values) => this.write(values),
      report: host.report,
    });
  }

  /** True if storage has refused a write or a read and has not done it since. */
  get hasRefusals(): boolean {
    return this.outbox.hasRefusals || this.#unread.size > 0;
  }

  /** Saves values, each merged with the stored one. Resolves when they are on the disk, or wait in memory. */
  async save(values: readonly Value[]): Promise<ReadonlyMap<Key, Saved<Value>>> {
    const keys = values.map(this.table.type.keyOf);
    const known = new Map(keys.map((key) => [key, this.outbox.get(key)]));
    const saved = new Map(await this.outbox.keep(values));
    for (const [key, before] of known) {
      if (!saved.has(key)) saved.set(key, { before, after: this.outbox.get(key)! });
    }
    return saved;
  }

  /** Puts back what was there before values were saved, except where another was saved since. */
  async undo(saved: ReadonlyMap<Key, Saved<Value>>): Promise<void> {
    await this.table.undo(saved);
  }

  /** Reads the value of a key; where storage refuses, what this page has of it. */
  async get(key: Key): Promise<Value | undefined> {
    return (await this.getSome([key])).value.get(key);
  }

  /** Reads the values of these keys, where there are any, and all that wait. */
  async getSome(keys: readonly Key[]): Promise<Reading<ReadonlyMap<Key, Value>>> {
    // A value that is written during the read may be missing from what is read.
    const values = keys.flatMap((key) => this.outbox.get(key) ?? []);
    const { store } = this.table.type;
    let areAll = true;
    for (const part of partsOf(keys)) {
      const { value, isWhole } = await this.query(
        'some',
        store,
        (it) => this.table.find(it, part),
        [],
      );
      values.push(...value);
      areAll &&= isWhole;
    }
    return { value: this.outbox.overlay(values), isWhole: areAll };
  }

  /** Reads every value, in parts between which the page goes on. */
  async getAll(): Promise<Reading<ReadonlyMap<Key, Value>>> {
    // Values that wait now may be written to a place that the reading has passed.
    const values = [...this.outbox.refused];
    let areAll = true;
    let behind: IDBValidKey | undefined;
    do {
      const from = behind;
      const nothing: Part<Value> = { values: [], unreadable: 0, next: undefined };
      const { value, isWhole } = await this.#read('all', () => this.table.part(from), nothing);
      values.push(...value.values);
      behind = value.next;
      areAll &&= isWhole;
    } while (behind !== undefined);
    return { value: this.outbox.overlay(values), isWhole: areAll };
  }

  /**
   * Reads something else in a transaction.
   * @param name The name of the read. A refused one is tried again; a later read of its name replaces it.
   * @param otherwise The value that is known without storage. It is complete if the browser gives no database and
   *   lists none of this name.
   */
  query<T>(
    name: string,
    stores: string | readonly string[],
    work: (transaction: IDBTransaction) => T | Promise<T>,
    otherwise: T,
  ): Promise<Reading<T>> {
    return this.#read(name, () => this.#host.use(stores, 'readonly', 'relaxed', work), otherwise);
  }

  /** Tries everything that waits to be written, and then what could not be read. */
  async flush(): Promise<void> {
    await this.outbox.flush();
    for (const [name, work] of [...this.#unread]) await this.#read(name, work, undefined);
  }

  /** Stores values, each merged with the stored one. */
  protected write(values: readonly Value[]): Promise<ReadonlyMap<Key, Saved<Value>>> {
    return this.table.merge(values);
  }

  async #read<T>(name: string, work: () => Promise<T>, otherwise: T): Promise<Reading<T>> {
    const { database, report, onReadable } = this.#host;
    try {
      const value = await work();
      if (this.#unread.delete(name)) {
        report(undefined);
        onReadable();
      }
      return { value, isWhole: true };
    } catch (error) {
      const trouble = troubleOf(error);
      this.#unread.set(name, work);
      report(trouble);
      return { value: otherwise, isWhole: trouble === 'memory' && !(await isThere(database)) };
    }
  }
}
