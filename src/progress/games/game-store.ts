import type { Game } from '../../core/game/game.ts';
import { withStashed, type GameRepository, type StoredGame } from './game-repository.ts';
import {
  dropStashed,
  stashedAt,
  stashedGames,
  stashGame,
  type StashedGame,
} from './stashed-game.ts';
import { mergeStashed, mergeSavedGames, newSavedGame, type SavedGame } from './saved-game.ts';
import { troubleOf, type StorageTrouble } from '../storage/database.ts';
import type { Reading } from '../storage/record-store.ts';
import { uniqueName } from '../storage/unique-name.ts';

/** A game as it was loaded. */
export interface LoadedGame {
  readonly game: Game;
  /** True if a stored game could not be read and was set aside; `game` is then a new one. */
  readonly damaged: boolean;
}

/** Callbacks of a store of games. */
export interface GameListener<Name> {
  /** Called with the outcome of a write or a read; `undefined` for a success. */
  report(trouble: StorageTrouble | undefined): void;
  /** Called when a game differs from the one that this page last saved: other tabs had a part in it. */
  onBoard(name: Name, game: Game): void;
  /** Called when this page has written a game, which other tabs may show. */
  onWritten(name: Name): void;
}

/** The state of one game on a page. */
interface Entry {
  /** The game as it was last read or written; a new one until then. */
  base: SavedGame;
  /** The game as this page has changed it. */
  mine: SavedGame;
  /** True if `mine` is still to be written. */
  isDirty: boolean;
  /** The `mine` that the write under way has taken. */
  seen: SavedGame | undefined;
  /** The write that is under way and has not taken `mine` yet. */
  writing: Promise<boolean> | undefined;
  /** The mode of the transaction that the database refused and has not done since. */
  refused: IDBTransactionMode | undefined;
  /** True if the stored game was damaged. */
  damaged: boolean;
}

/** The entry of a game that is not stored. */
const NOTHING: StoredGame = { board: undefined, damaged: undefined };

/**
 * The unfinished games of one sort. A page writes a game only when it has changed it. Each write merges the stored
 * game with the page's game, so that neither is lost. Games that a page has opened stay in memory, so that the player
 * finds them as they were even where nothing can be stored.
 */
export class GameStore<Name extends string | number> {
  readonly #repository: GameRepository<Name>;
  readonly #entries = new Map<Name, Entry>();
  readonly #listener: GameListener<Name>;
  readonly #beforeWrite: () => Promise<void>;
  readonly #page = uniqueName();
  #writing: Promise<void> | undefined;

  /**
   * @param beforeWrite A function that is awaited before games are written one by one, so that writing competes with no tap.
   */
  constructor(
    repository: GameRepository<Name>,
    listener: GameListener<Name>,
    beforeWrite = (): Promise<void> => Promise.resolve(),
  ) {
    this.#repository = repository;
    this.#listener = listener;
    this.#beforeWrite = beforeWrite;
  }

