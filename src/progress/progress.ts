import type { Code } from '../core/code.ts';
import type { Game } from '../core/game.ts';
import { boardShelf } from './board-shelf.ts';
import { SavedGameStore, type LoadedGame } from './saved-game-store.ts';
import { onLateAnswer, troubleOf, type StorageTrouble } from './database.ts';
import {
  bestOf,
  foundRecord,
  isRecord,
  readRecord,
  revealedRecord,
  type Find,
  type Reveal,
  type SolutionRecord,
} from './find.ts';
import type { SizeProgress } from './known-solutions.ts';
import { LeftRecords } from './left-records.ts';
import { SizeRecords } from './size-records.ts';

/** Whether what the player does is kept for the next visit and, where it is not, why. */
export type Health = 'kept' | StorageTrouble;

/** What a listener is told. */
export type ProgressChange =
  | { readonly kind: 'solutions'; readonly progress: SizeProgress }
  /** The board of a size is another than this page last saved: it was loaded, or others changed it. */
  | { readonly kind: 'board'; readonly size: number; readonly game: Game }
  | { readonly kind: 'health'; readonly health: Health };

/** Something kept beside solutions, which storage may refuse as well. */
export interface Other {
  /** Whether something is to be written or read again because storage refused. */
  readonly waiting: boolean;
  /** Tries all that waits; for a page about to be hidden, and for one that comes back. */
  flush(): Promise<void>;
}

/** The name of the channel on which tabs tell each other new records, erased sizes, changed boards. */
export const CHANNEL = 'ninety-two';

/** How long what could not be stored or read waits to be tried again, in milliseconds. */
const RETRY_AFTER = 30_000;

/**
 * What the player has done, kept in IndexedDB and shared between tabs. Nothing here rejects: where
 * the browser does not store, the game goes on in memory and `health` says so. What could not be
 * stored or read is tried again every 30 seconds, after any write that succeeds, when a database that was silent
 * answers, and by `flush`.
 */
export class Progress {
  /** Awaited before what can wait is written, so that it competes with no tap. */
  readonly rest: () => Promise<void>;
  /** The unfinished boards by their sizes. */
  readonly boards: SavedGameStore<number>;
  readonly #sizes = new Map<number, SizeRecords>();
  readonly #erased = new Map<number, readonly SolutionRecord[]>();
  readonly #left = new LeftRecords('solutions');
  /** What is looked after beside solutions. */
  readonly #others: Other[];
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<(change: ProgressChange) => void>();
  #health: Health = 'kept';
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Ends waiting for a silent database to answer. */
  #endSilence: (() => void) | undefined;
  /** Solutions on their way to the disk since the last `flush`. */
  #saving: Promise<unknown> | undefined;
  #reading: Promise<unknown> | undefined;

  /**
   * @param rest Awaited before a changed board is written. A page that is hidden does not wait for it
   * (`flush`).
   */
  constructor(rest = (): Promise<void> => Promise.resolve()) {
    this.rest = rest;
    const listener = {
      onOutcome: (trouble: StorageTrouble | undefined) => this.#report(trouble),
      onBoard: (size: number, game: Game) => this.#notify({ kind: 'board', size, game }),
      onWritten: (size: number) => this.#channel.postMessage({ board: size }),
    };
    this.boards = new SavedGameStore(boardShelf(), listener, rest);
    this.#others = [this.boards];
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    void this.#takeLeft();
  }

  /** How storing went the last time; `kept` only when nothing is waiting to be stored or read. */
  get health(): Health {
    return this.#health;
  }

