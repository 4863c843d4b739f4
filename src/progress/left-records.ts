import { uniqueName } from './unique-name.ts';

/**
 * Records that storage has refused or not confirmed when their page was hidden, for the page that comes after it in
 * the same tab: in sessionStorage, like the boards of `LeftGames`. Where that refuses, nothing is left.
 */
export class LeftRecords {
  readonly #prefix: string;
  readonly #key: string;
  #hasLeft = false;

  /** @param sort What sort of records these are, in a word. */
  constructor(sort: string) {
    this.#prefix = `ninety-two-left-records ${sort} `;
    this.#key = this.#prefix + uniqueName();
  }

  /**
   * Leaves all that this page has to leave, in place of what it has left before.
   * @returns Whether there was room for it.
   */
  leave(records: readonly unknown[]): boolean {
    if (records.length === 0 && !this.#hasLeft) return true;
    try {
      if (records.length > 0) sessionStorage.setItem(this.#key, JSON.stringify(records));
      else sessionStorage.removeItem(this.#key);
      this.#hasLeft = records.length > 0;
      return true;
    } catch {
      return false;
    }
  }

  /** Takes over what earlier pages have left: from now on this page leaves it, until it leaves something else. */
  take(): readonly unknown[] {
    try {
      const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(this.#prefix));
      const records = keys.flatMap((key) => listOf(sessionStorage.getItem(key)));
      if (this.leave(records)) for (const key of keys) sessionStorage.removeItem(key);
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