  /** Returns true if a game waits to be written or read again because the database refused. */
  get hasRefusals(): boolean {
    return [...this.#entries.values()].some(({ refused }) => refused !== undefined);
  }

  /** Returns the game of a name as this page knows it, without waiting; `undefined` if it was not opened. */
  recall(name: Name): Game | undefined {
    return this.#entries.get(name)?.mine.game;
  }

  /** Loads the game of a name: the stored one with the changes of this page on top, else a new one. */
  async load(name: Name): Promise<LoadedGame> {
    const entry = this.#entryOf(name);
    const { stash, stashName } = this.#repository;
    const hasLeft = stash.left(stashName(name)).size > 0;
    // Stashed games are written at once, before a list is read.
    if (!entry.isDirty && !hasLeft) await this.#read(name);
    else if (!(await this.#write(name)) && hasLeft) await this.#takeStashed(name, entry);
    return { game: entry.mine.game, damaged: entry.damaged };
  }

  /**
   * Keeps a game in memory, and has it written. One write is under way at a time. Of the games saved meanwhile only
   * the newest of each name is written.
   */
  save(name: Name, game: Game): void {
    const entry = this.#entryOf(name);
    const { mine, base } = entry;
    if (game === mine.game) return;
    // Counted help and time are no change that other tabs would have to show.
    const changed = game.history !== mine.game.history && {
      changedBy: this.#page,
      // A clock that was set back must not make this change older than the one before it.
      changedAt: Math.max(Date.now(), mine.changedAt + 1, base.changedAt + 1),
    };
    entry.mine = { ...mine, ...changed, game };
    entry.isDirty = true;
    this.#writing ??= this.#writeAll();
  }

  /** Merges the game of a name that another tab has written. */
  async receive(name: Name): Promise<void> {
    const entry = this.#entries.get(name);
    if (entry) await (entry.isDirty ? this.#write(name) : this.#read(name));
  }

  /** Returns the game of this page if it is not written yet, else `undefined`. */
  unsaved(name: Name): SavedGame | undefined {
    const entry = this.#entries.get(name);
    return entry?.isDirty ? entry.mine : undefined;
  }

  /** Returns the names of games that are not written yet. */
  get unsavedNames(): readonly Name[] {
    return [...this.#entries.keys()].filter((name) => this.unsaved(name));
  }

  /** Returns the last change of a game that this page knows of, in milliseconds since 1970; else 0. */
  changedAt(name: Name): number {
    const entry = this.#entries.get(name);
    return entry ? Math.max(entry.mine.changedAt, entry.base.changedAt) : 0;
  }

  /** Returns the last change of a game that pages of this tab have stashed, in milliseconds since 1970; else 0. */
  stashedAt(name: Name): number {
    const { stash, stashName } = this.#repository;
    return stashedAt(stash, stashName(name));
  }

  /** Resolves when no write is under way. */
  async written(): Promise<void> {
    await this.#writing;
  }

  /** Drops a game that is over, and what is stashed of it, unless it was changed after `upTo`. */
  forget(name: Name, upTo: number): void {
    if (this.changedAt(name) <= upTo) this.#entries.delete(name);
    const { stash, stashName } = this.#repository;
    dropStashed(stash, stashName(name), upTo);
  }

  /**
   * Takes over a game made elsewhere that the database has just refused. It waits to be written like a change of this
   * page, unless this page has a newer one.
   */
  adopt(name: Name, board: SavedGame): void {
    const entry = this.#entryOf(name);
    if (board.changedAt <= this.changedAt(name)) return;
    entry.isDirty = true;
    entry.refused = 'readwrite';
    this.#show(name, entry, { ...board, revision: entry.base.revision });
  }

  /**
   * Merges a game made elsewhere with the one that is here, and writes the result.
   * @param join Returns the game that it is given if the other one brings nothing.
   * @returns True if the other one brought something.
   */
  async take(name: Name, join: (here: SavedGame) => SavedGame): Promise<boolean> {
    await this.load(name);
    const entry = this.#entryOf(name);
    const joined = join(entry.mine);
    if (joined === entry.mine) return false;
    entry.isDirty = true;
    this.#show(name, entry, { ...joined, revision: entry.base.revision });
    await this.#write(name);
    return true;
  }

  /**
   * Reads the games of these names, stored or not, without opening them on this page.
   * @returns One game for each name; an untouched one if there is none.
   */
  async list(names: readonly Name[]): Promise<Reading<ReadonlyMap<Name, SavedGame>>> {
    const games = new Map<Name, SavedGame>();
    const put = (name: Name, stored: StoredGame): void => {
      const { base, mine } = this.#known(name);
      const board = withStashed(stored, this.#stashedOf(name));
      games.set(name, board ? mergeStashed(base, board, mine) : mine);
    };
    for (const name of names) put(name, NOTHING);
    try {
      await this.#repository.use('readonly', async (store) => {
        for (const name of names) {
          put(name, await this.#repository.read(store, name, this.#known(name).base));
        }
      });
      return { value: games, isWhole: true };
    } catch (error) {
      troubleOf(error);
      return { value: games, isWhole: false };
    }
  }

  /**
   * Hands every waiting game to the database at once, and stashes it for the next page: a page about to be hidden
   * cannot wait for the write under way. It reads the other games again, for a page that slept while another tab
   * changed them. Resolves when everything has succeeded or failed.
   */
  async flush(): Promise<void> {
    const { stash, stashName } = this.#repository;
    const all = [...this.#entries].map(([name, entry]) => {
      const { isDirty, base, mine, seen = base } = entry;
      if (isDirty || entry.seen) stashGame(stash, stashName(name), { base: seen, mine });
      return isDirty ? this.#write(name) : this.#read(name);
    });
    await Promise.all([this.#writing, ...all]);
  }

  async #writeAll(): Promise<void> {
    await this.#beforeWrite();
    const refused = new Set<Name>();
    try {
      for (;;) {
        const next = [...this.#entries].find(
          ([name, { isDirty }]) => isDirty && !refused.has(name),
        );
        if (!next) break;
        const [name] = next;
        if (!(await this.#write(name))) refused.add(name);
      }
    } finally {
      this.#writing = undefined;
    }
  }

  /** Writes the game of a name as it is when its turn comes; returns true if that succeeded. */
  #write(name: Name): Promise<boolean> {
    return (this.#entryOf(name).writing ??= this.#writeNow(name));
  }

  async #writeNow(name: Name): Promise<boolean> {
    const entry = this.#entryOf(name);
    let seen = entry.mine;
    let held = seen;
    let left: readonly StashedGame[] = [];
    let isGivenUp = false;
    const written = await this.#try(entry, 'readwrite', async (store) => {
      const stored = await this.#repository.read(store, name, entry.base);
      // The database was silent for too long. The next try writes what waits.
      if (isGivenUp) return;
      left = this.#stashedOf(name);
      seen = entry.seen = entry.mine;
      entry.isDirty = false;
      entry.writing = undefined;
      // The game was dropped while the database was slow, or was asked once more.
      if (this.#entries.get(name) !== entry) return;
      entry.damaged = stored.damaged !== undefined;
      // If no game is stored, the browser may have deleted it: the board stays as it is.
      const board = withStashed(stored, left);
      held = board ? mergeSavedGames(entry.base, board, seen) : seen;
      held = { ...held, revision: held.revision + 1 };
      if (stored.damaged) {
        store.put(stored.damaged.value, `${stored.damaged.key} set aside ${Date.now()}`);
      }
      if (held.changedAt > (stored.closedAt ?? -1)) this.#repository.write(store, name, held);
      // Without this, the browser waits for the page before it commits, and the page may be closing.
      store.transaction.commit();
    });
    isGivenUp = !written;
    if (!written) return false;
    const { stash, stashName } = this.#repository;
    stash.remove(left.map(({ key }) => key));
    entry.base = held;
    if (entry.seen === seen) entry.seen = undefined;
    if (!entry.isDirty && !entry.seen) stash.discard(stashName(name));
    this.#show(name, entry, entry.mine === seen ? held : mergeSavedGames(seen, held, entry.mine));
    this.#listener.onWritten(name);
    return true;
  }

  async #read(name: Name): Promise<void> {
    const entry = this.#entryOf(name);
    const seen = entry.mine;
    const { base } = entry;
    let stored: StoredGame | undefined;
    await this.#try(entry, 'readonly', async (store) => {
      stored = await this.#repository.read(store, name, base);
    });
    // The game may have been dropped meanwhile.
    if (!stored || this.#entries.get(name) !== entry) return;
    entry.damaged = stored.damaged !== undefined;
    // A change or a write made meanwhile is merged with the stored game by itself.
    if (entry.isDirty || entry.mine !== seen || entry.base !== base) return;
    const board = withStashed(stored, this.#stashedOf(name));
    if (!board) {
      const { closedAt = 0 } = stored;
      // Changes from now on must be later than the end of the stored game.
      if (closedAt > base.changedAt) entry.base = { ...base, changedAt: closedAt };
      return;
    }
    entry.base = board;
    this.#show(name, entry, mergeSavedGames(base, board, seen));
  }

  /** Goes on from what earlier pages have stashed and cannot be stored. It waits like a change of this page. */
  async #takeStashed(name: Name, entry: Entry): Promise<void> {
    let stored = NOTHING;
    try {
      await this.#repository.use('readonly', async (store) => {
        stored = await this.#repository.read(store, name, entry.base);
      });
    } catch (error) {
      // The write has reported the refusal already.
      troubleOf(error);
    }
    const left = this.#stashedOf(name);
    const [first] = left;
    // Another try has stored it meanwhile.
    if (!first) return;
    const board = withStashed(stored, left);
    if (board) {
      const mine = mergeSavedGames(entry.base, board, entry.mine);
      entry.base = stored.board ?? first.base;
      const { stash, stashName } = this.#repository;
      if (stashGame(stash, stashName(name), { base: entry.base, mine })) {
        stash.remove(left.map(({ key }) => key));
      }
      this.#show(name, entry, mine);
    } else if (entry.mine === entry.base) {
      // The game was over, and nothing waits to be written.
      entry.isDirty = false;
      entry.refused = 'readonly';
    }
  }

  #stashedOf(name: Name): readonly StashedGame[] {
    const { stash, stashName, fresh } = this.#repository;
    return stashedGames(stash, stashName(name), () => fresh(name));
  }

