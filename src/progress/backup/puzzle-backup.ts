import { hasContent } from '../../core/puzzles/own-draft.ts';
import { PUZZLE_KINDS, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { DRAFT_RECORDS } from '../puzzles/drafts.ts';
import { draftRecord, mergeDrafts, readDraft, type SavedDraft } from '../puzzles/draft-record.ts';
import {
  believableFriend,
  FRIEND_RECORDS,
  mergeFriends,
  readFriend,
  type FriendRecord,
} from '../puzzles/friend-record.ts';
import { mergeForeignGames } from '../games/saved-game.ts';
import { DRILL_RECORDS, newDrills, readDrills, type DrillRecord } from '../puzzles/drill-record.ts';
import { isListed, OLD_BOARDS, readOldBoard } from '../puzzles/old-table.ts';
import {
  puzzleGameRecord,
  readPuzzleGame,
  withoutHistory,
  type SavedPuzzle,
} from '../puzzles/puzzle-game.ts';
import {
  countsOf,
  isNewResult,
  type PuzzleCounts,
  type PuzzleRecords,
  type ReadPuzzles,
} from '../puzzles/puzzle-records.ts';
import { mergeResults, readResult, type SavedResult } from '../puzzles/puzzle-result.ts';
import { RESULT_RECORDS } from '../puzzles/puzzle-results.ts';
import type { PuzzleStorage } from '../puzzles/puzzle-storage.ts';
import { believableMoment } from '../storage/fields.ts';
import { partsOf } from '../storage/parts.ts';
import type { Reading } from '../storage/record-store.ts';
import type { RecordType } from '../storage/record-table.ts';

type Sort = keyof PuzzleRecords;

/** Readings of puzzles, one for each sort. */
export type PuzzleReadings = { readonly [S in Sort]: Reading<PuzzleRecords[S]> };

/** A sort of records of puzzles in a backup: how it is read, counted, merged and taken over. */
interface PuzzleCategory<Key extends string, Value extends object> {
  /** Reads all of it that is kept. */
  readonly all: (puzzles: PuzzleStorage) => Promise<Reading<ReadonlyMap<Key, Value>>>;
  readonly type: Pick<RecordType<Key, Value>, 'keyOf' | 'merge'>;
  readonly serialize: (value: Value) => unknown;
  /**
   * Reads an entry of a backup; returns `undefined` if it is none.
   * @param now The latest plausible date, in milliseconds since 1970, give or take a day.
   */
  readonly parse: (entry: unknown, now: number) => Value | undefined;
  /** Counts what taking it over would add. */
  readonly count: (puzzles: PuzzleStorage, records: PuzzleRecords) => Promise<Reading<number>>;
  /** Takes it over, and returns the count of what it added. */
  readonly take: (puzzles: PuzzleStorage, records: PuzzleRecords) => Promise<number>;
}

const RESULTS: PuzzleCategory<string, SavedResult> = {
  all: (puzzles) => puzzles.results.getAll(),
  type: RESULT_RECORDS,
  serialize: (result) => result,
  parse: readResult,
  count: async (puzzles, { results }) => {
    const { value: here, isWhole } = await puzzles.results.getSome([...results.keys()]);
    const news = [...results].filter(([name, result]) => {
      const before = here.get(name);
      return isNewResult({ before, after: before ? mergeResults(before, result) : result });
    });
    return { value: news.length, isWhole };
  },
  take: async (puzzles, { results }) => {
    const saved = await puzzles.keepResults([...results.values()]);
    return [...saved.values()].filter(isNewResult).length;
  },
};

/** Unfinished puzzles, without their history. One that has ended since, here or in the backup, brings nothing. */
const GAMES: PuzzleCategory<string, SavedPuzzle> = {
  all: async (puzzles) => {
    const { value, isWhole } = await puzzles.unfinished.newest(Infinity);
    return { value: new Map(value.map((game) => [game.name, withoutHistory(game)])), isWhole };
  },
  type: { keyOf: ({ name }) => name, merge: mergeForeignGames },
  serialize: puzzleGameRecord,
  parse: (entry, now) => {
    const { name } = Object(entry) as { readonly name?: unknown };
    const game = typeof name === 'string' ? readPuzzleGame(entry, name) : undefined;
    // A wrong date must not make this game the newest for ever.
    return game && { ...game, changedAt: believableMoment(game.changedAt, now) };
  },
  count: async (puzzles, { games, results }) => {
    if (games.size === 0) return { value: 0, isWhole: true };
    const ended = await puzzles.results.getSome([...games.keys()]);
    const open = await puzzles.unfinished.newest(Infinity);
    const here = new Map(open.value.map((game) => [game.name, game]));
    const news = [...games].filter(([name, game]) => {
      if (!isListed(name)) return false;
      const ends = [ended.value.get(name), results.get(name)].map((end) => end?.endedAt ?? -1);
      const endedAt = Math.max(...ends);
      if (game.changedAt <= endedAt) return false;
      const known = here.get(name);
      return !known || known.changedAt <= endedAt || mergeForeignGames(known, game) !== known;
    });
    return { value: news.length, isWhole: ended.isWhole && open.isWhole };
  },
  take: async (puzzles, { games }) => {
    let brought = 0;
    for (const part of partsOf([...games.values()])) {
      const names = [...(await puzzles.unfinished.keep(part))];
      brought += names.filter(isListed).length;
    }
    return brought;
  },
};

const DRAFTS: PuzzleCategory<PuzzleKind, SavedDraft> = {
  all: (puzzles) => puzzles.drafts.getAll(),
  type: DRAFT_RECORDS,
  serialize: draftRecord,
  parse: (entry, now) => {
    const [kept] = PUZZLE_KINDS.flatMap((kind) => readDraft(entry, kind) ?? []);
    return kept && { ...kept, changedAt: believableMoment(kept.changedAt, now) };
  },
  count: async (puzzles, records) => {
    const { value, isWhole } = await newDrafts(puzzles, records);
    return { value: value.length, isWhole };
  },
  take: async (puzzles, records) => {
    const { value } = await newDrafts(puzzles, records);
    await puzzles.keepDrafts(value);
    return value.length;
  },
};

/** Returns the drafts to be taken over: nothing is drawn here of their kinds, or it was changed earlier. */
async function newDrafts(
  puzzles: PuzzleStorage,
  { drafts }: PuzzleRecords,
): Promise<Reading<readonly SavedDraft[]>> {
  if (drafts.size === 0) return { value: [], isWhole: true };
  const { value: here, isWhole } = await puzzles.drafts.getAll();
  const value = [...drafts.values()].filter((kept) => {
    const known = here.get(kept.draft.kind);
    return hasContent(kept.draft) && (!known || mergeDrafts(kept, known) === kept);
  });
  return { value, isWhole };
}

const DRILLS: PuzzleCategory<string, DrillRecord> = {
  all: (puzzles) => puzzles.drills.getAll(),
  type: DRILL_RECORDS,
  serialize: (drills) => drills,
  parse: readDrills,
  count: async (puzzles, { drills }) => {
    const { value: here, isWhole } = await puzzles.drills.getSome([...drills.keys()]);
    const news = [...drills].map(([topic, ofTopic]) => newDrills(here.get(topic), ofTopic));
    return { value: news.reduce((sum, count) => sum + count, 0), isWhole };
  },
  take: async (puzzles, records) => {
    const { value } = await DRILLS.count(puzzles, records);
    await puzzles.keepDrills([...records.drills.values()]);
    return value;
  },
};

const FRIENDS: PuzzleCategory<string, FriendRecord> = {
  all: (puzzles) => puzzles.friends.getAll(),
  type: FRIEND_RECORDS,
  serialize: (friend) => friend,
  parse: (entry, now) => {
    const friend = readFriend(entry);
    return friend && believableFriend(friend, now);
  },
  count: async (puzzles, { friends }) => {
    if (friends.size === 0) return { value: 0, isWhole: true };
    // Some are under the keys of builds without senders.
    const { value: here, isWhole } = await puzzles.friends.getAll();
    const news = [...friends].filter(([key, friend]) => {
      const known = here.get(key);
      return !known || mergeFriends(known, friend) !== known;
    });
    return { value: news.length, isWhole };
  },
  take: async (puzzles, records) => {
    const { value } = await FRIENDS.count(puzzles, records);
    await puzzles.keepFriends([...records.friends.values()]);
    return value;
  },
};

/** Sorts of records of puzzles, by the names of their lists in a backup. */
const CATEGORIES = {
  results: RESULTS,
  unfinished: GAMES,
  drafts: DRAFTS,
  drills: DRILLS,
  friends: FRIENDS,
};

type List = keyof typeof CATEGORIES;

const LISTS = Object.keys(CATEGORIES) as readonly List[];

/** The lists of a backup for puzzles. */
export type PuzzleLists = Readonly<Record<List | 'table', readonly unknown[]>>;

/** Reads all records of puzzles for a backup. Games come without their history. */
export async function allPuzzles(puzzles: PuzzleStorage): Promise<PuzzleReadings> {
  const [results, games, table, drafts, drills, friends] = await Promise.all([
    RESULTS.all(puzzles),
    GAMES.all(puzzles),
    puzzles.table.getAll(),
    DRAFTS.all(puzzles),
    DRILLS.all(puzzles),
    FRIENDS.all(puzzles),
  ]);
  return { results, games, table, drafts, drills, friends };
}

/** Returns the entries of a backup for puzzles, by the names of their lists. */
export function puzzleLists(records: PuzzleRecords): PuzzleLists {
  const { results, games, table, drafts, drills, friends } = records;
  return {
    results: Array.from(results.values(), RESULTS.serialize),
    unfinished: Array.from(games.values(), GAMES.serialize),
    table: [...table.values()],
    drafts: Array.from(drafts.values(), DRAFTS.serialize),
    drills: Array.from(drills.values(), DRILLS.serialize),
    friends: Array.from(friends.values(), FRIENDS.serialize),
  };
}

/**
 * Yields the entries of lists, each with a function that reads it and adds it to `read`. The function returns false if
 * the entry is invalid. Two entries of one name are merged.
 */
export function* puzzleEntries(
  lists: PuzzleLists,
  read: ReadPuzzles,
): Generator<{ readonly entry: unknown; readonly add: () => boolean }> {
  const now = Date.now();
  for (const entry of lists.results)
    yield { entry, add: () => add(RESULTS, read.results, entry, now) };
  for (const entry of lists.unfinished)
    yield { entry, add: () => add(GAMES, read.games, entry, now) };
  for (const entry of lists.table) yield { entry, add: () => add(OLD, read.table, entry, now) };
  for (const entry of lists.drafts)
    yield { entry, add: () => add(DRAFTS, read.drafts, entry, now) };
  for (const entry of lists.drills)
    yield { entry, add: () => add(DRILLS, read.drills, entry, now) };
  for (const entry of lists.friends)
    yield { entry, add: () => add(FRIENDS, read.friends, entry, now) };
}

/** The boards of a table that is gone. */
const OLD = { type: OLD_BOARDS, parse: readOldBoard };

function add<Key extends string, Value extends object>(
  { type: { keyOf, merge }, parse }: Pick<PuzzleCategory<Key, Value>, 'type' | 'parse'>,
  records: Map<Key, Value>,
  entry: unknown,
  now: number,
): boolean {
  const value = parse(entry, now);
  if (!value) return false;
  const there = records.get(keyOf(value));
  records.set(keyOf(value), there ? merge(there, value) : value);
  return true;
}

/** Counts what taking records over would add. It reads no sort of which the records have none. */
export async function previewOfPuzzles(
  puzzles: PuzzleStorage,
  records: PuzzleRecords,
): Promise<Reading<PuzzleCounts>> {
  const counts = { results: 0, unfinished: 0, drafts: 0, drills: 0, friends: 0 };
  let areWhole = true;
  const count = async (list: List): Promise<void> => {
    const { value, isWhole } = await CATEGORIES[list].count(puzzles, records);
    counts[list] = value;
    areWhole &&= isWhole;
  };
  await Promise.all(LISTS.map(count));
  return { value: countsOf(records, counts), isWhole: areWhole };
}

/**
 * Takes over puzzles of another device, each merged with what is here. The result is the same in whatever order
 * devices are taken over. Resolves when it is on the disk, or in memory where storage refused it.
 * @returns The counts of what it added.
 */
export async function importPuzzles(
  puzzles: PuzzleStorage,
  records: PuzzleRecords,
): Promise<PuzzleCounts> {
  const counts = { results: 0, unfinished: 0, drafts: 0, drills: 0, friends: 0 };
  for (const list of LISTS) counts[list] = await CATEGORIES[list].take(puzzles, records);
  await puzzles.table.save([...records.table.values()]);
  return countsOf(records, counts);
}
