import type { Code } from '../core/solutions/code.ts';
import type { Game } from '../core/game/game.ts';
import { boardRepository } from './games/board-repository.ts';
import { GameStore } from './games/game-store.ts';
import { troubleOf } from './storage/database.ts';
import {
  mergeRecords,
  foundRecord,
  isNewSolution,
  isRecord,
  readRecord,
  revealedRecord,
  type Find,
  type Reveal,
  type SolutionRecord,
} from './solutions/find.ts';
import { Solutions, type SizeProgress } from './solutions/solutions.ts';
import type { Saved } from './storage/record-table.ts';
import { SessionStash } from './storage/session-stash.ts';
import { StorageHealth, type Health, type Report, type Retried } from './storage/storage-health.ts';

/** A change that a listener is told of. */
export type ProgressChange =
  | { readonly kind: 'solutions'; readonly progress: SizeProgress }
  /** The board of a size differs from the one that this page last saved: it was loaded, or others changed it. */
  | { readonly kind: 'board'; readonly size: number; readonly game: Game }
  | { readonly kind: 'health'; readonly health: Health };

/** The name of the channel on which tabs tell each other of new records, erased sizes and changed boards. */
export const CHANNEL = 'ninety-two';

/** The name under which pages stash solutions. */
const STASH = 'ninety-two-left-records solutions';

/**
 * Progress of the player, kept in IndexedDB and shared between tabs. Nothing here rejects: where the browser does not
 * store, the game goes on in memory and `health` says so. A refused write or read is tried again every 30 seconds,
 * after any write that succeeds, when a silent database answers, and by `flush`.
 */
export class Progress implements Retried {
  /** A function that is awaited before writes that can wait, so that they compete with no tap. */
  readonly beforeWrite: () => Promise<void>;
  /** The unfinished boards by their sizes. */
  readonly boards: GameStore<number>;
  readonly #sizes = new Map<number, Solutions>();
  readonly #erased = new Map<number, readonly SolutionRecord[]>();
  readonly #stash = new SessionStash();
  /** Parts of progress beside solutions. */
  readonly #registered: Retried[];
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<(change: ProgressChange) => void>();
  readonly #health = new StorageHealth(this, (health) => this.#notify({ kind: 'health', health }));
  /** The writing of solutions that waited for the last `flush`. */
  #saving: Promise<unknown> | undefined;
  #reading: Promise<unknown> | undefined;
  /** The codes that the last import has brought and nobody has recorded since, in any tab. */
  #imported = new Set<Code>();

  /**
   * @param beforeWrite A function that is awaited before a changed board is written. The `flush` of a hidden page does not
   *   wait for it.
   */
  constructor(beforeWrite = (): Promise<void> => Promise.resolve()) {
    this.beforeWrite = beforeWrite;
    const listener = {
      report: this.#health.report,
      onBoard: (size: number, game: Game) => this.#notify({ kind: 'board', size, game }),
      onWritten: (size: number) => this.#channel.postMessage({ board: size }),
    };
    this.boards = new GameStore(boardRepository(), listener, beforeWrite);
    this.#registered = [this.boards];
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(data);
    void this.#takeStashed();
  }

  /** Returns the outcome of the last write or read; `kept` only if nothing waits to be stored or read. */
  get health(): Health {
    return this.#health.value;
  }

  /** Resolves with true once all that the player has done is on the disk; with false if it cannot be written. */
  async isSaved(): Promise<boolean> {
    try {
      await this.flush();
      return this.health === 'kept' && !this.hasRefusals;
    } catch {
      // A mistake of the program, of which the page has heard.
      return false;
    }
  }