  /** Goes on from a game in which other tabs may have had a part. */
  #show(name: Name, entry: Entry, board: SavedGame): void {
    const before = entry.mine;
    entry.mine = board;
    if (board.game !== before.game) this.#listener.onBoard(name, board.game);
  }

  /** Runs work in the database; returns true if it succeeded. */
  async #try(
    entry: Entry,
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.#repository.use(mode, run);
      // A successful read does not show that there is room to write.
      const isNews = mode === 'readwrite' || entry.refused === 'readonly';
      if (isNews) {
        entry.refused = undefined;
        this.#listener.report(undefined);
      }
      return true;
    } catch (error) {
      if (mode === 'readwrite') {
        entry.isDirty = true;
        entry.seen = entry.writing = undefined;
      }
      const trouble = troubleOf(error);
      if (mode === 'readwrite') entry.refused = mode;
      else entry.refused ??= mode;
      this.#listener.report(trouble);
      return false;
    }
  }

  /** Returns what this page has of a game; the untouched game if it has nothing. */
  #known(name: Name): Pick<Entry, 'base' | 'mine'> {
    const fresh = newSavedGame(this.#repository.fresh(name));
    return this.#entries.get(name) ?? { base: fresh, mine: fresh };
  }

  #entryOf(name: Name): Entry {
    let entry = this.#entries.get(name);
    if (!entry) {
      entry = {
        ...this.#known(name),
        seen: undefined,
        isDirty: false,
        writing: undefined,
        refused: undefined,
        damaged: false,
      };
      this.#entries.set(name, entry);
    }
    return entry;
  }
}
