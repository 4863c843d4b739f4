import type { Game } from '../../core/game/game.ts';
import { readSavedGame, savedGameRecord } from './saved-game-record.ts';
import type { SavedGame } from './saved-game.ts';
import { uniqueName } from '../storage/unique-name.ts';

/** The methods of a `Storage` that are used here; its keys are its properties. */
type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An unsaved game, stashed by a page that may close before its write commits. */
export interface StashedGame {
  /** The board from which that page went on. */
  readonly base: SavedGame;
  /** The board as that page changed it. */
  readonly mine: SavedGame;
  /** The key in the storage. */
  readonly key: string;
}

/**
 * Games that were still to be written when their page was hidden, because the database had not answered yet or had
 * refused them. The next page in the same tab takes them over. A closing page cannot wait for a database, but
 * sessionStorage takes a text at once. Where sessionStorage refuses, nothing is stashed.
 */
export class UnloadStash<Name extends string | number> {
  readonly #sort: string;
  readonly #storage: () => StringStorage;
  readonly #page = uniqueName();
  /** The names of games that this page has stashed and may discard. */
  readonly #mine = new Set<Name>();

  /**
   * @param sort The sort of games. Two sorts may use the same names.
   * @param storage Returns the storage that the pages of one tab share.
   */
  constructor(sort: string, storage = (): StringStorage => sessionStorage) {
    this.#sort = sort;
    this.#storage = storage;
  }

  /**
   * Stashes a game of this page, in place of what it has stashed of it before.
   * @returns True if there was room for it.
   */
  stash(name: Name, { base, mine }: Pick<StashedGame, 'base' | 'mine'>): boolean {
    try {
      this.#storage().setItem(this.#keyOf(name), JSON.stringify([base, mine].map(savedGameRecord)));
      this.#mine.add(name);
      return true;
    } catch {
      // The database has been asked as well, and nearly always answers in time.
      return false;
    }
  }

  /** Discards what this page has stashed of a game, which is stored by now. */
  discard(name: Name): void {
    if (this.#mine.delete(name)) this.#storage().removeItem(this.#keyOf(name));
  }

  /** Returns true if an earlier page has stashed something of a game. */
  has(name: Name): boolean {
    return this.#keysOf(name).length > 0;
  }

  /**
   * Returns what earlier pages have stashed of a game. Discards what cannot be read.
   * @param fresh Returns the same game before anybody has touched it.
   */
  of(name: Name, fresh: () => Game): readonly StashedGame[] {
    return this.#keysOf(name).flatMap((key) => {
      const records = recordsOf(this.#storage().getItem(key) ?? '');
      const [base, mine] = records.map((record) => readSavedGame(record, fresh()));
      if (base && mine) return { base, mine, key };
      this.#storage().removeItem(key);
      return [];
    });
  }

  /** Discards stashed games that are stored by now. */
  forget(games: readonly StashedGame[]): void {
    for (const { key } of games) this.#storage().removeItem(key);
  }

  /** Discards what this page and earlier ones have stashed of a game, unless it was changed after `upTo`. */
  drop(name: Name, upTo: number): void {
    for (const key of this.#allKeysOf(name)) {
      if (this.#changedAt(key) <= upTo) this.#storage().removeItem(key);
    }
  }

  /** Returns the last change that is stashed of a game, in milliseconds since 1970; else 0. */
  changedAt(name: Name): number {
    return Math.max(0, ...this.#allKeysOf(name).map((key) => this.#changedAt(key)));
  }

  #changedAt(key: string): number {
    const [, mine] = recordsOf(this.#storage().getItem(key) ?? '');
    const { changedAt } = Object(mine) as { readonly changedAt?: unknown };
    return Number(changedAt) || 0;
  }

  /** Returns the keys under which earlier pages have stashed a game. */
  #keysOf(name: Name): readonly string[] {
    return this.#allKeysOf(name).filter((key) => key !== this.#keyOf(name));
  }

  #allKeysOf(name: Name): readonly string[] {
    const prefix = this.#prefixOf(name);
    try {
      return Object.keys(this.#storage()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  #keyOf(name: Name): string {
    return this.#prefixOf(name) + this.#page;
  }

  #prefixOf(name: Name): string {
    return `ninety-two-left ${this.#sort} ${name} `;
  }
}

function recordsOf(text: string): readonly unknown[] {
  try {
    const records: unknown = JSON.parse(text);
    return Array.isArray(records) ? records : [];
  } catch {
    return [];
  }
}
