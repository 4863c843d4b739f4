import { connection, type UseDatabase } from '../storage/database.ts';

/** The name of the database of puzzles. */
export const PUZZLES_DATABASE = 'ninety-two-puzzles';

/** Version 2 came with the puzzles of days, version 3 with Practise, version 4 with friends' days. */
const VERSION = 4;

/**
 * The object stores of that database, each with one record for each name. They share a database so that one
 * transaction stores a result, removes the unfinished game and updates the day.
 *
 * - `games`: unfinished puzzles. The index `changedAt` lists them by their last change.
 * - `results`: how puzzles ended. The index `time` has the kind, difficulty and time of each solved puzzle that has a
 *   difficulty, so that the median time is found without reading a result. The index `help` counts results by their
 *   hints, and `figure` those of a kind and difficulty.
 * - `table`: boards of a table that version 1.0 had (`old-table.ts`). Only backups read them.
 * - `months`: the outcomes of the days of a month (`month-record.ts`), so that ten years of days are read from 120
 *   records.
 * - `made`: the puzzles of days that were made ahead, by their days.
 * - `drafts`: the puzzles that the player is drawing, one for each kind.
 * - `drills`: the drills of each technique that are done.
 * - `friends`: friends' days, from links that were opened.
 *
 * An entry that cannot be read is kept under another key, as the field `setAside` of a record that is in no index.
 */
export const GAMES = 'games';
export const RESULTS = 'results';
export const OLD_TABLE = 'table';
export const MONTHS = 'months';
export const CACHED_DAYS = 'made';
export const DRAFTS = 'drafts';
export const DRILL_FINDS = 'drills';
export const FRIENDS = 'friends';
export const BY_CHANGE = 'changedAt';
export const BY_TIME = 'time';
export const BY_HELP = 'help';
export const BY_STATISTIC = 'figure';

/** The fields by which the indexes of results count hints. A result without hints has four zeros. */
const HINTS = ['hints.nudge', 'hints.where', 'hints.why', 'hints.place'];

/** Returns a connection to the database of puzzles. */
export function puzzlesDatabase(): UseDatabase {
  return connection(PUZZLES_DATABASE, upgrade, VERSION);
}

/** Makes the stores and indexes that are missing. Records of earlier versions stay as they are. */
function upgrade(db: IDBDatabase, transaction: IDBTransaction): void {
  const storeOf = (name: string): IDBObjectStore =>
    db.objectStoreNames.contains(name) ? transaction.objectStore(name) : db.createObjectStore(name);
  const index = (store: string, name: string, path: string | readonly string[]): void => {
    const { indexNames } = storeOf(store);
    if (!indexNames.contains(name)) storeOf(store).createIndex(name, path);
  };
  for (const name of [OLD_TABLE, MONTHS, CACHED_DAYS, DRAFTS, DRILL_FINDS, FRIENDS]) storeOf(name);
  index(GAMES, BY_CHANGE, 'changedAt');
  index(RESULTS, BY_TIME, 'time');
  index(RESULTS, BY_HELP, ['outcome', ...HINTS]);
  index(RESULTS, BY_STATISTIC, ['outcome', 'kind', 'step', ...HINTS]);
}

/** Returns the form in which an unreadable entry is kept under another key: no index has it. */
export function setAside(entry: unknown): unknown {
  return { setAside: entry };
}
