import type { Game } from '../core/game.ts';
import { withLeft, type GameShelf, type StoredGame } from './game-shelf.ts';
import type { LeftGame } from './left-games.ts';
import { joinLeft, mergeSavedGames, newSavedGame, type SavedGame } from './saved-game.ts';
import { troubleOf, type StorageTrouble } from './database.ts';
import type { Reading } from './tries.ts';
import { uniqueName } from './unique-name.ts';

/** A game as it was loaded. */
export interface LoadedGame {
  readonly game: Game;
  /** Whether a stored game could not be read and was set aside; `game` is a fresh one then. */
  readonly damaged: boolean;
}

/** What a store of games tells. */
export interface SavedGameListener<Name> {
  /** How a write or a read ended: with trouble, or well. */
  onOutcome(trouble: StorageTrouble | undefined): void;
  /** A game is another one than this page last saved: other tabs had a part in it. */
  onBoard(name: Name, game: Game): void;
  /** This page has written a game, which other tabs may show. */
  onWritten(name: Name): void;
}

/** What a page has of one game. */
interface Entry {
  /** The game as it was last read or written; fresh until then. */
  base: SavedGame;
  /** What this page made of it. */
  mine: SavedGame;
  /** Whether `mine` is still to be written. */
  waiting: boolean;
  /** What `mine` was when the write under way looked at it. */
  seen: SavedGame | undefined;
  /** A write under way that has not looked at `mine` yet. */
  writing: Promise<boolean> | undefined;
  /** What the database refused and has not done since. */
  refused: IDBTransactionMode | undefined;
  /** Whether what was read was damaged. */
  damaged: boolean;
}

/** A game that is not stored. */
const NOTHING: StoredGame = { board: undefined, damaged: undefined };

/**
 * The unfinished games of one sort. A page writes a game when it has changed it, and only then; each
 * write puts together what the database holds and what the page made of it, so that neither is lost.
 * A page keeps the games it has seen in memory, so that a player who comes back to one finds it as it
 * was even where nothing can be stored.
 */
export class SavedGameStore<Name extends string | number> {
  readonly #shelf: GameShelf<Name>;
  readonly #entries = new Map<Name, Entry>();
  readonly #listener: SavedGameListener<Name>;
  readonly #rest: () => Promise<void>;
  readonly #page = uniqueName();
  #writing: Promise<void> | undefined;

  /** @param rest Awaited before games are written one by one, so that it competes with no tap. */
  constructor(
    shelf: GameShelf<Name>,
    listener: SavedGameListener<Name>,
    rest = (): Promise<void> => Promise.resolve(),
  ) {
    this.#shelf = shelf;
    this.#listener = listener;
    this.#rest = rest;
  }

