import type { Code } from '../../core/solutions/code.ts';
import { troubleOf, type StorageTrouble } from '../storage/database.ts';
import { mergeRecord, type SolutionRecord } from './find.ts';
import { KnownSolutions, type SizeProgress } from './known-solutions.ts';
import { SolutionsStore } from './solutions-store.ts';
import { Outbox } from '../storage/outbox.ts';

/** Callbacks for the solutions of a size. */
export interface SizeListener {
  /** Called with the progress after every change; during the first reading only once, at its end. */
  readonly onKnown: (progress: SizeProgress) => void;
  /** Called after every try to store or read; `undefined` for a success. */
  readonly report: (trouble: StorageTrouble | undefined) => void;
}

/** The solutions of one size as a page has them: those that it knows, and those of them that wait to be stored. */
export class SizeRecords {
  readonly known: KnownSolutions;
  /**
   * Records on their way to the disk. The answer for a code is true if it was not found before in the database and is
   * now.
   */
  readonly outbox: Outbox<Code, SolutionRecord, boolean>;
  readonly #store: SolutionsStore;
  readonly #listener: SizeListener;
  /** True if the last reading was refused. */
  #unread = false;
  /** The number of times that it was erased, here or in another tab. */
  #erasures = 0;
  /** The state of the first reading: nothing is shown before its end. */
  #reading: 'not begun' | 'begun' | 'done' = 'not begun';
  /** True if something changed during the first reading. */
  #withheld = false;

  constructor(size: number, listener: SizeListener) {
    this.known = new KnownSolutions(size);
    this.#store = new SolutionsStore(size);
    this.#listener = listener;
    this.outbox = new Outbox({
      keyOf: ({ code }) => code,
      merge: mergeRecord,
      write: async (records) => {
        const kept = await this.#store.keep(records);
        this.known.add(kept.records);
        return new Map(records.map(({ code }) => [code, kept.newlyFound.has(code)]));
      },
      report: listener.report,
    });
  }

  /** Returns true once the size was read to the end. */
  get isLoaded(): boolean {
    return this.#reading === 'done';
  }

  /** Returns true if the last reading was refused. */
  get unread(): boolean {
    return this.#unread;
  }

  /** Returns true if anything has to be tried again. */
  get hasRefusals(): boolean {
    return this.#unread || this.outbox.hasRefusals;
  }

  /**
   * Reads the database, in parts between which the page goes on.
   * @param signal Ends the reading. What is known is then incomplete.
   */
  async load(signal?: AbortSignal): Promise<void> {
    if (this.#reading === 'not begun') this.#reading = 'begun';
    let trouble: StorageTrouble | undefined;
    try {
      await this.#read(signal);
    } catch (error) {
      trouble = troubleOf(error);
    }
    if (signal?.aborted) return;
    const wasUnread = this.#unread;
    this.#unread = trouble !== undefined;
    this.#reading = 'done';
    if (this.#withheld || (wasUnread && !trouble)) this.tell();
    if (wasUnread || trouble) this.#listener.report(trouble);
  }

  /** Reads the parts one after the other. */
  async #read(signal: AbortSignal | undefined): Promise<void> {
    let setAside = 0;
    let behind: IDBValidKey | undefined;
    while (!signal?.aborted) {
      const erasures = this.#erasures;
      const part = await this.#store.read(behind);
      // Reads the part again: it may have records that were erased meanwhile.
      if (erasures !== this.#erasures) continue;
      this.known.add(part.records);
      setAside += part.setAside;
      behind = part.next;
      if (behind === undefined) {
        this.known.setAside = setAside;
        return;
      }
    }
  }

  /**
   * Writes records of this size, and knows them from then on. The first part that is refused and those after it wait
   * to be tried again.
   * @returns The codes that are found now and were not before, as far as anybody can tell.
   */
  async keep(records: readonly SolutionRecord[]): Promise<ReadonlySet<Code>> {
    const { found } = this.known;
    const candidates = records.filter(({ kind, code }) => kind === 'found' && !found.has(code));
    const stored = await this.outbox.keep(records);
    this.known.add(this.outbox.refused);
    const codes = candidates.map(({ code }) => code);
    return new Set(codes.filter((code) => stored.get(code) ?? true));
  }

  /**
   * Removes everything from the disk.
   * @returns The records that the page knew, and those that were on the disk. Either may have been more than the
   *   other.
   * @throws {StorageError} If storage refuses.
   */
  async remove(): Promise<readonly SolutionRecord[]> {
    const removed = await this.#store.clear();
    const { found, revealed } = this.known;
    return [...found.values(), ...revealed.values(), ...removed];
  }

  /** Forgets everything, which was erased. */
  forget(): void {
    this.#erasures++;
    for (const { code } of this.outbox.refused) this.outbox.discard(code);
    this.known.clear();
    this.tell();
  }

  /** Tells what is known now; during the first reading it waits for the end of that. */
  tell(): void {
    this.#withheld = this.#reading === 'begun';
    if (!this.#withheld) this.#listener.onKnown(this.known.progress());
  }
}
