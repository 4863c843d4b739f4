import { promisifyRequest } from 'idb-keyval';
import { dayNumber, dayNumbered, type Day } from '../core/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../core/day-puzzles.ts';
import { kindOf } from '../core/puzzle.ts';
import { troubleOf, type UseDatabase } from './database.ts';
import { isCount } from './find.ts';
import { MADE } from './puzzle-database.ts';
import { readPlayedPuzzle } from './puzzle-game.ts';
import type { MadeDay, PlayedPuzzle } from './puzzle-progress.ts';

/**
 * Puzzles of days that were made ahead. They can be made again, so the player is not told where storage refuses them:
 * they then last as long as the page.
 */
export class MadeDays {
  readonly #use: UseDatabase;
  readonly #refused = new Map<Day, MadeDay>();

  constructor(use: UseDatabase) {
    this.#use = use;
  }

  /** Reads the puzzles of a day, if they were made and can be read. */
  async of(day: Day): Promise<MadeDay | undefined> {
    const refused = this.#refused.get(day);
    if (refused) return refused;
    try {
      const value = await this.#use(MADE, 'readonly', 'relaxed', (transaction) =>
        promisifyRequest<unknown>(transaction.objectStore(MADE).get(day)),
      );
      return readMadeDay(value, day);
    } catch (error) {
      troubleOf(error);
      return undefined;
    }
  }

  /** Stores the puzzles of a day, and deletes those of days before yesterday. */
  async keep(made: MadeDay, today: Day): Promise<void> {
    const yesterday = dayNumbered(dayNumber(today) - 1);
    try {
      await this.#use(MADE, 'readwrite', 'relaxed', (transaction) => {
        const store = transaction.objectStore(MADE);
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
export function readMadeDay(value: unknown, day: Day): MadeDay | undefined {
  const { version, puzzles } = Object(value) as Partial<Record<keyof MadeDay, unknown>>;
  if (!isCount(version) || !Array.isArray(puzzles)) return undefined;
  const read = DAY_KINDS.flatMap((kind, index): readonly PlayedPuzzle[] => {
    const played = readPlayedPuzzle(puzzles[index], dayPuzzleName(day, kind));
    return played?.step && kindOf(played.puzzle.rules) === kind ? [played] : [];
  });
  return read.length === puzzles.length && read.length === DAY_KINDS.length
    ? { day, version, puzzles: read }
    : undefined;
}
