import type { Code } from '../core/code.ts';
import type { Board } from './board.ts';
import { BoardStore, type LoadedBoard } from './board-store.ts';
import { troubleOf, type StorageTrouble } from './database.ts';
import {
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

/** The name of the channel on which tabs tell each other their new records. */
export const CHANNEL = 'ninety-two';

/**
 * What the player has done, kept in IndexedDB and shared between tabs. Nothing here rejects: where
 * the browser does not store, the game goes on in memory, `health` says so, and solutions that could
 * not be stored are tried again after the next one that could.
 */
export class Progress {
  readonly #sizes = new Map<number, { known: KnownSolutions; store: SolutionsStore }>();
  readonly #unsaved = new Map<number, readonly SolutionRecord[]>();
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
      const newlyFound = await this.#sizeOf(size).store.keep(records);
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