  /** Whether a game is to be written or read again because the database refused. */
  get waiting(): boolean {
    return [...this.#entries.values()].some(({ refused }) => refused !== undefined);
  }

  /** The game of a name as this page knows it, without waiting; `undefined` before it was asked for. */
  recall(name: Name): Game | undefined {
    return this.#entries.get(name)?.mine.game;
  }

  /** The game of a name: what is stored with what this page made of it on top, else a fresh one. */
  async load(name: Name): Promise<LoadedGame> {
    const entry = this.#entryOf(name);
    const hasLeft = this.#shelf.left.has(name);
    // What a page has left is stored before anything is listed.
    if (!entry.waiting && !hasLeft) await this.#read(name);
    else if (!(await this.#write(name)) && hasLeft) await this.#takeLeft(name, entry);
    return { game: entry.mine.game, damaged: entry.damaged };
  }

  /**
   * Keeps a game in memory and sees to it that it is written. One write is under way at a time;
   * games saved meanwhile wait, and only the newest of a name is written.
   */
  save(name: Name, game: Game): void {
    const entry = this.#entryOf(name);
    const { mine, base } = entry;
    if (game === mine.game) return;
    // Help and time are counted without a change that other tabs would have to show.
    const changed = game.history !== mine.game.history && {
      changedBy: this.#page,
      // A clock that was set back must not make this change older than the one before it.
      changedAt: Math.max(Date.now(), mine.changedAt + 1, base.changedAt + 1),
    };
    entry.mine = { ...mine, ...changed, game };
    entry.waiting = true;
    this.#writing ??= this.#writeAll();
  }

  /** Another tab has written the game of a name. */
  async hear(name: Name): Promise<void> {
    const entry = this.#entries.get(name);
    if (entry) await (entry.waiting ? this.#write(name) : this.#read(name));
  }

  /** What this page has of a game that is not written yet; `undefined` where all of it is. */
  unsaved(name: Name): SavedGame | undefined {
    const entry = this.#entries.get(name);
    return entry?.waiting ? entry.mine : undefined;
  }

  /** The names of games that are not written yet. */
  get unsavedNames(): readonly Name[] {
    return [...this.#entries.keys()].filter((name) => this.unsaved(name));
  }

  /** When a game was changed last, as far as this page knows, in milliseconds since 1970; else 0. */
  changedAt(name: Name): number {
    const entry = this.#entries.get(name);
    return entry ? Math.max(entry.mine.changedAt, entry.base.changedAt) : 0;
  }

  /** Resolves when no write is under way. */
  async written(): Promise<void> {
    await this.#writing;
  }

  /** Lets go of a game that is over, unless it was changed after a moment. */
  forget(name: Name, upTo: number): void {
    if (this.changedAt(name) <= upTo) this.#entries.delete(name);
  }

  /**
   * Takes over a game made elsewhere that the database has just refused: it waits to be written like
   * one of this page, unless what this page has is newer.
   */
  adopt(name: Name, board: SavedGame): void {
    const entry = this.#entryOf(name);
    if (board.changedAt <= this.changedAt(name)) return;
    entry.waiting = true;
    entry.refused = 'readwrite';
    this.#show(name, entry, { ...board, revision: entry.base.revision });
  }

  /**
   * Puts a game made elsewhere together with the one that is here, and writes it.
   * @param join Returns the game it is given if the other one brings nothing.
   * @returns True if the other one brought something.
   */
  async take(name: Name, join: (here: SavedGame) => SavedGame): Promise<boolean> {
    await this.load(name);
    const entry = this.#entryOf(name);
    const joined = join(entry.mine);
    if (joined === entry.mine) return false;
    entry.waiting = true;
    this.#show(name, entry, { ...joined, revision: entry.base.revision });
    await this.#write(name);
    return true;
  }

  /**
   * Reads the games of these names, stored or not, without opening them on this page.
   * @returns One of each name; where there is none, the game nobody has touched.
   */
  async list(names: readonly Name[]): Promise<Reading<ReadonlyMap<Name, SavedGame>>> {
    const games = new Map<Name, SavedGame>();
    const put = (name: Name, stored: StoredGame): void => {
      const { base, mine } = this.#known(name);
      const board = withLeft(stored, this.#leftOf(name));
      games.set(name, board ? joinLeft(base, board, mine) : mine);
    };
    for (const name of names) put(name, NOTHING);
    try {
      await this.#shelf.use('readonly', async (store) => {
        for (const name of names) {
          put(name, await this.#shelf.read(store, name, this.#known(name).base));
        }
      });
      return { value: games, isWhole: true };
    } catch (error) {
      troubleOf(error);
      return { value: games, isWhole: false };
    }
  }

  /**
   * Hands every waiting game to the database at once, for a page about to be hidden, which cannot
   * wait for the write under way and leaves it to the next page, too; the others are read again, for a
   * page that slept while another tab changed them. Resolves when all is done or has failed.
   */
  async flush(): Promise<void> {
    const all = [...this.#entries].map(([name, entry]) => {
      const { waiting, base, mine, seen = base } = entry;
      if (waiting || entry.seen) this.#shelf.left.leave(name, { base: seen, mine });
      return waiting ? this.#write(name) : this.#read(name);
    });
    await Promise.all([this.#writing, ...all]);
  }

  async #writeAll(): Promise<void> {
    await this.#rest();
    const refused = new Set<Name>();
    try {
      for (;;) {
        const next = [...this.#entries].find(
          ([name, { waiting }]) => waiting && !refused.has(name),
        );
        if (!next) break;
        const [name] = next;
        if (!(await this.#write(name))) refused.add(name);
      }
    } finally {
      this.#writing = undefined;
    }
  }

  /** Writes the game of a name as it is when its turn comes; whether that went well. */
  #write(name: Name): Promise<boolean> {
    return (this.#entryOf(name).writing ??= this.#writeNow(name));
  }

  async #writeNow(name: Name): Promise<boolean> {
    const entry = this.#entryOf(name);
    let seen = entry.mine;
    let held = seen;
    let left: readonly LeftGame[] = [];
    let isGivenUp = false;
    const written = await this.#try(entry, 'readwrite', async (store) => {
      const stored = await this.#shelf.read(store, name, entry.base);
      // The database was silent for too long: what waits is written by the next try.
      if (isGivenUp) return;
      left = this.#leftOf(name);
      seen = entry.seen = entry.mine;
      entry.waiting = false;
      entry.writing = undefined;
      // It was let go of while the database was slow, or was asked once more.
      if (this.#entries.get(name) !== entry) return;
      entry.damaged = stored.damaged !== undefined;
      // Where there is none to read, the browser may have thrown it away: the board stays as it stands.
      const board = withLeft(stored, left);
      held = board ? mergeSavedGames(entry.base, board, seen) : seen;
      held = { ...held, revision: held.revision + 1 };
      if (stored.damaged) {
        store.put(stored.damaged.value, `${stored.damaged.key} set aside`);
      }
      if (held.changedAt > (stored.closedAt ?? -1)) this.#shelf.write(store, name, held);
      // Else the browser waits for this page before it commits, and the page may be going.
      store.transaction.commit();
    });
    isGivenUp = !written;
    if (!written) return false;
    this.#shelf.left.forget(left);
    entry.base = held;
    if (entry.seen === seen) entry.seen = undefined;
    if (!entry.waiting && !entry.seen) this.#shelf.left.takeBack(name);
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
      stored = await this.#shelf.read(store, name, base);
    });
    // It may have been let go of meanwhile.
    if (!stored || this.#entries.get(name) !== entry) return;
    entry.damaged = stored.damaged !== undefined;
    // What was changed or written meanwhile puts itself together with what is stored.
    if (entry.waiting || entry.mine !== seen || entry.base !== base) return;
    const board = withLeft(stored, this.#leftOf(name));
    if (!board) {
      const { closedAt = 0 } = stored;
      // What is done from now on comes after the end of what was.
      if (closedAt > base.changedAt) entry.base = { ...base, changedAt: closedAt };
      return;
    }
    entry.base = board;
    this.#show(name, entry, mergeSavedGames(base, board, seen));
  }

  /** Goes on from what earlier pages have left where it cannot be stored: it waits like a change of this page. */
  async #takeLeft(name: Name, entry: Entry): Promise<void> {
    let stored = NOTHING;
    try {
      await this.#shelf.use('readonly', async (store) => {
        stored = await this.#shelf.read(store, name, entry.base);
      });
    } catch (error) {
      // A refusal has been told of the write.
      troubleOf(error);
    }
    const left = this.#leftOf(name);
    const [first] = left;
    // Stored meanwhile by another try.
    if (!first) return;
    const board = withLeft(stored, left);
    if (board) {
      const mine = mergeSavedGames(entry.base, board, entry.mine);
      entry.base = stored.board ?? first.base;
      if (this.#shelf.left.leave(name, { base: entry.base, mine })) this.#shelf.left.forget(left);
      this.#show(name, entry, mine);
    } else if (entry.mine === entry.base) {
      // The game was over, and nothing waits to be written.
      entry.waiting = false;
      entry.refused = 'readonly';
    }
  }

  #leftOf(name: Name): readonly LeftGame[] {
    return this.#shelf.left.of(name, () => this.#shelf.fresh(name));
  }

  /** Goes on from a game in which others may have had a part. */
  #show(name: Name, entry: Entry, board: SavedGame): void {
    const before = entry.mine;
    entry.mine = board;
    if (board.game !== before.game) this.#listener.onBoard(name, board.game);
  }

  /** Whether the database did it. */
  async #try(
    entry: Entry,
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.#shelf.use(mode, run);
      // That it can be read does not show that there is room.
      const isNews = mode === 'readwrite' || entry.refused === 'readonly';
      if (isNews) {
        entry.refused = undefined;
        this.#listener.onOutcome(undefined);
      }
      return true;
    } catch (error) {
      if (mode === 'readwrite') {
        entry.waiting = true;
        entry.seen = entry.writing = undefined;
      }
      const trouble = troubleOf(error);
      if (mode === 'readwrite') entry.refused = mode;
      else entry.refused ??= mode;
      this.#listener.onOutcome(trouble);
      return false;
    }
  }

  /** What this page has of a game; the game nobody has touched where it has none. */
  #known(name: Name): Pick<Entry, 'base' | 'mine'> {
    const fresh = newSavedGame(this.#shelf.fresh(name));
    return this.#entries.get(name) ?? { base: fresh, mine: fresh };
  }

  #entryOf(name: Name): Entry {
    let entry = this.#entries.get(name);
    if (!entry) {
      entry = {
        ...this.#known(name),
        seen: undefined,
        waiting: false,
        writing: undefined,
        refused: undefined,
        damaged: false,
      };
      this.#entries.set(name, entry);
    }
    return entry;
  }
}
