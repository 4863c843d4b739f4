import type { PuzzleKind, Difficulty } from '../../core/puzzles/puzzle.ts';
import type { DayHistory } from '../../core/days/streak.ts';
import { RecordStore, type RecordHost } from '../storage/record-store.ts';
import type { RecordType } from '../storage/record-table.ts';
import { daysOf, daysOfMonths, renewMonths, saveMonthOutcomes } from './month-store.ts';
import { GAMES, MONTHS, RESULTS, setAside } from './puzzle-database.ts';
import { removeGame } from './puzzle-games.ts';
import type { PuzzleStatistics, TechniqueStatistics } from './puzzle-progress.ts';
import { mergeResults, readResultOf, resultRecord, type SavedResult } from './puzzle-result.ts';
import {
  bestTime,
  medianTime,
  puzzleStatisticsOf,
  statisticsOfResults,
  techniqueStatisticsOf,
} from './puzzle-statistics.ts';

/**
 * Results, each under the name of its puzzle. Storing them ends the games of these puzzles that were not changed since,
 * and updates their days.
 */
export const RESULT_RECORDS: RecordType<string, SavedResult> = {
  store: RESULTS,
  stores: [GAMES, RESULTS, MONTHS],
  durability: 'strict',
  keyOf: ({ name }) => name,
  parse: readResultOf,
  serialize: resultRecord,
  setAside,
  merge: mergeResults,
  alongside: async (transaction, saved) => {
    const results = Array.from(saved.values(), ({ after }) => after);
    for (const { name, endedAt } of results) await removeGame(transaction, name, endedAt);
    await saveMonthOutcomes(transaction, results);
  },
  alongsideUndo: renewMonths,
};

/** Results of puzzles, and what follows from them. A value is `undefined` if it cannot be read. */
export class PuzzleResults extends RecordStore<string, SavedResult> {
  constructor(host: RecordHost) {
    super(RESULT_RECORDS, host);
  }

  /** Returns the result of a puzzle: the stored one, merged with the one that waits. */
  withWaiting(name: string, stored: SavedResult | undefined): SavedResult | undefined {
    return this.outbox.overlay(stored ? [stored] : []).get(name);
  }

  /**
   * Returns the median time of the solved puzzles of a kind and difficulty, in milliseconds; the lower of two middle
   * ones.
   */
  medianTime(kind: PuzzleKind, step: Difficulty): Promise<number | undefined> {
    return this.#ofSolved('median', (transaction, besides) =>
      medianTime(transaction, { kind, step }, besides),
    );
  }

  /**
   * Returns the shortest of these times without help. A time of 0 was not measured and does not count.
   * @param except The name of a puzzle whose time does not count.
   */
  bestTime(kind: PuzzleKind, step: Difficulty, except?: string): Promise<number | undefined> {
    return this.#ofSolved('best', (transaction, besides) =>
      bestTime(transaction, { kind, step }, besides, except),
    );
  }

  /** Counts how all puzzles were solved. */
  statistics(): Promise<PuzzleStatistics | undefined> {
    return this.#ofSolved('statistics', puzzleStatisticsOf, statisticsOfResults);
  }

  /** Counts the techniques that solved puzzles needed, where they are known, in the order of kinds and techniques. */
  async techniques(): Promise<readonly TechniqueStatistics[] | undefined> {
    const { value, isWhole } = await this.getAll();
    return isWhole ? techniqueStatisticsOf(value.values()) : undefined;
  }

  /** Returns the outcomes of the puzzles of days, for each day that has one. */
  async days(): Promise<DayHistory | undefined> {
    const { refused } = this.outbox;
    const known = daysOfMonths(new Map(), refused);
    const { value, isWhole } = await this.query(
      'days',
      [MONTHS, RESULTS],
      (transaction) => daysOf(transaction, refused),
      known,
    );
    return isWhole ? value : undefined;
  }

  /**
   * Computes something of the solved puzzles.
   * @param work Given the results that wait and are not stored as solved.
   * @param alone Computes the same without storage, of the results that wait.
   */
  async #ofSolved<T>(
    name: string,
    work: (transaction: IDBTransaction, besides: readonly SavedResult[]) => Promise<T>,
    alone?: (waiting: readonly SavedResult[]) => T,
  ): Promise<T | undefined> {
    const waiting = this.outbox.refused.filter(({ outcome }) => outcome === 'solved');
    const { value, isWhole } = await this.query<T | undefined>(
      name,
      RESULTS,
      async (transaction) => {
        const names = waiting.map(({ name }) => name);
        const stored = await this.table.find(transaction, names);
        const solved = stored.filter(({ outcome }) => outcome === 'solved');
        const isBeside = ({ name }: SavedResult): boolean => solved.every((it) => it.name !== name);
        return work(transaction, waiting.filter(isBeside));
      },
      alone?.(waiting),
    );
    return isWhole ? value : undefined;
  }
}
