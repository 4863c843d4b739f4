import { uniqueName } from './unique-name.ts';

/**
 * Records that storage had refused or not confirmed when their page was hidden. The next page in the same tab takes
 * them over from sessionStorage, like the boards of `UnloadStash`. Where sessionStorage refuses, nothing is stashed.
 */
export class RecordStash {
  readonly #prefix: string;
  readonly #key: string;
  #hasStashed = false;

  /** @param sort The sort of records, in one word. */
  constructor(sort: string) {
    this.#prefix = `ninety-two-left-records ${sort} `;
    this.#key = this.#prefix + uniqueName();
  }

  /**
   * Stashes the records of this page, in place of what it has stashed before.
   * @returns True if there was room for them.
   */
  stash(records: readonly unknown[]): boolean {
    if (records.length === 0 && !this.#hasStashed) return true;
    try {
      if (records.length > 0) sessionStorage.setItem(this.#key, JSON.stringify(records));
      else sessionStorage.removeItem(this.#key);
      this.#hasStashed = records.length > 0;
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Returns what earlier pages have stashed, and stashes it again for this page, until this page stashes something
   * else.
   */
  take(): readonly unknown[] {
    try {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(this.#prefix));
      const records = keys.flatMap((key) => listOf(sessionStorage.getItem(key)));
      if (this.stash(records)) for (const key of keys) sessionStorage.removeItem(key);
      return records;
    } catch {
      return [];
    }
  }
}

function listOf(text: string | null): readonly unknown[] {
  try {
    const records: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(records) ? records : [];
  } catch {
    return [];
  }
}
