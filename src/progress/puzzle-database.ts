import { connection, type UseDatabase } from './database.ts';

/** The name of the database with all that is done of puzzles. */
export const PUZZLES_DATABASE = 'ninety-two-puzzles';

/** Version 2 came with the puzzles of days. */
const VERSION = 2;

/**
 * The object stores of that database, each with one record a name. They share it so that a puzzle's
 * result is recorded, its unfinished game goes and its day has its petal in one transaction.
 *
 * - `games`: unfinished puzzles; the index `changedAt` lists them by their last change.
 * - `results`: how puzzles ended; the index `time` has kind, step and time of each that was solved and
 *   has a step, so that the middle of the times is found without reading a result; `help` and `figure` count
 *   them by the hints that were taken, `figure` those of a kind and step.
 * - `table`: boards of the Guard table that were guarded.
 * - `months`: what the results say of the days of a month (`month-record.ts`), so that ten years of days are read
 *   in 120 records.
 * - `made`: the puzzles of days that were made ahead, by their days.
 * - `drafts`: what the player is drawing, one a kind.
 *
 * What cannot be read is kept under another key, as the field `setAside` of a record that no index has.
 */
export const GAMES = 'games';
export const RESULTS = 'results';
export const TABLE = 'table';
export const MONTHS = 'months';
export const MADE = 'made';
export const DRAFTS = 'drafts';
export const BY_CHANGE = 'changedAt';
export const BY_TIME = 'time';
export const BY_HELP = 'help';
export const BY_FIGURE = 'figure';

/** What the indexes of results count hints by: without any, four zeros. */
const HINTS = ['hints.nudge', 'hints.where', 'hints.why', 'hints.place'];

/** A connection to the database of puzzles. */
export function puzzlesDatabase(): UseDatabase {
  return connection(PUZZLES_DATABASE, upgrade, VERSION);
}

/** Makes the stores and indexes that there are not yet; what version 1 kept stays as it is. */
function upgrade(db: IDBDatabase, transaction: IDBTransaction): void {
  const storeOf = (name: string): IDBObjectStore =>
    db.objectStoreNames.contains(name) ? transaction.objectStore(name) : db.createObjectStore(name);
  const index = (store: string, name: string, path: string | readonly string[]): void => {
    const { indexNames } = storeOf(store);
    if (!indexNames.contains(name)) storeOf(store).createIndex(name, path);
  };
  for (const name of [TABLE, MONTHS, MADE, DRAFTS]) storeOf(name);
  index(GAMES, BY_CHANGE, 'changedAt');
  index(RESULTS, BY_TIME, 'time');
  index(RESULTS, BY_HELP, ['outcome', ...HINTS]);
  index(RESULTS, BY_FIGURE, ['outcome', 'kind', 'step', ...HINTS]);
}

/** The key and the value under which an entry that cannot be read is kept, out of the way of its name. */
export function setAside(name: string, value: unknown): [value: unknown, key: string] {
  return [{ setAside: value }, `${name} set aside ${Date.now()}`];
}
