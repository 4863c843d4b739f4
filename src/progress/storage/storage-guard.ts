import { isThere, troubleOf, type StorageTrouble } from './database.ts';

/** A value that was read, and a flag that says if it is complete. */
export interface Reading<T> {
  /** The value; as much of it as is known, if storage refused. */
  readonly value: T;
  readonly isWhole: boolean;
}

/** Reads and writes, and reports the outcome of each. A refusal rejects nothing. */
export class StorageGuard<Sort extends string> {
  readonly #database: string;
  /** Called with the outcome of each try; `undefined` for a success. */
  readonly report: (trouble: StorageTrouble | undefined) => void;
  readonly #onReadable: (sort: Sort) => void;
  /** Reads that were refused, by their sort and name. */
  readonly #refused = new Map<
    string,
    { readonly sort: Sort; readonly work: () => Promise<unknown> }
  >();

  /**
   * @param database The name of the database that is read.
   * @param report Called with the outcome of each try; `undefined` for a success.
   * @param onReadable Called with the sort of a read that succeeds after it was refused.
   */
  constructor(
    database: string,
    report: (trouble: StorageTrouble | undefined) => void,
    onReadable: (sort: Sort) => void,
  ) {
    this.#database = database;
    this.report = report;
    this.#onReadable = onReadable;
  }

  /** Returns true if something could not be read and has not been since. */
  get unread(): boolean {
    return this.#refused.size > 0;
  }

  /**
   * Reads a value.
   * @param sort The sort of data that is read, of which `onReadable` tells.
   * @param name The name of the read within its sort.
   * @param otherwise The value that is known without storage. It is complete if the browser gives no database and
   *   lists none of this name.
   */
  async read<T>(
    sort: Sort,
    name: string,
    work: () => Promise<T>,
    otherwise: T,
  ): Promise<Reading<T>> {
    const key = `${sort} ${name}`;
    try {
      const value = await work();
      if (this.#refused.delete(key)) {
        this.report(undefined);
        this.#onReadable(sort);
      }
      return { value, isWhole: true };
    } catch (error) {
      const trouble = troubleOf(error);
      this.#refused.set(key, { sort, work });
      this.report(trouble);
      const isWhole = trouble === 'memory' && !(await isThere(this.#database));
      return { value: otherwise, isWhole };
    }
  }

  /** Tries refused reads again; `onReadable` tells of those that succeed. */
  async retryReads(): Promise<void> {
    for (const [key, { sort, work }] of [...this.#refused]) {
      const name = key.slice(sort.length + 1);
      await this.read<unknown>(sort, name, work, undefined);
    }
  }

  /**
   * Writes values.
   * @param onRefused Called if storage refuses, so that the values wait.
   */
  async write(work: () => Promise<void>, onRefused: () => void): Promise<void> {
    try {
      await work();
      this.report(undefined);
    } catch (error) {
      const trouble = troubleOf(error);
      onRefused();
      this.report(trouble);
    }
  }
}
