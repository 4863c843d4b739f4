import { connection, type UseDatabase } from './database.ts';

/** The name of the database with all that is done of puzzles. */
export const PUZZLES_DATABASE = 'ninety-two-puzzles';

/**
 * The object stores of that database, each with one record a name. They share it so that a puzzle's
 * result is recorded and its unfinished game goes in one transaction.
 *
 * - `games`: unfinished puzzles; the index `changedAt` lists them by their last change.
 * - `results`: how puzzles ended; the index `time` has kind, step and time of each that was solved and
 *   has a step, so that the middle of the times is found without reading a result.
 * - `table`: boards of the Guard table that were guarded.
 *
 * What cannot be read is kept under another key, as the field `setAside` of a record that no index has.
 */
export const GAMES = 'games';
export const RESULTS = 'results';
export const TABLE = 'table';
export const BY_CHANGE = 'changedAt';
export const BY_TIME = 'time';

/** A connection to the database of puzzles. */
export function puzzlesDatabase(): UseDatabase {
  return connection(PUZZLES_DATABASE, (db) => {
    db.createObjectStore(GAMES).createIndex(BY_CHANGE, 'changedAt');
    db.createObjectStore(RESULTS).createIndex(BY_TIME, 'time');
    db.createObjectStore(TABLE);
  });
}

/** The key and the value under which an entry that cannot be read is kept, out of the way of its name. */
export function setAside(name: string, value: unknown): [value: unknown, key: string] {
  return [{ setAside: value }, `${name} set aside ${Date.now()}`];
}
