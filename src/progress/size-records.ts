import type { Code } from '../core/code.ts';
import { troubleOf, type StorageTrouble } from './database.ts';
import type { SolutionRecord } from './find.ts';
import { KnownSolutions, type SizeProgress } from './known-solutions.ts';
import { SolutionsStore } from './solutions-store.ts';

/** As many records go into one transaction as hold up the page, and a find made meanwhile, little. */
const CHUNK = 250;

/** Who wants to hear of the solutions of a size. */
export interface SizeListener {
  /** Called with what is known after every change; once, at its end, while it is read for the first time. */
  readonly onKnown: (progress: SizeProgress) => void;
  /** Called after every try to store or read; `undefined` for a success. */
  readonly onOutcome: (trouble: StorageTrouble | undefined) => void;
}

/** What came of keeping records. */
export interface Kept {
  /** Whether all are on the disk. */
  readonly stored: boolean;
  /** The codes that were not found before, as far as anybody can tell, and are now. */
  readonly newlyFound: ReadonlySet<Code>;
}

/** The solutions of one size as a page has them: what it knows, and what of that waits to be stored. */
export class SizeRecords {
  readonly known: KnownSolutions;
  readonly #store: SolutionsStore;
  readonly #listener: SizeListener;
  /** Records that the database refused. */
  readonly #unsaved = new Set<SolutionRecord>();
  /** Records that are being written. */
  readonly #writing = new Set<SolutionRecord>();
  /** Whether the database could not be read. */
  #unread = false;
  /** How often it was erased, here or in another tab. */
  #erasures = 0;
  /** How far the first reading is: what is known is not to be shown before its end. */
  #reading: 'not begun' | 'begun' | 'done' = 'not begun';
  /** Whether something changed meanwhile. */
  #withheld = false;

  constructor(size: number, listener: SizeListener) {
    this.known = new KnownSolutions(size);
    this.#store = new SolutionsStore(size);
    this.#listener = listener;
  }

  /** Whether it was read to the end. */
  get isLoaded(): boolean {
    return this.#reading === 'done';
  }

  /** Whether the database could not be read. */
  get unread(): boolean {
    return this.#unread;
  }

  /** The records that are not known to be on the disk. */
  get unsaved(): readonly SolutionRecord[] {
    return [...new Set([...this.#unsaved, ...this.#writing])];
  }

  /** Whether anything has to be tried again. */
  get waits(): boolean {
    return this.#unread || this.#unsaved.size > 0;
  }

  /**
   * Reads the database, in parts, between which the page goes on.
   * @param signal Ends the reading; what is known then is not everything.
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
    if (wasUnread || trouble) this.#listener.onOutcome(trouble);
  }

  /** Reads the parts one after the other. */
  async #read(signal: AbortSignal | undefined): Promise<void> {
    let setAside = 0;
    let behind: IDBValidKey | undefined;
    while (!signal?.aborted) {
      const erasures = this.#erasures;
      const part = await this.#store.read(behind);
      // What was erased while it was on the way is not known again.
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
   * Writes records of this size and knows them from then on; from the first chunk that is refused they
   * wait to be tried again.
   */
  async keep(records: readonly SolutionRecord[]): Promise<Kept> {
    const { found } = this.known;
    const candidates = records.filter(({ kind, code }) => kind === 'found' && !found.has(code));
    const newlyFound = new Set<Code>();
    for (const record of records) this.#writing.add(record);
    const stored = await this.#write(records, newlyFound);
    for (const record of records) this.#writing.delete(record);
    const codes = candidates.map(({ code }) => code);
    return { stored, newlyFound: new Set(codes.filter((code) => newlyFound.has(code))) };
  }

  async #write(records: readonly SolutionRecord[], newlyFound: Set<Code>): Promise<boolean> {
    for (let start = 0; start < records.length; start += CHUNK) {
      try {
        const kept = await this.#store.keep(records.slice(start, start + CHUNK));
        this.known.add(kept.records);
        for (const code of kept.newlyFound) newlyFound.add(code);
        this.#listener.onOutcome(undefined);
      } catch (error) {
        const refused = records.slice(start);
        this.known.add(refused);
        for (const record of refused) {
          this.#unsaved.add(record);
          newlyFound.add(record.code);
        }
        this.#listener.onOutcome(troubleOf(error));
        return false;
      }
    }
    return true;
  }

  /** Writes what waits; what is erased meanwhile waits no longer. */
  async writeUnsaved(): Promise<void> {
    const records = [...this.#unsaved];
    for (let start = 0; start < records.length; start += CHUNK) {
      const chunk = records
        .slice(start, start + CHUNK)
        .filter((record) => this.#unsaved.has(record));
      try {
        await this.#store.keep(chunk);
      } catch (error) {
        this.#listener.onOutcome(troubleOf(error));
        return;
      }
      for (const record of chunk) this.#unsaved.delete(record);
      this.#listener.onOutcome(undefined);
    }
  }

  /**
   * Removes everything from the disk; fails with a `StorageError`.
   * @returns What the page knew and what was on the disk: either may have been more than the other.
   */
  async remove(): Promise<readonly SolutionRecord[]> {
    const removed = await this.#store.clear();
    const { found, revealed } = this.known;
    return [...found.values(), ...revealed.values(), ...removed];
  }

  /** Knows nothing any more: everything was erased. */
  forget(): void {
    this.#erasures++;
    this.#unsaved.clear();
    this.#writing.clear();
    this.known.clear();
    this.tell();
  }

  /** Tells what is known now. */
  tell(): void {
    this.#withheld = this.#reading === 'begun';
    if (!this.#withheld) this.#listener.onKnown(this.known.progress());
  }
}
