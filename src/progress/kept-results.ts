import type { PuzzleKind, Step } from '../core/puzzle.ts';
import type { Days } from '../core/row-of-days.ts';
import { daysOfMonths } from './month-store.ts';
import { figuresOfResults } from './puzzle-figures.ts';
import type { KeptGame } from './puzzle-game.ts';
import type { PuzzleFigures } from './puzzle-progress.ts';
import { joinResults, type KeptResult } from './puzzle-result.ts';
import { PART, type PuzzleStore, type StoredResult } from './puzzle-store.ts';
import type { Kind } from './puzzle-tabs.ts';
import type { Reading, Tries } from './tries.ts';

/** How puzzles ended, as a page has it: what is stored, and what of it waits because storage refused. */
export class KeptResults {
  readonly #store: PuzzleStore;
  readonly #tries: Tries<Kind>;
  readonly #waiting = new Map<string, KeptResult>();
  /** Results that are being written for the first time. */
  readonly #writing = new Set<KeptResult>();
  /** Puzzles still to be taken out of the unfinished ones, and until when they were changed. */
  readonly #removals = new Map<string, number>();

  constructor(store: PuzzleStore, tries: Tries<Kind>) {
    this.#store = store;
    this.#tries = tries;
  }

  /** Whether something is to be written again. */
  get waiting(): boolean {
    return this.#waiting.size + this.#removals.size > 0;
  }

  /** The results that are not known to be on the disk. */
  get unsaved(): readonly KeptResult[] {
    return [...this.#waiting.values(), ...this.#writing];
  }

  /** When a puzzle ended or was taken out, as far as that waits to be written; else -1. */
  closedAt(name: string): number {
    return Math.max(this.#waiting.get(name)?.endedAt ?? -1, this.#removals.get(name) ?? -1);
  }

  /**
   * Stores results, each joined with what is there, and takes the games of these puzzles out that were
   * not changed since.
   * @returns What came of each by its name.
   */
  async keep(results: readonly KeptResult[]): Promise<ReadonlyMap<string, StoredResult>> {
    const all = new Map<string, StoredResult>();
    for (const result of results) this.#writing.add(result);
    for (const part of partsOf(results)) {
      await this.#tries.write(
        async () => {
          for (const [name, stored] of await this.#store.keepResults(part)) all.set(name, stored);
        },
        () => {
          for (const result of part) all.set(result.name, this.#letWait(result));
        },
      );
    }
    for (const result of results) this.#writing.delete(result);
    return all;
  }

  /**
   * Takes a puzzle out of the unfinished ones without a result.
   * @param upTo One that was changed after this moment stays.
   * @returns The game that was stored.
   */
  async remove(name: string, upTo: number): Promise<KeptGame | undefined> {
    let removed: KeptGame | undefined;
    await this.#tries.write(
      async () => {
        removed = await this.#store.removeGame(name, upTo);
      },
      () => this.#removals.set(name, upTo),
    );
    return removed;
  }

  /** Does not take a puzzle out after all, where that was refused. */
  cancelRemoval(name: string): void {
    this.#removals.delete(name);
  }

  /** How a puzzle ended: as it is stored, joined with what of it waits. */
  withWaiting(name: string, stored: KeptResult | undefined): KeptResult | undefined {
    const waiting = this.#waiting.get(name);
    return waiting && stored ? joinResults(stored, waiting) : (waiting ?? stored);
  }

  /** The results of these puzzles, where there are any. */
  async of(names: readonly string[]): Promise<Reading<ReadonlyMap<string, KeptResult>>> {
    const results = new Map<string, KeptResult>();
    let areAll = true;
    for (const part of partsOf(names)) {
      const { value, isWhole } = await this.#read('some', () => this.#store.results(part), []);
      for (const result of value) results.set(result.name, result);
      for (const name of part) this.#addWaiting(results, name);
      areAll &&= isWhole;
    }
    return { value: results, isWhole: areAll };
  }

  /** Every result there is, read in parts, between which the page goes on. */
  async all(): Promise<Reading<ReadonlyMap<string, KeptResult>>> {
    const results = new Map<string, KeptResult>();
    let behind: IDBValidKey | undefined;
    let areAll = true;
    do {
      const from = behind;
      const nothing = { results: [], next: undefined };
      const { value, isWhole } = await this.#read(
        'all',
        () => this.#store.someResults(from),
        nothing,
      );
      for (const result of value.results) results.set(result.name, result);
      behind = value.next;
      areAll &&= isWhole;
    } while (behind !== undefined);
    for (const name of this.#waiting.keys()) this.#addWaiting(results, name);
    return { value: results, isWhole: areAll };
  }

  /** The middle one of the times of all that were solved of a kind and step, in milliseconds. */
  async medianTime(kind: PuzzleKind, step: Step): Promise<number | undefined> {
    const times = (await this.#solvedSince())
      .filter((result) => result.kind === kind && result.step === step)
      .map(({ elapsed }) => elapsed);
    const { value } = await this.#read(
      'median',
      () => this.#store.medianTime({ kind, step }, times),
      undefined,
    );
    return value;
  }

  /** How all puzzles were solved. */
  async figures(): Promise<Reading<PuzzleFigures>> {
    const since = await this.#solvedSince();
    return this.#read('figures', () => this.#store.figures(since), figuresOfResults(since));
  }

  /** What became of the puzzles of days. */
  days(): Promise<Reading<Days>> {
    const waiting = [...this.#waiting.values()];
    const known = daysOfMonths(new Map(), waiting);
    return this.#read('days', () => this.#store.days(waiting), known);
  }

  /** Writes what waits; what comes meanwhile waits on. */
  async retry(): Promise<void> {
    if (!this.waiting) return;
    await this.#tries.write(
      () => this.#writeWaiting(),
      () => undefined,
    );
  }

  async #writeWaiting(): Promise<void> {
    for (const part of partsOf([...this.#waiting.values()])) {
      await this.#store.keepResults(part);
      for (const result of part) {
        if (this.#waiting.get(result.name) === result) this.#waiting.delete(result.name);
      }
    }
    for (const [name, upTo] of [...this.#removals]) {
      await this.#store.removeGame(name, upTo);
      if (this.#removals.get(name) === upTo) this.#removals.delete(name);
    }
  }

  /** The results of puzzles that were solved, as far as that waits: none that is stored as solved. */
  async #solvedSince(): Promise<readonly KeptResult[]> {
    const waiting = [...this.#waiting.values()].filter(({ outcome }) => outcome === 'solved');
    if (waiting.length === 0) return waiting;
    const names = waiting.map(({ name }) => name);
    const stored = await this.#read('solved', () => this.#store.results(names), []);
    const solved = new Set(
      stored.value.filter(({ outcome }) => outcome === 'solved').map(({ name }) => name),
    );
    return waiting.filter(({ name }) => !solved.has(name));
  }

  #read<T>(name: string, work: () => Promise<T>, otherwise: T): Promise<Reading<T>> {
    return this.#tries.read('results', name, work, otherwise);
  }

  #letWait(result: KeptResult): StoredResult {
    const before = this.#waiting.get(result.name);
    const kept = before ? joinResults(before, result) : result;
    this.#waiting.set(result.name, kept);
    return { before, kept };
  }

  #addWaiting(results: Map<string, KeptResult>, name: string): void {
    const result = this.withWaiting(name, results.get(name));
    if (result) results.set(name, result);
  }
}

/** Parts that hold up the page, and a tap made meanwhile, little. */
function* partsOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += PART) yield items.slice(start, start + PART);
}
