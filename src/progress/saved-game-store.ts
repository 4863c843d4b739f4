import { promisifyRequest } from 'idb-keyval';
import type { Game } from '../core/game.ts';
import { newSavedGame, mergeSavedGames, type SavedGame } from './saved-game.ts';
import {
  savedGameRecord,
  isRecordOf,
  readSavedGame,
  readFirstVersion,
} from './saved-game-record.ts';
import { database, troubleOf, type StorageTrouble } from './database.ts';
import { uniqueName } from './unique-name.ts';

/** A board as it was loaded. */
export interface LoadedGame {
  readonly game: Game;
  /** Whether a stored board could not be read and was set aside; `game` is a fresh one then. */
  readonly damaged: boolean;
}

/** What a store of boards tells. */
export interface SavedGameListener {
  /** How a write or a read ended: with trouble, or well. */
  onOutcome(trouble: StorageTrouble | undefined): void;
  /** The board of a size is another one than this page last saved: other tabs had a part in it. */
  onBoard(size: number, game: Game): void;
  /** This page has written the board of a size, which other tabs may show. */
  onWritten(size: number): void;
}

/** The name of the database with the unfinished board of each size. */
export const GAMES_DATABASE = 'ninety-two-boards';

/**
 * The key of a size's board. Builds before version 2 keep theirs under the size alone: where one is
 * still open beside this build, neither touches what the other wrote.
 */
export function savedGameKey(size: number): string {
  return `board ${size}`;
}

/** What a page has of one size. */
interface Entry {
  /** The board as it was last read or written; fresh until then. */
  base: SavedGame;
  /** What this page made of it. */
  mine: SavedGame;
  /** Whether `mine` is still to be written. */
  waiting: boolean;
  /** A write under way that has not looked at `mine` yet. */
  writing: Promise<boolean> | undefined;
  /** What the database refused and has not done since. */
  refused: IDBTransactionMode | undefined;
  /** Whether what was read was damaged. */
  damaged: boolean;
}

/** What the database holds of one size: a board, nothing, or a value that cannot be read. */
interface Stored {
  readonly board: SavedGame | undefined;
  /** The key and the value of an entry to be set aside. */
  readonly damaged: { readonly key: string | number; readonly value: unknown } | undefined;
}

/**
 * The unfinished boards. A page writes a board when it has changed it, and only then; each write puts
 * together what the database holds and what the page made of it, so that neither is lost. A page
 * keeps the boards it has seen in memory, so that a player who comes back to a size finds it as it
 * was even where nothing can be stored.
 */
export class SavedGameStore {
  // Not `strict`: a move lost with a failing power supply is worth less than a disk flush a tap.
  readonly #use = database(GAMES_DATABASE, 'boards', 'relaxed');
  readonly #entries = new Map<number, Entry>();
  readonly #listener: SavedGameListener;
  readonly #rest: () => Promise<void>;
  readonly #page = uniqueName();
  #writing: Promise<void> | undefined;

  /** @param rest Awaited before boards are written one by one, so that it competes with no tap. */
  constructor(listener: SavedGameListener, rest = (): Promise<void> => Promise.resolve()) {
    this.#listener = listener;
    this.#rest = rest;
  }

