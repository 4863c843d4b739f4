import type { Code } from '../../core/solutions/code.ts';
import {
  mergeRecord,
  type Find,
  type FoundRecord,
  type Reveal,
  type RevealedRecord,
  type SolutionRecord,
} from './find.ts';

/** Progress of a player on one size; a new object whenever it changes. The maps are live: later finds appear in them. */
export interface SizeProgress {
  readonly size: number;
  readonly found: ReadonlyMap<Code, Find>;
  /** Solutions that the solver showed and the player has not found since. */
  readonly revealed: ReadonlyMap<Code, Reveal>;
  /** The number of stored entries that cannot be read and are left as they are. */
  readonly setAside: number;
}

/** The solutions of one size that this page knows of. */
export class KnownSolutions {
  readonly size: number;
  readonly found = new Map<Code, FoundRecord>();
  readonly revealed = new Map<Code, RevealedRecord>();
  #setAside = 0;
  #progress: SizeProgress | undefined;

  constructor(size: number) {
    this.size = size;
  }

  /** Sets the number of stored entries that cannot be read. */
  set setAside(count: number) {
    if (count === this.#setAside) return;
    this.#setAside = count;
    this.#progress = undefined;
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

  /** Forgets every record. */
  clear(): void {
    this.found.clear();
    this.revealed.clear();
    this.#progress = undefined;
  }

  /**
   * Returns the progress. It is a new object after every change and only then: screens compare it, and cache what they
   * make of it.
   */
  progress(): SizeProgress {
    const { size, found, revealed } = this;
    return (this.#progress ??= { size, found, revealed, setAside: this.#setAside });
  }
}
