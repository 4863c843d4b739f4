import type { PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { daysOfMonths } from './month-store.ts';
import { statisticsOfResults, techniqueStatisticsOf } from './puzzle-statistics.ts';
import type { SavedPuzzle } from './puzzle-game.ts';
import type { BestTime, PuzzleStatistics, TechniqueStatistics } from './puzzle-progress.ts';
import { mergeResults, type SavedResult } from './puzzle-result.ts';
import type { PuzzleStore, StoredResult } from './puzzle-store.ts';
import type { Kind } from './puzzle-tabs.ts';
import { Outbox } from '../storage/outbox.ts';
import { partsOf } from '../storage/parts.ts';
import type { Reading, StorageGuard } from '../storage/storage-guard.ts';

/** A puzzle to be removed from the unfinished ones, unless it was changed after `upTo`. */
export interface Removal {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly upTo: number;
}

/** Results of puzzles as a page has them: the stored ones, and those that wait because storage refused. */
export class PuzzleResultRepository {
  readonly #store: PuzzleStore;
  readonly #guard: StorageGuard<Kind>;
  readonly #results: Outbox<string, SavedResult, StoredResult>;
  readonly #removals: Outbox<string, Removal, SavedPuzzle | undefined>;

  constructor(store: PuzzleStore, guard: StorageGuard<Kind>) {
    this.#store = store;
    this.#guard = guard;
    const { report } = guard;
    this.#results = new Outbox({
      keyOf: ({ name }) => name,
      merge: mergeResults,
      write: (results) => store.keepResults(results),
      report,
    });
    this.#removals = new Outbox({
      keyOf: ({ name }) => name,
      merge: (a, b) => (a.upTo > b.upTo ? a : b),
      write: async (removals) => {
        const removed = new Map<string, SavedPuzzle | undefined>();
        for (const { name, upTo } of removals)
          removed.set(name, await store.removeGame(name, upTo));
        return removed;
      },
      report,
    });
  }

  /** Returns true if something is to be written again. */
  get hasRefusals(): boolean {
    return this.#results.hasRefusals || this.#removals.hasRefusals;
  }

  /** The results that are not known to be on the disk. */
  get unsaved(): readonly SavedResult[] {
    return this.#results.unsaved;
  }

  /** The removals that are not known to be on the disk. */
  get unsavedRemovals(): readonly Removal[] {
    return this.#removals.unsaved;
  }

  /**
   * Returns the moment when a puzzle ended or was removed, in milliseconds since 1970, if that waits to be written;
   * else -1.
   */
  closedAt(name: string): number {
    return Math.max(this.#results.get(name)?.endedAt ?? -1, this.#removals.get(name)?.upTo ?? -1);
  }

  /**
   * Stores results, each merged with the stored one, and removes the games of these puzzles that were not changed
   * since.
   * @returns The outcome of each by its name.
   */
  async keep(results: readonly SavedResult[]): Promise<ReadonlyMap<string, StoredResult>> {
    const before = new Map(results.map(({ name }) => [name, this.#results.get(name)]));
    const stored = new Map(await this.#results.keep(results));
    for (const { name } of results) {
      if (stored.has(name)) continue;
      stored.set(name, { before: before.get(name), kept: this.#results.get(name)! });
    }
    return stored;
  }

  /**
   * Removes a puzzle from the unfinished ones without a result.
   * @param upTo Milliseconds since 1970. A puzzle that was changed after this moment stays.
   * @returns The game that was stored.
   */
  async remove(name: string, upTo: number): Promise<SavedPuzzle | undefined> {
    return (await this.#removals.keep([{ name, upTo }])).get(name);
  }

  /** Cancels a removal that storage has refused. */
  cancelRemoval(name: string): void {
    this.#removals.discard(name);
  }

  /** Returns the result of a puzzle: the stored one, merged with the one that waits. */
  withWaiting(name: string, stored: SavedResult | undefined): SavedResult | undefined {
    return this.#results.overlay(stored ? [stored] : []).get(name);
  }

  /** Reads the results of these puzzles, where there are any, and all that wait to be written. */
  async of(names: readonly string[]): Promise<Reading<ReadonlyMap<string, SavedResult>>> {
    const results: SavedResult[] = [];
    let areAll = true;
    for (const part of partsOf(names)) {
      const { value, isWhole } = await this.#read('some', () => this.#store.results(part), []);
      results.push(...value);
      areAll &&= isWhole;
    }
    return { value: this.#results.overlay(results), isWhole: areAll };
  }

  /** Reads every result, in parts between which the page goes on. */
  async all(): Promise<Reading<ReadonlyMap<string, SavedResult>>> {
    // Results that wait now may be written to a place that the reading has passed.
    const results = [...this.#results.refused];
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
      results.push(...value.results);
      behind = value.next;
      areAll &&= isWhole;
    } while (behind !== undefined);
    return { value: this.#results.overlay(results), isWhole: areAll };
  }

  /**
   * Returns the median time of the solved puzzles of a kind and difficulty, in milliseconds; the lower of two middle
   * ones.
   */
  async medianTime(kind: PuzzleKind, step: Difficulty): Promise<number | undefined> {
    const waiting = this.#solvedOf(kind, step);
    const { value } = await this.#read(
      'median',
      () => this.#store.medianTime({ kind, step }, waiting),
      undefined,
    );
    return value;
  }

  /** Returns the shortest time of the solved puzzles of a kind and difficulty. */
  async bestTime(kind: PuzzleKind, step: Difficulty): Promise<BestTime | undefined> {
    const waiting = this.#solvedOf(kind, step);
    const { value } = await this.#read(
      'best',
      () => this.#store.bestTime({ kind, step }, waiting),
      undefined,
    );
    return value;
  }

  /** Counts the techniques that solved puzzles needed. */
  async techniques(): Promise<Reading<readonly TechniqueStatistics[]>> {
    const { value, isWhole } = await this.all();
    return { value: techniqueStatisticsOf(value.values()), isWhole };
  }

  /** Counts how all puzzles were solved. */
  statistics(): Promise<Reading<PuzzleStatistics>> {
    const waiting = this.#solved();
    return this.#read(
      'statistics',
      () => this.#store.statistics(waiting),
      statisticsOfResults(waiting),
    );
  }

  /** Reads the outcomes of the puzzles of days. */
  days(): Promise<Reading<DayHistory>> {
    const waiting = this.#results.refused;
    const known = daysOfMonths(new Map(), waiting);
    return this.#read('days', () => this.#store.days(waiting), known);
  }

  /** Writes everything that waits. Resolves when that has succeeded or failed. */
  async flush(): Promise<void> {
    await this.#results.flush();
    await this.#removals.flush();
  }

  /** Returns the results of solved puzzles that wait to be written. */
  #solved(): readonly SavedResult[] {
    return this.#results.refused.filter(({ outcome }) => outcome === 'solved');
  }

  #solvedOf(kind: PuzzleKind, step: Difficulty): readonly SavedResult[] {
    return this.#solved().filter((result) => result.kind === kind && result.step === step);
  }

  #read<T>(name: string, work: () => Promise<T>, otherwise: T): Promise<Reading<T>> {
    return this.#guard.read('results', name, work, otherwise);
  }
}
