import type { Game } from '../core/game.ts';
import { readSavedGame, savedGameRecord } from './saved-game-record.ts';
import type { SavedGame } from './saved-game.ts';
import { uniqueName } from './unique-name.ts';

/** What is used of a `Storage`; its keys are its properties. */
type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A game as a page left it that may not have lived to see it stored. */
export interface LeftGame {
  /** The board from which that page went on. */
  readonly base: SavedGame;
  /** What it made of it. */
  readonly mine: SavedGame;
  /** Under which it is left. */
  readonly key: string;
}

/**
 * Games that were still to be written when their page was hidden, be it that the database had not answered yet or
 * that it had refused them, for the page that comes after it in the same tab. A page that goes cannot wait for a database, but sessionStorage takes a text at once. Where
 * that refuses, nothing is left.
 */
export class LeftGames<Name extends string | number> {
  readonly #sort: string;
  readonly #storage: () => StringStorage;
  readonly #page = uniqueName();
  /** The names of games that this page has left and may take back. */
  readonly #mine = new Set<Name>();

  /**
   * @param sort What sort of games these are; names of two sorts may be the same.
   * @param storage What the pages of one tab share.
   */
  constructor(sort: string, storage = (): StringStorage => sessionStorage) {
    this.#sort = sort;
    this.#storage = storage;
  }

  /**
   * Leaves a game of this page, in place of what it has left of it before.
   * @returns Whether there was room for it.
   */
  leave(name: Name, { base, mine }: Pick<LeftGame, 'base' | 'mine'>): boolean {
    try {
      this.#storage().setItem(this.#keyOf(name), JSON.stringify([base, mine].map(savedGameRecord)));
      this.#mine.add(name);
      return true;
    } catch {
      // The database has been asked as well, and answers in all but a moment.
      return false;
    }
  }

  /** Forgets what this page has left of a game, which is stored by now. */
  takeBack(name: Name): void {
    if (this.#mine.delete(name)) this.#storage().removeItem(this.#keyOf(name));
  }

  /** Whether an earlier page has left something of a game. */
  has(name: Name): boolean {
    return this.#keysOf(name).length > 0;
  }

  /**
   * What earlier pages have left of a game. What cannot be read is forgotten.
   * @param fresh The same game before anybody has touched it.
   */
  of(name: Name, fresh: () => Game): readonly LeftGame[] {
    return this.#keysOf(name).flatMap((key) => {
      const records = recordsOf(this.#storage().getItem(key) ?? '');
      const [base, mine] = records.map((record) => readSavedGame(record, fresh()));
      if (base && mine) return { base, mine, key };
      this.#storage().removeItem(key);
      return [];
    });
  }

  /** Forgets what is stored by now. */
  forget(games: readonly LeftGame[]): void {
    for (const { key } of games) this.#storage().removeItem(key);
  }

  #keysOf(name: Name): readonly string[] {
    const prefix = this.#prefixOf(name);
    try {
      const keys = Object.keys(this.#storage()).filter((key) => key.startsWith(prefix));
      return keys.filter((key) => key !== this.#keyOf(name));
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
