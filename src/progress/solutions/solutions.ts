import type { Code } from '../../core/solutions/code.ts';
import { troubleOf, type StorageTrouble } from '../storage/database.ts';
import { Outbox } from '../storage/outbox.ts';
import type { RecordTable, Saved } from '../storage/record-table.ts';
import type { Report } from '../storage/storage-health.ts';
import {
  mergeRecord,
  type Find,
  type FoundRecord,
  type Reveal,
  type RevealedRecord,
  type SolutionRecord,
} from './find.ts';
import { solutionTable } from './solution-records.ts';

/** Progress of a player on one size; a new object whenever it changes. The maps are live: later finds appear in them. */
export interface SizeProgress {
  readonly size: number;
  readonly found: ReadonlyMap<Code, Find>;
  /** Solutions that the solver showed and the player has not found since. */
  readonly revealed: ReadonlyMap<Code, Reveal>;
  /** The number of stored entries that cannot be read and are left as they are. */
  readonly setAside: number;
}

/** Callbacks for the solutions of a size. */
interface SolutionsListener {
  /** Called with the progress after every change; during the first reading only once, at its end. */
  readonly onKnown: (progress: SizeProgress) => void;
  /** Called after every try to store or read. */
  readonly report: Report;
}

/** The solutions of one size as a page has them: those that it knows, and those of them that wait to be stored. */
export class Solutions {
  readonly size: number;
  readonly found = new Map<Code, FoundRecord>();
  readonly revealed = new Map<Code, RevealedRecord>();
  /** Records on their way to the disk. */
  readonly outbox: Outbox<Code, SolutionRecord, Saved<SolutionRecord>>;
  readonly #table: RecordTable<Code, SolutionRecord>;
  readonly #listener: SolutionsListener | undefined;
  #setAside = 0;
  #progress: SizeProgress | undefined;
  /** True if the last reading was refused. */
  #unread = false;
  /** The number of times that records were erased or dropped, here or in another tab. */
  #erasures = 0;
  /** The state of the first reading: nothing is shown before its end. */
  #reading: 'not begun' | 'begun' | 'done' = 'not begun';
  /** True if something changed during the first reading. */
  #withheld = false;

  constructor(size: number, listener?: SolutionsListener) {
    this.size = size;
    this.#table = solutionTable(size);
    this.#listener = listener;
    const { keyOf, merge } = this.#table.type;
    this.outbox = new Outbox({
      keyOf,
      merge,
      write: async (records) => {
        const saved = await this.#table.merge(records);
        // A find may have been revealed before.
        this.add(Array.from(saved.values(), ({ after }) => after));
        return saved;
      },
      report: (trouble) => this.#listener?.report(trouble),
    });
  }

  /** The number of stored entries that cannot be read. */
  get setAside(): number {
    return this.#setAside;
  }

  set setAside(count: number) {
    if (count !== this.#setAside) this.#progress = undefined;
    this.#setAside = count;
  }

  /** Returns true once the size was read to the end. */
  get isLoaded(): boolean {
    return this.#reading === 'done';
  }

  /** Returns true if the last reading was refused. */
  get unread(): boolean {
    return this.#unread;
  }

  /** Returns true if storage has refused something and not done it since. */
  get hasRefusals(): boolean {
    return this.#unread || this.outbox.hasRefusals;
  }

  /**
   * Returns the progress. It is a new object after every change and only then: screens compare it, and cache what they
   * make of it.
   */
  progress(): SizeProgress {
    const { size, found, revealed, setAside } = this;
    return (this.#progress ??= { size, found, revealed, setAside });
  }

  /** Returns the record of a solution; `undefined` if it is neither found nor revealed. */
  recordOf(code: Code): SolutionRecord | undefined {
    return this.found.get(code) ?? this.revealed.get(code);
  }

  /** Merges records of this size with those known. */
  add(records: readonly SolutionRecord[]): void {
    for (const record of records) {
      const { code } = record;
      const there = this.recordOf(code);
      const best = there ? mergeRecord(there, record) : record;
      if (best === there) continue;
      this.#progress = undefined;
      if (best.kind === 'found') {
        this.found.set(code, best);
        this.revealed.delete(code);
      } else {
        this.revealed.set(code, best);
      }
    }
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
    if (wasUnread || trouble) this.#listener?.report(trouble);
  }

  /**
   * Writes records of this size, and knows them from then on. The first part that is refused and those after it wait
   * to be tried again.
   * @returns The records before and after, as far as anybody can tell.
   */
  async keep(
    records: readonly SolutionRecord[],
  ): Promise<ReadonlyMap<Code, Saved<SolutionRecord>>> {
    const known = new Map(records.map((record) => [record, this.recordOf(record.code)]));
    const saved = new Map(await this.outbox.keep(records));
    this.add(this.outbox.refused);
    for (const [record, before] of known) {
      const { code } = record;
      const { before: stored, after = record } = saved.get(code) ?? {};
      saved.set(code, { before: stored ?? before, after });
    }
    return saved;
  }

  /** Puts back what was known before records were kept, except where others were kept since; returns the codes. */
  async undo(saved: ReadonlyMap<Code, Saved<SolutionRecord>>): Promise<readonly Code[]> {
    const undone = await this.#table.undo(saved);
    this.drop([...undone.keys()]);
    this.add(Array.from(undone.values(), ({ before }) => before ?? []).flat());
    return [...undone.keys()];
  }

  /** Drops what is known of these solutions and stored no longer. */
  drop(codes: readonly Code[]): void {
    this.#erasures++;
    this.#progress = undefined;
    for (const code of codes) {
      this.found.delete(code);
      this.revealed.delete(code);
    }
    this.add(this.outbox.refused);
    this.tell();
  }

  /**
   * Removes everything from the disk.
   * @returns The records that the page knew, and those that were on the disk. Either may have been more than the
   *   other.
   * @throws {StorageError} If storage refuses.
   */
  async remove(): Promise<readonly SolutionRecord[]> {
    const removed = await this.#table.clear();
    return [...this.found.values(), ...this.revealed.values(), ...removed];
  }

  /** Forgets everything, which was erased. */
  forget(): void {
    this.#erasures++;
    for (const { code } of this.outbox.refused) this.outbox.discard(code);
    this.found.clear();
    this.revealed.clear();
    this.#progress = undefined;
    this.tell();
  }

  /** Tells what is known now; during the first reading it waits for the end of that. */
  tell(): void {
    this.#withheld = this.#reading === 'begun';
    if (!this.#withheld) this.#listener?.onKnown(this.progress());
  }

  /** Reads the parts one after the other. */
  async #read(signal: AbortSignal | undefined): Promise<void> {
    let setAside = 0;
    let behind: IDBValidKey | undefined;
    while (!signal?.aborted) {
      const erasures = this.#erasures;
      const part = await this.#table.part(behind);
      // Reads the part again: it may have records that were erased meanwhile.
      if (erasures !== this.#erasures) continue;
      this.add(part.values);
      setAside += part.unreadable;
      behind = part.next;
      if (behind !== undefined) continue;
      this.setAside = setAside;
      return;
    }
  }
}