  /** Whether a board is to be written or read again because the database refused. */
  get waiting(): boolean {
    return [...this.#entries.values()].some(({ refused }) => refused !== undefined);
  }

  /** The board of a size as this page knows it, without waiting; `undefined` before it was asked for. */
  recall(size: number): Game | undefined {
    return this.#entries.get(size)?.mine.game;
  }

  /** The board of a size: what is stored with what this page made of it on top, else a fresh one. */
  async load(size: number): Promise<LoadedGame> {
    const entry = this.#entryOf(size);
    await (entry.waiting ? this.#write(size) : this.#read(size));
    return { game: entry.mine.game, damaged: entry.damaged };
  }

  /**
   * Keeps a board in memory and sees to it that it is written. One write is under way at a time;
   * boards saved meanwhile wait, and only the newest of a size is written.
   */
  save(size: number, game: Game): void {
    const entry = this.#entryOf(size);
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

  /** Another tab has written the board of a size. */
  async hear(size: number): Promise<void> {
    const entry = this.#entries.get(size);
    if (entry) await (entry.waiting ? this.#write(size) : this.#read(size));
  }

  /**
   * Hands every waiting board to the database at once, for a page about to be hidden, which cannot
   * wait for the write under way; the others are read again, for a page that slept while another
   * tab changed them. Resolves when all is done or has failed.
   */
  async flush(): Promise<void> {
    const all = [...this.#entries].map(([size, { waiting }]) =>
      waiting ? this.#write(size) : this.#read(size),
    );
    await Promise.all([this.#writing, ...all]);
  }

  async #writeAll(): Promise<void> {
    await this.#rest();
    const refused = new Set<number>();
    for (;;) {
      const next = [...this.#entries].find(([size, { waiting }]) => waiting && !refused.has(size));
      if (!next) break;
      const [size] = next;
      if (!(await this.#write(size))) refused.add(size);
    }
    this.#writing = undefined;
  }

  /** Writes the board of a size as it is when its turn comes; whether that went well. */
  #write(size: number): Promise<boolean> {
    return (this.#entryOf(size).writing ??= this.#writeNow(size));
  }

  async #writeNow(size: number): Promise<boolean> {
    const entry = this.#entryOf(size);
    let seen = entry.mine;
    let held = seen;
    const written = await this.#try(entry, 'readwrite', async (store) => {
      const stored = await readStored(store, size, entry.base);
      seen = entry.mine;
      entry.waiting = false;
      entry.writing = undefined;
      entry.damaged = stored.damaged !== undefined;
      // Where there is none to read, the browser may have thrown it away: the board stays as it stands.
      held = stored.board ? mergeSavedGames(entry.base, stored.board, seen) : seen;
      held = { ...held, revision: held.revision + 1 };
      if (stored.damaged) {
        store.put(stored.damaged.value, `${stored.damaged.key} set aside`);
      }
      store.put(savedGameRecord(held), savedGameKey(size));
      // Else the browser waits for this page before it commits, and the page may be going.
      store.transaction.commit();
    });
    if (!written) return false;
    entry.base = held;
    this.#show(size, entry.mine === seen ? held : mergeSavedGames(seen, held, entry.mine));
    this.#listener.onWritten(size);
    return true;
  }

  async #read(size: number): Promise<void> {
    const entry = this.#entryOf(size);
    const seen = entry.mine;
    const { base } = entry;
    let stored: Stored | undefined;
    await this.#try(entry, 'readonly', async (store) => {
      stored = await readStored(store, size, base);
    });
    if (!stored) return;
    entry.damaged = stored.damaged !== undefined;
    // What was changed or written meanwhile puts itself together with what is stored.
    if (!stored.board || entry.waiting || entry.mine !== seen || entry.base !== base) return;
    entry.base = stored.board;
    this.#show(size, mergeSavedGames(base, stored.board, seen));
  }

  /** Goes on from a board in which others may have had a part. */
  #show(size: number, board: SavedGame): void {
    const entry = this.#entryOf(size);
    const before = entry.mine;
    entry.mine = board;
    if (board.game !== before.game) this.#listener.onBoard(size, board.game);
  }

  /** Whether the database did it. */
  async #try(
    entry: Entry,
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.#use(mode, run);
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
        entry.writing = undefined;
        entry.refused = mode;
      } else entry.refused ??= mode;
      this.#listener.onOutcome(troubleOf(error));
      return false;
    }
  }

  #entryOf(size: number): Entry {
    let entry = this.#entries.get(size);
    if (!entry) {
      const board = newSavedGame(size);
      entry = {
        base: board,
        mine: board,
        waiting: false,
        writing: undefined,
        refused: undefined,
        damaged: false,
      };
      this.#entries.set(size, entry);
    }
    return entry;
  }
}

/**
 * Reads the board of a size: version 2 where there is one, else version 1.
 * @param known What was read or written last; where nobody has written since, it is not read again.
 */
async function readStored(store: IDBObjectStore, size: number, known: SavedGame): Promise<Stored> {
  const [value, first] = await Promise.all([
    promisifyRequest<unknown>(store.get(savedGameKey(size))),
    promisifyRequest<unknown>(store.get(size)),
  ]);
  if (isRecordOf(value, known)) return { board: known, damaged: undefined };
  if (value !== undefined) {
    const board = readSavedGame(value, size);
    return { board, damaged: board ? undefined : { key: savedGameKey(size), value } };
  }
  const board = readFirstVersion(first, size);
  const damaged = first !== undefined && !board;
  return { board, damaged: damaged ? { key: size, value: first } : undefined };
}
