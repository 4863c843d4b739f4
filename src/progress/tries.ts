import { isThere, troubleOf, type StorageTrouble } from './database.ts';

/** A value that was read, and if that is all there is. */
export interface Reading<T> {
  /** As much as is known, where storage refused. */
  readonly value: T;
  readonly isWhole: boolean;
}

/** Tries to read and write, and tells how each ended; what is refused never rejects. */
export class Tries<Sort extends string> {
  readonly #database: string;
  /** Told how each try ended; `undefined` for a success. */
  readonly report: (trouble: StorageTrouble | undefined) => void;
  readonly #onReadable: (sort: Sort) => void;
  /** What could not be read, by its name. */
  readonly #refused = new Map<
    string,
    { readonly sort: Sort; readonly work: () => Promise<unknown> }
  >();

  /**
   * @param database The name of the database that is read.
   * @param report Told how each try ended; `undefined` for a success.
   * @param onReadable Told of which sort something can be read that could not be.
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
   * Reads.
   * @param sort What changes for those who show it when it can be read at last.
   * @param name What is read of it.
   * @param otherwise What is known without the storage. That is all there is where there is no database yet.
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

  /** Reads again what could not be read: those who show it are told of what can be. */
  async readAgain(): Promise<void> {
    for (const [key, { sort, work }] of [...this.#refused]) {
      const name = key.slice(sort.length + 1);
      await this.read<unknown>(sort, name, work, undefined);
    }
  }

  /**
   * Writes.
   * @param onRefused Called where storage refuses, to have what was to be written wait.
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
