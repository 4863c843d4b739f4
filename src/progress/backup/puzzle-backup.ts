import { hasContent } from '../../core/puzzles/own-draft.ts';
import { PUZZLE_KINDS } from '../../core/puzzles/puzzle.ts';
import { draftRecord, readDraft, type SavedDraft } from '../puzzles/draft-record.ts';
import { DRAFT_RECORDS } from '../puzzles/drafts.ts';
import { DRILL_RECORDS, newDrills, readDrills } from '../puzzles/drill-record.ts';
import {
  believableFriend,
  FRIEND_RECORDS,
  isShown,
  MOST_FRIENDS,
  readFriend,
  type FriendRecord,
} from '../puzzles/friend-record.ts';
import { mergeForeignGames } from '../games/saved-game.ts';
import { OLD_BOARDS, readOldBoard } from '../puzzles/old-table.ts';
import {
  puzzleGameRecord,
  readPuzzleGame,
  withoutHistory,
  type SavedPuzzle,
} from '../puzzles/puzzle-game.ts';
import {
  isNewResult,
  type PuzzleRecords,
  type ReadPuzzles,
  type RecordsOf,
  type Sort,
} from '../puzzles/puzzle-records.ts';
import { readResult } from '../puzzles/puzzle-result.ts';
import { RESULT_RECORDS } from '../puzzles/puzzle-results.ts';
import type { PuzzleStorage } from '../puzzles/puzzle-storage.ts';
import type { Kind } from '../puzzles/puzzle-tabs.ts';
import { believableMoment } from '../storage/fields.ts';
import { partsOf } from '../storage/parts.ts';
import type { Reading, RecordStore } from '../storage/record-store.ts';
import type { RecordType, Saved } from '../storage/record-table.ts';
import type { Imported } from './import-backup.ts';

/** Readings of puzzles, one for each sort. */
export type PuzzleReadings = { readonly [S in Sort]: Reading<PuzzleRecords[S]> };

/** The lists of a backup for puzzles. */
export type PuzzleLists = Readonly<Record<Sort, readonly unknown[]>>;

/** A sort of records of puzzles in a backup: how it is read, merged and taken over. */
interface PuzzleCategory<Value extends object> {
  readonly type: Pick<RecordType<string, Value>, 'keyOf' | 'merge'>;
  /** Reads all of it that is kept. */
  readonly all: (puzzles: PuzzleStorage) => Promise<Reading<ReadonlyMap<string, Value>>>;
  readonly serialize: (value: Value) => unknown;
  /**
   * Reads an entry of a backup; returns `undefined` if it is none.
   * @param now The latest plausible date, in milliseconds since 1970, give or take a day.
   */
  readonly parse: (entry: unknown, now: number) => Value | undefined;
  readonly take: (puzzles: PuzzleStorage, values: readonly Value[]) => Promise<Imported>;
}

/** The way to keep a sort of records that has a `RecordStore`. */
interface Kept<Value extends object> extends Pick<PuzzleCategory<Value>, 'parse'> {
  readonly type: RecordType<string, Value>;
  readonly serialize?: PuzzleCategory<Value>['serialize'];
  readonly store: (puzzles: PuzzleStorage) => RecordStore<string, Value>;
  /** Saves values, and tells of them. */
  readonly keep: (
    puzzles: PuzzleStorage,
    values: readonly Value[],
  ) => Promise<ReadonlyMap<string, Saved<Value>>>;
  /** Returns true for values that are taken over; left out if all are. */
  readonly isWanted?: (value: Value) => boolean;
  /** Counts what a value adds that changes something; left out if each counts once. */
  readonly adds?: (saved: Saved<Value>) => number;
  /** The changes that are told when an import is undone. */
  readonly changed: readonly Kind[];
}

function kept<Value extends object>({
  type,
  parse,
  serialize = (value) => value,
  store,
  keep,
  isWanted = () => true,
  adds = () => 1,
  changed,
}: Kept<Value>): PuzzleCategory<Value> {
  return {
    type,
    all: (puzzles) => store(puzzles).getAll(),
    serialize,
    parse,
    take: async (puzzles, values) => {
      if (values.length === 0) return { count: 0, undo: () => undefined };
      // Some friends are under the keys of builds without senders, so all are read.
      const { value: here } = await store(puzzles).getAll();
      const news = values.filter(isWanted).flatMap((value) => {
        const before = here.get(type.keyOf(value));
        const after = before ? type.merge(before, value) : value;
        return after === before ? [] : { value, count: adds({ before, after }) };
      });
      const saved = await keep(
        puzzles,
        news.map(({ value }) => value),
      );
      // Drills that are done again leave no trace in their record.
      let isDoneAgain = false;
      const end = puzzles.subscribe(({ kind }) => (isDoneAgain ||= kind === 'drills'));
      return {
        count: news.reduce((sum, { count }) => sum + count, 0),
        updates: news.filter(({ count }) => count === 0).length,
        undo: async () => {
          end();
          if (isDoneAgain && changed.includes('drills')) return;
          await store(puzzles).undo(saved);
          puzzles.tell({ changed });
        },
      };
    },
  };
}