  /** The sizes loaded or recorded on this page, stored or not. */
  get sizesSeen(): readonly number[] {
    return [...this.#sizes.keys()];
  }

  /** What was loaded of a size and learnt since, without waiting; `undefined` if it was not. */
  recall(size: number): SizeProgress | undefined {
    const of = this.#sizes.get(size);
    return of?.isLoaded ? of.known.progress() : undefined;
  }

  /**
   * Everything known of a size: what is stored, and what this page knows besides. Reads the database
   * each time, so a page that slept (and missed what other tabs said) loads again when it wakes. It is
   * read in parts, between which the page goes on. Where the database refuses, that is what this page
   * knows, and listeners are told when more can be read.
   * @param signal Ends the reading, for a screen that is left; what is known then is not everything.
   */
  async load(size: number, signal?: AbortSignal): Promise<SizeProgress> {
    const of = this.#sizeOf(size);
    await of.load(signal);
    return of.known.progress();
  }

  /** Whether the last reading of a size was refused: there may be more of it than this page knows. */
  isUnread(size: number): boolean {
    return this.#sizes.get(size)?.unread === true;
  }

  /**
   * Records a find. Resolves when it is on the disk, or in memory where storage refused it.
   * @returns `known` when it had been found before, in any tab; a reveal is no find.
   */
  async recordFound(find: Find): Promise<'new' | 'known'> {
    const newlyFound = await this.record(find.code.length, [foundRecord(find)]);
    return newlyFound.has(find.code) ? 'new' : 'known';
  }

  /** Records that the solver showed a solution; nothing changes when it was found before. */
  async recordRevealed(reveal: Reveal): Promise<void> {
    await this.record(reveal.code.length, [revealedRecord(reveal)]);
  }

  /**
   * Records solutions of one size, one or a whole import, in transactions that hold up little; it is
   * told once, here and in other tabs, when all are on the disk, or in memory where storage refused.
   * @returns The codes that were not found before, in any tab, and are now.
   */
  async record(size: number, records: readonly SolutionRecord[]): Promise<ReadonlySet<Code>> {
    const of = this.#sizeOf(size);
    const newlyFound = await of.keep(records);
    of.tell();
    const told = records.map(({ code }) => of.known.recordOf(code));
    this.#channel.postMessage(told.filter((record) => record !== undefined));
    // What waited is tried again now, and is not to be lost with a page that is left after a find.
    await this.#saving;
    return newlyFound;
  }

  /** How many solutions this page has erased and can bring back. */
  get erasedCount(): number {
    return [...this.#erased.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Erases what is found and revealed of a size, here and in the other tabs. `restoreErased` brings
   * it back for as long as the page is open. The unfinished board stays.
   * @returns Whether it is erased; where storage refuses, nothing is.
   */
  async erase(size: number): Promise<boolean> {
    const of = this.#sizeOf(size);
    let removed: readonly SolutionRecord[];
    try {
      removed = await of.remove();
    } catch (error) {
      this.#report(troubleOf(error));
      return false;
    }
    const earlier = this.#erased.get(size) ?? [];
    this.#erased.set(size, [...bestOf([...earlier, ...removed]).values()]);
    of.forget();
    this.#channel.postMessage({ erased: size });
    this.#report(undefined);
    return true;
  }

  /** Brings back everything that this page has erased. */
  async restoreErased(): Promise<void> {
    const erased = [...this.#erased];
    this.#erased.clear();
    for (const [size, records] of erased) await this.record(size, records);
  }

  /** The unfinished board of a size as this page knows it, without waiting. */
  recallBoard(size: number): Game | undefined {
    return this.boards.recall(size);
  }

  /** The unfinished board of a size: as stored, with what this page did on top, else a fresh one. */
  loadBoard(size: number): Promise<LoadedGame> {
    return this.boards.load(size);
  }

  /** Keeps what this page has made of the board of a size; returns at once and writes soon. */
  saveBoard(size: number, game: Game): void {
    this.boards.save(size, game);
  }

  /**
   * Looks after something else that is kept, from now on: what waits of it is tried again with the rest,
   * and counts for `health`.
   * @returns To be called with how each try to store or read it ended; `undefined` for a success.
   */
  lookAfter(other: Other): (trouble: StorageTrouble | undefined) => void {
    this.#others.push(other);
    return (trouble) => this.#report(trouble);
  }

  /**
   * Tries at once all that waits to be stored or read; for a page about to be hidden or replaced, and
   * for one that comes back. Resolves when all has succeeded or failed.
   */
  async flush(): Promise<void> {
    const sizes = [...this.#sizes.values()];
    this.#leave();
    this.#saving = Promise.all(sizes.map((size) => size.outbox.flush()));
    const unread = sizes.filter((size) => size.unread);
    this.#reading ??= Promise.all(unread.map(({ known }) => this.load(known.size))).finally(
      () => (this.#reading = undefined),
    );
    const others = this.#others.map((other) => other.flush());
    await Promise.all([...others, this.#saving, this.#reading]);
    this.#leave();
  }

  /**
   * Calls `listener` after every change of solutions, in this tab or another, and of health.
   * @returns Ends the subscription.
   */
  subscribe(listener: (change: ProgressChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Leaves the next page of this tab the solutions that are not on the disk. */
  #leave(): void {
    this.#left.leave([...this.#sizes.values()].flatMap(({ outbox }) => outbox.unsaved));
  }

  /** Stores the solutions that earlier pages of this tab have left. */
  async #takeLeft(): Promise<void> {
    const left = this.#left.take().flatMap((value) => readRecord(value) ?? []);
    const sizes = new Set(left.map(({ code }) => code.length));
    for (const size of sizes) {
      const records = left.filter(({ code }) => code.length === size);
      await this.record(size, records);
    }
    if (left.length > 0) this.#leave();
  }

  #hear(data: unknown): void {
    const { erased, board } = Object(data) as Readonly<Record<string, unknown>>;
    if (typeof board === 'number') void this.boards.hear(board);
    const emptied = typeof erased === 'number' ? this.#sizes.get(erased) : undefined;
    emptied?.forget();
    // Another tab may run another version of the game, so its records are read like stored ones.
    const told: readonly unknown[] = Array.isArray(data) ? data : [];
    const size = told.find(isRecord)?.code.length ?? 0;
    // A size not loaded here will be read from the database, these records and all.
    const of = this.#sizes.get(size);
    if (!of) return;
    of.known.add(
      told.flatMap((value) => readRecord(value) ?? []).filter(({ code }) => code.length === size),
    );
    of.tell();
  }

  /** Whether anything has to be tried again. */
  get #waits(): boolean {
    return (
      [...this.#sizes.values()].some(({ waits }) => waits) ||
      this.#others.some(({ waiting }) => waiting)
    );
  }

  /**
   * Notes how storing went; after a success, whatever waits is tried too.
   * @param trouble `undefined` for a success.
   */
  #report(trouble: StorageTrouble | undefined): void {
    const waits = this.#waits;
    if (!waits) {
      clearTimeout(this.#retry);
      this.#retry = undefined;
      this.#endSilence?.();
      this.#endSilence = undefined;
    } else if (!trouble) {
      void this.flush();
    } else {
      this.#retry ??= setTimeout(() => {
        this.#retry = undefined;
        void this.flush();
      }, RETRY_AFTER);
      if (trouble === 'silent') this.#endSilence ??= onLateAnswer(() => void this.flush());
    }
    const health = trouble ?? (waits ? this.#health : 'kept');
    if (health === this.#health) return;
    this.#health = health;
    this.#notify({ kind: 'health', health });
  }

  #notify(change: ProgressChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #sizeOf(size: number): SizeRecords {
    let of = this.#sizes.get(size);
    if (!of) {
      of = new SizeRecords(size, {
        onKnown: (progress) => this.#notify({ kind: 'solutions', progress }),
        onOutcome: (trouble) => this.#report(trouble),
      });
      this.#sizes.set(size, of);
    }
    return of;
  }
}
