import { promisifyRequest } from 'idb-keyval';
import { newBoard, type Board } from './board.ts';
import { boardRecord, readBoard } from './board-record.ts';
import { database, troubleOf, type StorageTrouble } from './database.ts';

/** A board as it was loaded. */
export interface LoadedBoard {
  readonly board: Board;
  /** Whether a stored board could not be read and was set aside; `board` is a fresh one then. */
  readonly damaged: boolean;
}

/** The name of the database with the unfinished board of each size under its size. */
export const BOARDS_DATABASE = 'ninety-two-boards';

/**
 * The unfinished boards. A page keeps the boards it has seen in memory, so that a player who comes
 * back to a size finds it as it was even where nothing can be stored.
 */
export class BoardStore {
  // Not `strict`: a move lost with a failing power supply is worth less than a disk flush a tap.
  readonly #use = database(BOARDS_DATABASE, 'boards', 'relaxed');
  readonly #boards = new Map<number, Board>();
  /** Sizes whose board is newer than the one in the database. */
  readonly #unwritten = new Set<number>();
  /** Sizes whose board was refused, and whether it is being written again. */
  readonly #refused = new Map<number, boolean>();
  readonly #onOutcome: (trouble: StorageTrouble | undefined) => void;
  #writing: Promise<void> | undefined;

  /** @param onOutcome Told of every failure, and `undefined` of every write that went well. */
  constructor(onOutcome: (trouble: StorageTrouble | undefined) => void) {
    this.#onOutcome = onOutcome;
  }

  /**
   * Whether a board was refused and has not been written since. It is so before the failure is told,
   * and no longer when the success is.
   */
  get waiting(): boolean {
    return this.#refused.size > 0;
  }

  /** The board of a size as this page last saved it, else as stored, else a fresh one. */
  async load(size: number): Promise<LoadedBoard> {
    const stored = await this.#read(size);
    const known = this.#boards.get(size);
    if (known) return { board: known, damaged: false };
    const board = readBoard(stored, size);
    if (board) return { board, damaged: false };
    const damaged = stored !== undefined;
    if (damaged) this.#onOutcome(await this.#put(`${size} set aside`, () => stored));
    return { board: newBoard(size), damaged };
  }

  /**
   * Keeps a board in memory and sees to it that it is written. One write is under way at a time;
   * boards saved meanwhile wait, and only the newest of a size is written. A write that failed is
   * made good by the next one of its size.
   */
  save(board: Board): void {
    const { size } = board.history.present;
    this.#boards.set(size, board);
    this.#unwritten.add(size);
    this.#writing ??= this.#writeAll();
  }

  /**
   * Hands every waiting board to the database at once, those refused before too, for a page about to
   * be hidden, which cannot wait for the write under way. Resolves when all are written or have failed.
   */
  async flush(): Promise<void> {
    const refused = [...this.#refused.keys()].filter((size) => !this.#refused.get(size));
    const sizes = new Set([...this.#unwritten, ...refused]);
    await Promise.all([this.#writing, ...[...sizes].map((size) => this.#write(size))]);
  }

  async #writeAll(): Promise<void> {
    for (const size of this.#unwritten) await this.#write(size);
    this.#writing = undefined;
  }

  async #write(size: number): Promise<void> {
    this.#unwritten.delete(size);
    if (this.#refused.has(size)) this.#refused.set(size, true);
    // Looked up when the transaction runs, so that a retry cannot put an older board over a newer.
    const trouble = await this.#put(size, () => boardRecord(this.#boards.get(size)!));
    if (trouble) this.#refused.set(size, false);
    else this.#refused.delete(size);
    this.#onOutcome(trouble);
  }

  async #read(size: number): Promise<unknown> {
    try {
      return await this.#use('readonly', (store) => promisifyRequest<unknown>(store.get(size)));
    } catch (error) {
      this.#onOutcome(troubleOf(error));
      return undefined;
    }
  }

  async #put(key: IDBValidKey, value: () => unknown): Promise<StorageTrouble | undefined> {
    try {
      await this.#use('readwrite', (store) => {
        store.put(value(), key);
        // Else the browser waits for this page before it commits, and the page may be going.
        store.transaction.commit();
      });
      return undefined;
    } catch (error) {
      return troubleOf(error);
    }
  }
}