/** Unfinished puzzles, without their history. One that has ended since, here or in the backup, brings nothing. */
const UNFINISHED: PuzzleCategory<SavedPuzzle> = {
  type: { keyOf: ({ name }) => name, merge: mergeForeignGames },
  all: async (puzzles) => {
    const { value, isWhole } = await puzzles.unfinished.newest(Infinity);
    return { value: new Map(value.map((game) => [game.name, withoutHistory(game)])), isWhole };
  },
  serialize: puzzleGameRecord,
  parse: (entry, now) => {
    const { name } = Object(entry) as { readonly name?: unknown };
    const game = typeof name === 'string' ? readPuzzleGame(entry, name) : undefined;
    // A wrong date must not make this game the newest for ever.
    return game && { ...game, changedAt: believableMoment(game.changedAt, now) };
  },
  take: async (puzzles, games) => {
    const brought = new Set<string>();
    for (const part of partsOf(games)) {
      for (const name of await puzzles.unfinished.keep(part)) brought.add(name);
    }
    return {
      count: brought.size,
      undo: async () => {
        for (const { name, changedAt } of games) {
          if (brought.has(name)) await puzzles.takeAway({ name, upTo: changedAt });
        }
      },
    };
  },
};

const FRIENDS = kept<FriendRecord>({
  type: FRIEND_RECORDS,
  parse: (entry, now) => {
    const friend = readFriend(entry);
    return friend && believableFriend(friend, now);
  },
  store: ({ friends }) => friends,
  keep: (puzzles, friends) => puzzles.keepFriends(friends),
  // A removal takes a row off the list.
  adds: ({ after }) => Number(after.openedAt > (after.removedAt ?? -1)),
  changed: ['friends'],
});

/** Friends' days, of which the oldest go for new ones. They push out none that is shown, and those that went come back. */
const FITTING_FRIENDS: PuzzleCategory<FriendRecord> = {
  ...FRIENDS,
  take: async (puzzles, friends) => {
    const { value: before } = await puzzles.friends.getAll();
    const now = Date.now();
    const shown = [...before.values()].filter((friend) => isShown(friend, now));
    const newest = [...friends].sort((a, b) => b.openedAt - a.openedAt);
    const taken = await FRIENDS.take(puzzles, newest.slice(0, MOST_FRIENDS - shown.length));
    const undo = async (): Promise<void> => {
      await taken.undo();
      const { value: after } = await puzzles.friends.getAll();
      const gone = [...before].flatMap(([key, friend]) => (after.has(key) ? [] : friend));
      await puzzles.keepFriends(gone);
    };
    return { ...taken, undo };
  },
};

/** Sorts of records of puzzles. Results come before the games that they end. */
const CATEGORIES: { readonly [S in Sort]: PuzzleCategory<RecordsOf[S]> } = {
  results: kept({
    type: RESULT_RECORDS,
    parse: readResult,
    store: ({ results }) => results,
    keep: (puzzles, results) => puzzles.keepResults(results),
    adds: (saved) => Number(isNewResult(saved)),
    changed: ['results', 'unfinished'],
  }),
  unfinished: UNFINISHED,
  table: kept({
    type: OLD_BOARDS,
    parse: readOldBoard,
    store: ({ table }) => table,
    keep: ({ table }, boards) => table.save(boards),
    changed: [],
  }),
  drafts: kept({
    type: DRAFT_RECORDS as RecordType<string, SavedDraft>,
    parse: (entry, now) => {
      const [draft] = PUZZLE_KINDS.flatMap((kind) => readDraft(entry, kind) ?? []);
      return draft && { ...draft, changedAt: believableMoment(draft.changedAt, now) };
    },
    serialize: draftRecord,
    store: ({ drafts }) => drafts as RecordStore<string, SavedDraft>,
    keep: (puzzles, drafts) => puzzles.keepDrafts(drafts),
    isWanted: ({ draft }) => hasContent(draft),
    changed: ['draft'],
  }),
  drills: kept({
    type: DRILL_RECORDS,
    parse: readDrills,
    store: ({ drills }) => drills,
    keep: (puzzles, drills) => puzzles.keepDrills(drills),
    adds: ({ before, after }) => newDrills(before, after),
    changed: ['drills'],
  }),
  friends: FITTING_FRIENDS,
};