  /** True if storage has refused something and not done it since. */
  get hasRefusals(): boolean {
    return [...this.#sizes.values(), ...this.#registered].some(({ hasRefusals }) => hasRefusals);
  }

  /** Returns the sizes loaded or recorded on this page, stored or not. */
  get sizesSeen(): readonly number[] {
    return [...this.#sizes.keys()];
  }

  /** Returns what this page knows of a size, without waiting; `undefined` if the size is not loaded. */
  recall(size: number): SizeProgress | undefined {
    const of = this.#sizes.get(size);
    return of?.isLoaded ? of.progress() : undefined;
  }

  /**
   * Reads everything known of a size: what is stored, and what this page knows besides. It reads the database each
   * time, so that a page that slept, and missed what other tabs said, is up to date when it wakes. It reads in parts,
   * between which the page goes on. Where the database refuses, the result is what this page knows, and listeners are
   * told when more can be read.
   * @param signal Ends the reading, for a screen that is left. The result is then incomplete.
   */
  async load(size: number, signal?: AbortSignal): Promise<SizeProgress> {
    const of = this.#sizeOf(size);
    await of.load(signal);
    return of.progress();
  }

  /** Returns true if the last reading of a size was refused: more may be stored than this page knows. */
  isUnread(size: number): boolean {
    return this.#sizes.get(size)?.unread === true;
  }

  /**
   * Records a find. Resolves when it is on the disk, or in memory where storage refused it.
   * @returns `known` if it had been found before, in any tab. A reveal does not count as a find.
   */
  async recordFound(find: Find): Promise<'new' | 'known'> {
    const known = this.#sizeOf(find.code.length).recordOf(find.code);
    // If the clock was set back, the first find must stay the earliest.
    const after = known?.kind === 'found' ? known.foundAt + 1 : 0;
    const foundAt = Math.max(find.foundAt, after);
    const saved = await this.record(find.code.length, [foundRecord({ ...find, foundAt })]);
    return isNewSolution(saved.get(find.code)!) ? 'new' : 'known';
  }

  /** Records that the solver showed a solution; nothing changes when it was found before. */
  async recordRevealed(reveal: Reveal): Promise<void> {
    await this.record(reveal.code.length, [revealedRecord(reveal)]);
  }

  /**
   * Records solutions of one size, one or a whole import, in short transactions. Listeners and other tabs are told
   * once, when all solutions are on the disk, or in memory where storage refused.
   * @returns The records before and after.
   */
  async record(
    size: number,
    records: readonly SolutionRecord[],
    isImport = false,
  ): Promise<ReadonlyMap<Code, Saved<SolutionRecord>>> {
    const of = this.#sizeOf(size);
    for (const { code } of records) this.#imported[isImport ? 'add' : 'delete'](code);
    const saved = await of.keep(records);
    of.tell();
    const told = records.map(({ code }) => of.recordOf(code));
    this.#channel.postMessage(told.filter((record) => record !== undefined));
    // Solutions that waited are being written now. A page that is left right after a find must not lose them.
    await this.#saving;
    return saved;
  }

  /**
   * Undoes an import of solutions of one size, in every tab. What was recorded since stays.
   * @throws {StorageError} If storage refuses; nothing is undone then.
   */
  async undoImport(size: number, saved: ReadonlyMap<Code, Saved<SolutionRecord>>): Promise<void> {
    const of = this.#sizeOf(size);
    const undone = await of.undo(new Map([...saved].filter(([code]) => this.#imported.has(code))));
    of.tell();
    this.#channel.postMessage({ undone });
    this.#channel.postMessage(undone.flatMap((code) => of.recordOf(code) ?? []));
  }

  /** Returns the number of solutions that this page has erased and can bring back. */
  get erasedCount(): number {
    return [...this.#erased.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /**
   * Erases the found and revealed solutions of a size, here and in the other tabs. `restoreErased` brings them back
   * for as long as the page is open. The unfinished board stays.
   * @returns True if they are erased. Where storage refuses, none is.
   */
  async erase(size: number): Promise<boolean> {
    const of = this.#sizeOf(size);
    let removed: readonly SolutionRecord[];
    try {
      removed = await of.remove();
    } catch (error) {
      this.#health.report(troubleOf(error));
      return false;
    }
    const earlier = this.#erased.get(size) ?? [];
    this.#erased.set(size, [...mergeRecords([...earlier, ...removed]).values()]);
    of.forget();
    this.#channel.postMessage({ erased: size });
    this.#health.report(undefined);
    return true;
  }

  /** Brings back everything that this page has erased. */
  async restoreErased(): Promise<void> {
    const erased = [...this.#erased];
    this.#erased.clear();
    for (const [size, records] of erased) await this.record(size, records);
  }

  /**
   * Adds a part of progress. What waits of it is tried again with everything else, and counts for `health`.
   * @returns A function to call with the outcome of each write or read; `undefined` for a success.
   */
  registerStore(other: Retried): Report {
    this.#registered.push(other);
    return this.#health.report;
  }

  /**
   * Tries at once everything that waits to be stored or read, for a page about to be hidden or replaced, and for one
   * that comes back. Resolves when all of it has succeeded or failed.
   */
  async flush(): Promise<void> {
    const sizes = [...this.#sizes.values()];
    this.#stashRecords();
    this.#saving = Promise.all(sizes.map((size) => size.outbox.flush()));
    const unread = sizes.filter((size) => size.unread);
    this.#reading ??= Promise.all(unread.map(({ size }) => this.load(size))).finally(
      () => (this.#reading = undefined),
    );
    const others = this.#registered.map((other) => other.flush());
    await Promise.all([...others, this.#saving, this.#reading]);
    this.#stashRecords();
  }

  /**
   * Calls `listener` after every change of solutions, boards and health, in this tab or another.
   * @returns A function that ends the subscription.
   */
  subscribe(listener: (change: ProgressChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stashes the solutions that are not on the disk for the next page of this tab. */
  #stashRecords(): void {
    this.#stash.put(
      STASH,
      [...this.#sizes.values()].flatMap(({ outbox }) => outbox.unsaved),
    );
  }

  /** Stores the solutions that earlier pages of this tab have stashed. */
  async #takeStashed(): Promise<void> {
    const left = this.#stash.take(STASH).flatMap((value) => readRecord(value) ?? []);
    const sizes = new Set(left.map(({ code }) => code.length));
    for (const size of sizes) {
      const records = left.filter(({ code }) => code.length === size);
      await this.record(size, records);
    }
    if (left.length > 0) this.#stashRecords();
  }

  #receive(data: unknown): void {
    const { erased, board, undone } = Object(data) as Readonly<Record<string, unknown>>;
    if (typeof board === 'number') void this.boards.receive(board);
    const emptied = typeof erased === 'number' ? this.#sizes.get(erased) : undefined;
    emptied?.forget();
    const codes = Array.isArray(undone) ? undone.filter((code) => typeof code === 'string') : [];
    this.#sizes.get(codes[0]?.length ?? 0)?.drop(codes);
    // Another tab may run another version of the game, so its records are read like stored ones.
    const told: readonly unknown[] = Array.isArray(data) ? data : [];
    const size = told.find(isRecord)?.code.length ?? 0;
    // A size that is not loaded here will be read from the database, these records included.
    const of = this.#sizes.get(size);
    if (!of) return;
    const records = told.flatMap((value) => readRecord(value) ?? []);
    of.add(records.filter(({ code }) => code.length === size));
    for (const { code } of records) this.#imported.delete(code);
    of.tell();
  }

  #notify(change: ProgressChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #sizeOf(size: number): Solutions {
    let of = this.#sizes.get(size);
    if (!of) {
      of = new Solutions(size, {
        onKnown: (progress) => this.#notify({ kind: 'solutions', progress }),
        report: this.#health.report,
      });
      this.#sizes.set(size, of);
    }
    return of;
  }
}
