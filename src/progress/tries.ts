import { troubleOf, type StorageTrouble } from './database.ts';

/** Tries to read and write, and tells how each ended; what is refused never rejects. */
export class Tries {
  readonly #report: (trouble: StorageTrouble | undefined) => void;
  #unread = false;

  /** @param report Told how each try ended; `undefined` for a success. */
  constructor(report: (trouble: StorageTrouble | undefined) => void) {
    this.#report = report;
  }

  /** Whether the last reading was refused. */
  get unread(): boolean {
    return this.#unread;
  }

  /** What is read; `otherwise` where storage refuses. */
  async read<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const read = await work();
      const isNews = this.#unread;
      this.#unread = false;
      if (isNews) this.#report(undefined);
      return read;
    } catch (error) {
      this.#unread = true;
      this.#report(troubleOf(error));
      return otherwise;
    }
  }

  /**
   * Writes.
   * @param onRefused Called where storage refuses, to have what was to be written wait.
   */
  async write(work: () => Promise<void>, onRefused: () => void): Promise<void> {
    try {
      await work();
      this.#report(undefined);
    } catch (error) {
      onRefused();
      this.#report(troubleOf(error));
    }
  }
}
