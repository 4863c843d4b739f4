import { dayNumber, dayNumbered, dayOf, type Day } from '../../core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../../core/days/day-puzzles.ts';
import { kindOf } from '../../core/puzzles/puzzle.ts';
import { isCount } from '../storage/fields.ts';
import type { RecordType } from '../storage/record-table.ts';
import { CACHED_DAYS, setAside } from './puzzle-database.ts';
import { readPlayedPuzzle } from './puzzle-game.ts';
import type { CachedDay, PlayedPuzzle } from './puzzle-progress.ts';

/** Puzzles of days that were made ahead. Those of days before yesterday are deleted when others are kept. */
export const CACHED_DAY_RECORDS: RecordType<Day, CachedDay> = {
  store: CACHED_DAYS,
  durability: 'relaxed',
  keyOf: ({ day }) => day,
  parse: (entry, day) => readCachedDay(entry, day as Day),
  serialize: (made) => made,
  setAside,
  // A later build may make a day anew, and one by one build is like another.
  merge: (a, b) => (b.version > a.version ? b : a),
  alongside: (transaction, saved) => {
    const store = transaction.objectStore(CACHED_DAYS);
    const yesterday = dayNumbered(dayNumber(dayOf(new Date())) - 1);
    store.delete(IDBKeyRange.upperBound(yesterday, true));
    // A past day that the player plays stays until others are kept.
    for (const [day, { after }] of saved) store.put(after, day);
    return Promise.resolve();
  },
};

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
