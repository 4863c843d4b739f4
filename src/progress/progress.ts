import type { Code } from '../core/code.ts';
import type { Board } from './board.ts';
import { BoardStore, type LoadedBoard } from './board-store.ts';
import { troubleOf, type StorageTrouble } from './database.ts';
import {
  bestOf,
  foundRecord,
  isRecord,
  revealedRecord,
  type Find,
  type Peek,
  type SolutionRecord,
} from './find.ts';
import { KnownSolutions, type SizeProgress } from './known-solutions.ts';
import { SolutionsStore } from './solutions-store.ts';

/** Whether what the player does is kept for the next visit and, where it is not, why. */
export type Health = 'kept' | StorageTrouble;

/** What a listener is told. */
export type ProgressChange =
  | { readonly kind: 'solutions'; readonly progress: SizeProgress }
  | { readonly kind: 'health'; readonly health: Health };

/** The name of the channel on which tabs tell each other new records, and erased sizes. */
export const CHANNEL = 'ninety-two';

/**
 * What the player has done, kept in IndexedDB and shared between tabs. Nothing here rejects: where
 * the browser does not store, the game goes on in memory, `health` says so, and solutions that could
 * not be stored are tried again after the next one that could.
 */
export class Progress {
  readonly #sizes = new Map<number, { known: KnownSolutions; store: SolutionsStore }>();
  readonly #unsaved = new Map<number, readonly SolutionRecord[]>();
  readonly #loaded = new Set<number>();
  readonly #erased = new Map<number, readonly SolutionRecord[]>();
  readonly #boards = new BoardStore((trouble) => this.#report(trouble));
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<(change: ProgressChange) => void>();
  #health: Health = 'kept';

  constructor() {
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
  }

  /** How storing went the last time; `kept` only when nothing is waiting to be stored. */
  get health(): Health {
    return this.#health;
  }

  /** The sizes loaded or recorded on this page, stored or not. */
  get sizesSeen(): readonly number[] {
    return [...this.#sizes.keys()];
  }

  /** What was loaded of a size and learnt since, without waiting; `undefined` if it was not. */
  recall(size: number): SizeProgress | undefined {
    return this.#loaded.has(size) ? this.#sizeOf(size).known.progress() : undefined;
  }

  /**
   * Everything known of a size: what is stored, and what this page knows besides. Reads the database
   * each time, so a page that slept (and missed what other tabs said) loads again when it wakes.
   */
  async load(size: number): Promise<SizeProgress> {
    const { known, store } = this.#sizeOf(size);
    try {
      const { records, setAside } = await store.read();
      known.add(records);
      known.setAside = setAside;
    } catch (error) {
      this.#report(troubleOf(error));
    }
    this.#loaded.add(size);
    return known.progress();
  }

  /**
   * Records a find. Resolves when it is on the disk, or in memory where storage refused it.
   * @returns `known` when it had been found before, in any tab; a peek is no find.
   */
  async recordFound(find: Find): Promise<'new' | 'known'> {
    const newlyFound = await this.record(find.code.length, [foundRecord(find)]);
    return newlyFound.has(find.code) ? 'new' : 'known';
  }

  /** Records that the solver showed a solution; nothing changes when it was found before. */
  async recordRevealed(peek: Peek): Promise<void> {
    await this.record(peek.code.length, [revealedRecord(peek)]);
  }

  /**
   * Records solutions of one size in one transaction, as an import does.
   * @returns The codes that were not found before, in any tab, and are now.
   */
  async record(size: number, records: readonly SolutionRecord[]): Promise<ReadonlySet<Code>> {
    const { known } = this.#sizeOf(size);
    const candidates = records.filter(
      ({ kind, code }) => kind === 'found' && !known.found.has(code),
    );
    const newInStore = await this.#write(size, records);
    if (newInStore) await this.#writeUnsaved();
    known.add(records);
    this.#notify({ kind: 'solutions', progress: known.progress() });
    this.#channel.postMessage(records);
    const codes = candidates.map(({ code }) => code);
    return new Set(codes.filter((code) => newInStore?.has(code) ?? true));
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
    const { known, store } = this.#sizeOf(size);
    let removed: readonly SolutionRecord[];
    try {
      removed = await store.clear();
    } catch (error) {
      this.#report(troubleOf(error));
      return false;
    }
    const here = [...known.found.values(), ...known.revealed.values()];
    // The database may know more than this page, and this page more than a database that was full.
    const earlier = this.#erased.get(size) ?? [];
    this.#erased.set(size, [...bestOf([...earlier, ...here, ...removed]).values()]);
    this.#unsaved.delete(size);
    known.clear();
    this.#notify({ kind: 'solutions', progress: known.progress() });
    this.#channel.postMessage({ erased: size });
    return true;
  }

  /** Brings back everything that this page has erased. */
  async restoreErased(): Promise<void> {
    const erased = [...this.#erased];
    this.#erased.clear();
    for (const [size, records] of erased) await this.record(size, records);
  }

  /** The unfinished board of a size as this page last saved it, else as stored, else a fresh one. */
  loadBoard(size: number): Promise<LoadedBoard> {
    return this.#boards.load(size);
  }

  /** Keeps the board of its size; returns at once and writes soon. */
  saveBoard(board: Board): void {
    this.#boards.save(board);
  }

  /** Writes what is waiting at once; for a page about to be hidden. */
  flush(): Promise<void> {
    return this.#boards.flush();
  }

  /**
   * Calls `listener` after every change of solutions, in this tab or another, and of health.
   * @returns Ends the subscription.
   */
  subscribe(listener: (change: ProgressChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The codes newly found in the database; `undefined` when it refused and the records wait. */
  async #write(
    size: number,
    records: readonly SolutionRecord[],
  ): Promise<ReadonlySet<Code> | undefined> {
    try {
      const { newlyFound } = await this.#sizeOf(size).store.keep(records);
      this.#report(undefined);
      return newlyFound;
    } catch (error) {
      this.#unsaved.set(size, [...(this.#unsaved.get(size) ?? []), ...records]);
      this.#report(troubleOf(error));
      return undefined;
    }
  }

  async #writeUnsaved(): Promise<void> {
    const unsaved = [...this.#unsaved];
    this.#unsaved.clear();
    for (const [size, records] of unsaved) await this.#write(size, records);
  }

  #hear(data: unknown): void {
    const { erased } = Object(data) as { readonly erased?: unknown };
    const emptied = typeof erased === 'number' ? this.#sizes.get(erased)?.known : undefined;
    if (emptied) {
      emptied.clear();
      this.#notify({ kind: 'solutions', progress: emptied.progress() });
    }
    // Another tab may run another version of the game, so its records are read like stored ones.
    const records = Array.isArray(data) ? data.filter(isRecord) : [];
    // A size not loaded here will be read from the database, these records and all.
    const known = this.#sizes.get(records[0]?.code.length ?? 0)?.known;
    if (!known) return;
    known.add(records.filter(({ code }) => code.length === known.size));
    this.#notify({ kind: 'solutions', progress: known.progress() });
  }

  #report(trouble: StorageTrouble | undefined): void {
    const health = trouble ?? (this.#unsaved.size > 0 ? this.#health : 'kept');
    if (health === this.#health) return;
    this.#health = health;
    this.#notify({ kind: 'health', health });
  }

  #notify(change: ProgressChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #sizeOf(size: number): { known: KnownSolutions; store: SolutionsStore } {
    let entry = this.#sizes.get(size);
    if (!entry) {
      entry = { known: new KnownSolutions(size), store: new SolutionsStore(size) };
      this.#sizes.set(size, entry);
    }
    return entry;
  }
}
