import type { UseStore } from 'idb-keyval';
import { onTopOf } from '../../core/game/merge-games.ts';
import type { Game } from '../../core/game/game.ts';
import { troubleOf } from '../storage/database.ts';
import { Outbox } from '../storage/outbox.ts';
import type { Reading } from '../storage/record-store.ts';
import type { SessionStash } from '../storage/session-stash.ts';
import type { Report, Retried } from '../storage/storage-health.ts';
import { uniqueName } from '../storage/unique-name.ts';
import { readSavedGame } from './saved-game-record.ts';
import {
  isLater,
  mergeForeignGames,
  mergeSavedGames,
  newSavedGame,
  type SavedGame,
} from './saved-game.ts';

/** The entry of one game in a database: a game, nothing, or a value that cannot be read. */
export interface StoredGame {
  readonly board: SavedGame | undefined;
  /** The key and the value of an unreadable entry, which is to be set aside. */
  readonly damaged: { readonly key: string | number; readonly value: unknown } | undefined;
  /** The moment when the game was over, in milliseconds since 1970; changes until then are no longer kept. */
  readonly closedAt?: number;
}

/** The place where games of one sort are kept, each under a name. */
export interface GameRepository<Name extends string | number> {
  readonly stash: SessionStash;
  /** Returns the name under which pages stash the game of a name. */
  readonly stashName: (name: Name) => string;
  readonly use: UseStore;
  /** Returns the game of a name as it is before anybody has touched it. */
  readonly fresh: (name: Name) => Game;
  /** Returns the record of a game, as it is written and stashed. */
  readonly recordOf: (name: Name, board: SavedGame) => unknown;
  /**
   * Reads a game.
   * @param known The game that was read or written last. If nobody has written since, it is returned and the entry is
   *   not parsed again.
   */
  read(store: IDBObjectStore, name: Name, known: SavedGame): Promise<StoredGame>;
  write(store: IDBObjectStore, name: Name, board: SavedGame): void;
}

export interface LoadedGame {
  readonly game: Game;
  /** True if a stored game could not be read and was set aside; `game` is then a new one. */
  readonly damaged: boolean;
}

/** Callbacks of a store of games. */
export interface GameListener<Name> {
  readonly report: Report;
  /** Called when a game differs from the one that this page last saved: other pages had a part in it. */
  onBoard(name: Name, game: Game): void;
  /** Called when this page has written a game, which other tabs may show. */
  onWritten(name: Name): void;
}

/** A game as a page has it. */
interface Shown {
  saved: SavedGame;
  /** The game as it was last read or written. */
  stored: SavedGame;
  damaged: boolean;
  /** True if `saved` was made elsewhere and is not written yet. */
  isForeign: boolean;
}

/** A game that waits to be written. */
interface Waiting<Name> {
  readonly name: Name;
  readonly saved: SavedGame;
}

/**
 * The unfinished games of one sort. A page writes a game only when it has changed it; of two games of one name the one
 * that was changed last is kept. Games that a page has opened stay in memory, so that the player finds them as they were
 * even where nothing can be stored.
 */
export class GameStore<Name extends string | number> implements Retried {
  readonly #repository: GameRepository<Name>;
  readonly #listener: GameListener<Name>;
  readonly #beforeWrite: () => Promise<void>;
  readonly #shown = new Map<Name, Shown>();
  readonly #outbox: Outbox<Name, Waiting<Name>>;
  /** The names of games that the database has refused to read. */
  readonly #unread = new Set<Name>();
  readonly #page = uniqueName();
  #writing: Promise<void> | undefined;

