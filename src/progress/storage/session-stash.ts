import { uniqueName } from './unique-name.ts';

/** The name under which pages stash what is unsaved of puzzles, but for games. */
export const STASHED_RECORDS = 'ninety-two-left-records puzzles';

/** Begins the names under which pages stash unfinished puzzles. */
export const STASHED_PUZZLE = 'ninety-two-left puzzle';

/** The methods of a `Storage` that are used here; its keys are its properties. */
type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Lists of records that pages have stashed, by their keys in the storage. */
type StashedLists = ReadonlyMap<string, readonly unknown[]>;

/**
 * Records that are not known to be on the disk when their page is hidden, for the next page of the tab. A closing page
 * cannot wait for a database, but sessionStorage takes a text at once. Where it refuses, nothing is stashed: the
 * database has been asked as well, and nearly always answers in time.
 */
export class SessionStash {
  readonly #storage: () => StringStorage;
  readonly #page = uniqueName();
  /** The names under which this page has stashed something. */
  readonly #mine = new Set<string>();

  /** @param storage Returns the storage that the pages of one tab share. */
  constructor(storage = (): StringStorage => sessionStorage) {
    this.#storage = storage;
  }

  /**
   * Stashes records under a name, in place of what this page has stashed there.
   * @returns True if there was room for them.
   */
  put(name: string, records: readonly unknown[]): boolean {
    try {
      if (records.length === 0) this.discard(name);
      else {
        this.#storage().setItem(this.#keyOf(name), JSON.stringify(records));
        this.#mine.add(name);
      }
      return true;
    } catch {
      return false;
    }
  }

  /** Discards what this page has stashed under a name, which is stored by now. */
  discard(name: string): void {
    if (this.#mine.delete(name)) this.remove([this.#keyOf(name)]);
  }

  /** Returns what pages of this tab have stashed under a name. */
  all(name: string): StashedLists {
    try {
      const storage = this.#storage();
      const keys = Object.keys(storage).filter((key) => key.startsWith(`${name} `));
      return new Map(keys.map((key) => [key, listOf(storage.getItem(key))]));
    } catch {
      return new Map();
    }
  }

  /** Returns what earlier pages of this tab have stashed under a name. */
  left(name: string): StashedLists {
    const left = new Map(this.all(name));
    left.delete(this.#keyOf(name));
    return left;
  }

  /** Returns what earlier pages have left under a name, and stashes it for this page, until it stashes something else. */
  take(name: string): readonly unknown[] {
    const left = this.left(name);
    const records = [...left.values()].flat();
    if (this.put(name, records)) this.remove(left.keys());
    return records;
  }

  /** Removes lists by their keys. */
  remove(keys: Iterable<string>): void {
    for (const key of keys) this.#storage().removeItem(key);
  }

  #keyOf(name: string): string {
    return `${name} ${this.#page}`;
  }
}

function listOf(text: string | null): readonly unknown[] {
  try {
    const records: unknown = JSON.parse(text ?? '');
    return Array.isArray(records) ? records : [];
  } catch {
    return [];
  }
}