const SORTS = Object.keys(CATEGORIES) as readonly Sort[];

function bySort<T>(of: (sort: Sort) => T): Record<Sort, T> {
  return Object.fromEntries(SORTS.map((sort) => [sort, of(sort)])) as Record<Sort, T>;
}

/** Reads all records of puzzles for a backup. Games come without their history. */
export async function allPuzzles(puzzles: PuzzleStorage): Promise<PuzzleReadings> {
  const readings = await Promise.all(SORTS.map((sort) => CATEGORIES[sort].all(puzzles)));
  return bySort((sort) => readings[SORTS.indexOf(sort)]) as unknown as PuzzleReadings;
}

/** Returns the records that were read. */
export function valuesOf(readings: PuzzleReadings): PuzzleRecords {
  return bySort((sort) => readings[sort].value) as unknown as PuzzleRecords;
}

/** Returns the entries of a backup for puzzles, by the names of their lists. */
export function puzzleLists(records: PuzzleRecords): PuzzleLists {
  const entriesOf = <S extends Sort>(sort: S, ofSort: PuzzleRecords[S]): readonly unknown[] =>
    Array.from<RecordsOf[S], unknown>(ofSort.values(), CATEGORIES[sort].serialize);
  return bySort((sort) => entriesOf(sort, records[sort]));
}

/**
 * Yields, for every entry of lists, a function that reads it and adds it to `read`. It returns false if the entry is
 * invalid. Two entries of one name are merged.
 */
export function* puzzleEntries(lists: PuzzleLists, read: ReadPuzzles): Generator<() => boolean> {
  const now = Date.now();
  const add = <S extends Sort>(sort: S, records: ReadPuzzles[S], entry: unknown): boolean => {
    const { type, parse } = CATEGORIES[sort];
    const value = parse(entry, now);
    if (!value) return false;
    const there = records.get(type.keyOf(value));
    records.set(type.keyOf(value), there ? type.merge(there, value) : value);
    return true;
  };
  for (const sort of SORTS) {
    for (const entry of lists[sort]) yield () => add(sort, read[sort], entry);
  }
}

/** An import of puzzles: the count of each sort that it added, and a function that undoes it. */
interface ImportedPuzzles extends Required<Pick<Imported, 'undo' | 'updates'>> {
  readonly counts: Readonly<Record<Sort, number>>;
}

/**
 * Takes over puzzles of another device, each merged with what is here. The result is the same in whatever order
 * devices are taken over. Resolves when it is on the disk, or in memory where storage refused it.
 */
export async function importPuzzles(
  puzzles: PuzzleStorage,
  records: PuzzleRecords,
): Promise<ImportedPuzzles> {
  const { value: before } = await puzzles.unfinished.newest(Infinity);
  const takeOver = <S extends Sort>(sort: S, ofSort: PuzzleRecords[S]): Promise<Imported> =>
    CATEGORIES[sort].take(puzzles, Array.from<RecordsOf[S]>(ofSort.values()));
  const imported: Imported[] = [];
  for (const sort of SORTS) imported.push(await takeOver(sort, records[sort]));
  const { value: after } = await puzzles.unfinished.newest(Infinity);
  const versions = new Set(after.map(versionOf));
  const replaced = before.filter((game) => !versions.has(versionOf(game)));
  const namesAfter = namesOf(after);
  return {
    counts: bySort((sort) => imported[SORTS.indexOf(sort)]!.count),
    updates: imported.reduce((sum, { updates = 0 }) => sum + updates, 0),
    undo: async () => {
      const { value: now, isWhole } = await puzzles.unfinished.newest(Infinity);
      const names = namesOf(now);
      for (const { undo } of imported) await undo();
      // A game whose successor the player has removed or ended since stays away.
      const back = replaced.filter(
        ({ name }) => !isWhole || names.has(name) || !namesAfter.has(name),
      );
      if (back.length > 0) await puzzles.unfinished.keep(back);
    },
  };
}

function versionOf({ name, changedAt, revision }: SavedPuzzle): string {
  return `${name} ${changedAt} ${revision}`;
}

function namesOf(games: readonly SavedPuzzle[]): ReadonlySet<string> {
  return new Set(games.map(({ name }) => name));
}