  /** @param beforeWrite A function that is awaited before games are written, so that writing competes with no tap. */
  constructor(
    repository: GameRepository<Name>,
    listener: GameListener<Name>,
    beforeWrite = (): Promise<void> => Promise.resolve(),
  ) {
    this.#repository = repository;
    this.#listener = listener;
    this.#beforeWrite = beforeWrite;
    this.#outbox = new Outbox({
      keyOf: ({ name }) => name,
      merge: (a, b) => ({ ...a, saved: mergeSavedGames(a.saved, b.saved) }),
      write: async (games) => {
        for (const { name } of games) await this.#writeNow(name);
        return new Map<Name, unknown>();
      },
      report: (trouble) => listener.report(trouble),
    });
  }

  /** True if a game waits to be written or read again because the database refused. */
  get hasRefusals(): boolean {
    return this.#outbox.hasRefusals || this.#unread.size > 0;
  }

  /** Returns the game of a name as this page knows it, without waiting; `undefined` if it was not opened. */
  recall(name: Name): Game | undefined {
    return this.#shown.get(name)?.saved.game;
  }

  /** Loads the game of a name: the stored one with the changes of this page on top, else a new one. */
  async load(name: Name): Promise<LoadedGame> {
    const shown = this.#open(name);
    if (this.unsaved(name)) await this.#outbox.flush();
    else await this.#read(name);
    return { game: shown.saved.game, damaged: shown.damaged };
  }

  /** Keeps a game in memory, and has it written; of those saved meanwhile only the newest of each name. */
  save(name: Name, game: Game): void {
    const isOpen = this.#shown.has(name);
    const shown = this.#open(name);
    const { saved } = shown;
    // Played before anybody asked what the pages before had left.
    if (!isOpen && saved.changedAt > 0) game = onTopOf(saved.game, game);
    if (game === saved.game) return;
    // Counted help and time are no change that other tabs would have to show.
    const changed = game.history !== saved.game.history && {
      changedBy: this.#page,
      // A clock that was set back must not make this change older than the one before it.
      changedAt: Math.max(Date.now(), saved.changedAt + 1),
    };
    shown.saved = { ...saved, ...changed, game };
    this.#outbox.put({ name, saved: shown.saved });
    this.#writing ??= this.#writeSoon();
  }

  /** Merges the game of a name that another tab has written. */
  async receive(name: Name): Promise<void> {
    if (this.#shown.has(name)) await this.load(name);
  }

  /** Returns the game of this page if it is not written yet, else `undefined`. */
  unsaved(name: Name): SavedGame | undefined {
    return this.#outbox.get(name) && this.#shown.get(name)?.saved;
  }

  /** Returns the names of games that are not written yet. */
  get unsavedNames(): readonly Name[] {
    return [...this.#shown.keys()].filter((name) => this.unsaved(name));
  }

  /** Returns the last change of a game that this page knows of, in milliseconds since 1970; else 0. */
  changedAt(name: Name): number {
    const { saved, stored } = this.#shown.get(name) ?? {};
    const { stash, stashName } = this.#repository;
    const left = [...stash.all(stashName(name)).values()].flat();
    return Math.max(saved?.changedAt ?? 0, stored?.changedAt ?? 0, ...left.map(changedAt));
  }

  /** Resolves when no write is under way. */
  async written(): Promise<void> {
    await this.#writing;
  }

  /** Drops a game that is over, and what is stashed of it, unless it was changed after `upTo`. */
  forget(name: Name, upTo: number): void {
    if (this.changedAt(name) > upTo) return;
    this.#shown.delete(name);
    this.#unread.delete(name);
    this.#outbox.discard(name);
    const { stash, stashName } = this.#repository;
    stash.remove(stash.all(stashName(name)).keys());
  }

  /**
   * Merges a game made elsewhere with the one that is here, shows the result, and writes it.
   * @param merge Returns its first game if the other one brings nothing.
   * @returns True if the game made elsewhere brought something.
   */
  async take(
    name: Name,
    foreign: SavedGame,
    merge: (here: SavedGame, foreign: SavedGame) => SavedGame = mergeForeignGames,
  ): Promise<boolean> {
    await this.load(name);
    const shown = this.#open(name);
    const here = shown.saved;
    // The revision of a game made elsewhere says nothing of the game that is stored here.
    const saved = merge(here, { ...foreign, revision: here.revision });
    if (saved === here) return false;
    shown.isForeign = true;
    this.#become(name, shown, saved);
    await this.#outbox.keep([{ name, saved }]);
    return true;
  }

  /**
   * Puts a game back in place of one that was taken, in every tab, unless that was changed since.
   * @throws {StorageError} If storage refuses.
   */
  async putBack(name: Name, before: SavedGame, { changedAt }: SavedGame): Promise<void> {
    const { use, read, write, fresh } = this.#repository;
    if (this.changedAt(name) > changedAt) return;
    const isBack = await use('readwrite', async (store) => {
      const { board } = await read(store, name, newSavedGame(fresh(name)));
      if (board?.changedAt !== changedAt) return false;
      // Other tabs must take it for the newer.
      write(store, name, { ...before, changedAt: changedAt + 1, revision: board.revision + 1 });
      store.transaction.commit();
      return true;
    });
    if (!isBack) return;
    this.forget(name, changedAt);
    await this.load(name);
    this.#listener.onWritten(name);
  }

  /**
   * Reads the games of these names, stored or not, without opening them on this page.
   * @returns One game for each name; an untouched one if there is none.
   */
  async list(names: readonly Name[]): Promise<Reading<ReadonlyMap<Name, SavedGame>>> {
    const games = new Map<Name, SavedGame>(names.map((name) => [name, this.#known(name)]));
    try {
      await this.#repository.use('readonly', async (store) => {
        for (const name of names) {
          const known = this.#shown.get(name)?.stored ?? games.get(name)!;
          const { board } = await this.#repository.read(store, name, known);
          if (board) games.set(name, mergeSavedGames(this.#known(name), board));
        }
      });
      return { value: games, isWhole: true };
    } catch (error) {
      troubleOf(error);
      return { value: games, isWhole: false };
    }
  }

  /**
   * Hands every waiting game to the database at once, and stashes it for the next page. It reads the other games again,
   * for a page that slept while another tab changed them. Resolves when everything has succeeded or failed.
   */
  async flush(): Promise<void> {
    const { stash, stashName, recordOf } = this.#repository;
    for (const name of this.unsavedNames) {
      stash.put(stashName(name), [recordOf(name, this.#shown.get(name)!.saved)]);
    }
    const others = [...this.#shown.keys()].filter((name) => !this.unsaved(name));
    await Promise.all([this.#outbox.flush(), ...others.map((name) => this.#read(name))]);
  }

  async #writeSoon(): Promise<void> {
    await this.#beforeWrite();
    this.#writing = undefined;
    await this.#outbox.flush();
  }

  async #writeNow(name: Name): Promise<void> {
    let mine: SavedGame | undefined;
    let stored: StoredGame | undefined;
    let held: SavedGame | undefined;
    await this.#repository.use('readwrite', async (store) => {
      const shown = this.#shown.get(name);
      // The game was dropped while the database was slow.
      if (!shown) return;
      stored = await this.#repository.read(store, name, shown.stored);
      const { board, damaged, closedAt = -1 } = stored;
      mine = shown.saved;
      const revision = (board ?? shown.stored).revision + 1;
      held = { ...joined(board, mine, shown.isForeign), revision };
      if (damaged) store.put(damaged.value, `${damaged.key} set aside ${Date.now()}`);
      if (held.changedAt > closedAt) this.#repository.write(store, name, held);
      // Without this, the browser waits for the page before it commits, and the page may be closing.
      store.transaction.commit();
    });
    const shown = this.#shown.get(name);
    if (!shown || !stored || !held) return;
    const { stash, stashName } = this.#repository;
    if (shown.saved === mine) stash.discard(stashName(name));
    const now = shown.saved === mine ? held : joined(stored.board, shown.saved, shown.isForeign);
    shown.isForeign = false;
    shown.damaged = stored.damaged !== undefined;
    shown.stored = held;
    this.#unread.delete(name);
    this.#become(name, shown, { ...now, revision: held.revision });
    this.#listener.onWritten(name);
  }

  async #read(name: Name): Promise<void> {
    const shown = this.#open(name);
    let stored: StoredGame | undefined;
    try {
      await this.#repository.use('readonly', async (store) => {
        stored = await this.#repository.read(store, name, shown.stored);
      });
      if (this.#unread.delete(name)) this.#listener.report(undefined);
    } catch (error) {
      const trouble = troubleOf(error);
      this.#unread.add(name);
      this.#listener.report(trouble);
    }
    // The game may have been dropped meanwhile.
    if (!stored || this.#shown.get(name) !== shown) return;
    const { board, damaged, closedAt = 0 } = stored;
    shown.damaged = damaged !== undefined;
    // A write merges what was changed meanwhile.
    if (this.unsaved(name)) return;
    if (board) {
      shown.stored = board;
      this.#become(name, shown, mergeSavedGames(shown.saved, board));
    } else if (closedAt > shown.saved.changedAt) {
      // Changes from now on must be later than the end of the stored game.
      shown.saved = { ...shown.saved, changedAt: closedAt };
    }
  }

  /** Goes on from a game in which other tabs may have had a part. */
  #become(name: Name, shown: Shown, saved: SavedGame): void {
    const before = shown.saved;
    shown.saved = saved;
    if (saved.game !== before.game) this.#listener.onBoard(name, saved.game);
  }

  /** Returns what this tab has of a game; the untouched game if it has nothing. */
  #known(name: Name): SavedGame {
    const { stash, stashName, fresh } = this.#repository;
    const shown = this.#shown.get(name);
    if (shown) return shown.saved;
    return withStashed(newSavedGame(fresh(name)), [...stash.left(stashName(name)).values()].flat());
  }

  /** Opens a game, with what earlier pages of this tab have left of it, which waits to be written. */
  #open(name: Name): Shown {
    let shown = this.#shown.get(name);
    if (shown) return shown;
    const stored = newSavedGame(this.#repository.fresh(name));
    const { stash, stashName } = this.#repository;
    const saved = withStashed(stored, stash.take(stashName(name)));
    shown = { saved, stored, damaged: false, isForeign: false };
    this.#shown.set(name, shown);
    if (saved === stored) {
      stash.discard(stashName(name));
      return shown;
    }
    this.#outbox.put({ name, saved });
    // A move made before the database answers goes on from it.
    this.#listener.onBoard(name, saved.game);
    return shown;
  }
}

/** Returns an untouched game with the records that pages have stashed of it. */
function withStashed(fresh: SavedGame, records: readonly unknown[]): SavedGame {
  return records.reduce<SavedGame>((saved, record) => {
    const left = readSavedGame(record, fresh.game);
    return left ? mergeSavedGames(left, saved) : saved;
  }, fresh);
}

/**
 * Returns the game of a page together with the stored one. A game that the page began before it knew of a stored one
 * goes on top of it.
 * @param isForeign True if the game of the page was made elsewhere.
 */
function joined(stored: SavedGame | undefined, mine: SavedGame, isForeign: boolean): SavedGame {
  if (!stored) return mine;
  const isKnown = mine.revision > 0 || mine.changedAt === 0;
  if (isKnown) return (isForeign ? mergeForeignGames : mergeSavedGames)(mine, stored);
  const [below, top] = isLater(mine, stored) ? [stored, mine] : [mine, stored];
  return { ...top, game: onTopOf(below.game, top.game) };
}

function changedAt(record: unknown): number {
  return Number((Object(record) as { readonly changedAt?: unknown }).changedAt) || 0;
}
