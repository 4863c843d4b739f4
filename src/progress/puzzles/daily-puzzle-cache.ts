import { dayNumber, dayNumbered, type Day } from '../../core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import { readValue, troubleOf, type UseDatabase } from '../storage/database.ts';
import { CACHED_DAYS } from './puzzle-database.ts';
import { readPlayedPuzzle } from './puzzle-game.ts';
import type { CachedDay, PlayedPuzzle } from './puzzle-progress.ts';
import { isCount } from '../storage/fields.ts';

/**
 * Puzzles of days that were made ahead. They can be made again, so the player is not told where storage refuses them:
 * they then last as long as the page.
 */
export class DailyPuzzleCache {
  readonly #use: UseDatabase;
  readonly #refused = new Map<Day, CachedDay>();

  constructor(use: UseDatabase) {
    this.#use = use;
  }

  /** Reads the puzzles of a day, if they were made and can be read. */
  async of(day: Day): Promise<CachedDay | undefined> {
    const refused = this.#refused.get(day);
    if (refused) return refused;
    try {
      const value = await this.#use(CACHED_DAYS, 'readonly', 'relaxed', (transaction) =>
        readValue(transaction.objectStore(CACHED_DAYS).get(day)),
      );
      return readCachedDay(value, day);
    } catch (error) {
      troubleOf(error);
      return undefined;
    }
  }

  /** Stores the puzzles of a day, and deletes those of days before yesterday. */
  async keep(made: CachedDay, today: Day): Promise<void> {
    const yesterday = dayNumbered(dayNumber(today) - 1);
    try {
      await this.#use(CACHED_DAYS, 'readwrite', 'relaxed', (transaction) => {
        const store = transaction.objectStore(CACHED_DAYS);
        store.delete(IDBKeyRange.upperBound(yesterday, true));
        store.put(made, made.day);
      });
      this.#refused.delete(made.day);
    } catch (error) {
      troubleOf(error);
      this.#refused.set(made.day, made);
    }
  }
}

/** Reads the puzzles of a day; returns `undefined` if there are none, or they are not those of the day. */
export function readCachedDay(value: unknown, day: Day): CachedDay | undefined {
  const { version, puzzles } = Object(value) as Partial<Record<keyof CachedDay, unknown>>;
  if (!isCount(version) || !Array.isArray(puzzles)) return undefined;
  const read = DAY_KINDS.flatMap((kind, index): readonly PlayedPuzzle[] => {
    const played = readPlayedPuzzle(puzzles[index], dayPuzzleName(day, kind));
    return played?.step && kindOf(played.puzzle.rules) === kind ? [played] : [];
  });
  return read.length === puzzles.length && read.length === DAY_KINDS.length
    ? { day, version, puzzles: read }
    : undefined;
}
