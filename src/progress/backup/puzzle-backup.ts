import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import { hasContent } from '../../core/puzzles/own-draft.ts';
import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import { draftRecord, mergeDrafts, readDraft, type SavedDraft } from '../puzzles/draft-record.ts';
import { mergeDrills, newDrills, readDrills, type DrillRecord } from '../puzzles/drill-record.ts';
import {
  mergeSavedPuzzles,
  puzzleGameRecord,
  readPuzzleGame,
  withoutHistory,
} from '../puzzles/puzzle-game.ts';
import type { SavedPuzzle } from '../puzzles/puzzle-game.ts';
import type { PuzzleStorage } from '../puzzles/puzzle-storage.ts';
import type { TableResult } from '../puzzles/puzzle-progress.ts';
import {
  countsOf,
  isNewResult,
  NO_PUZZLES,
  type PuzzleCounts,
  type PuzzleRecords,
} from '../puzzles/puzzle-records.ts';
import { mergeResults, readResult, type SavedResult } from '../puzzles/puzzle-result.ts';
import { partsOf } from '../storage/parts.ts';
import { isBetter, mergeTableResults, readTableResult } from '../puzzles/table-result.ts';
import type { Reading } from '../storage/record-store.ts';
import { believableMoment } from '../storage/fields.ts';

/** Readings of puzzles, one for each sort. */
export type PuzzleReadings = {
  readonly [Sort in keyof PuzzleRecords]: Reading<PuzzleRecords[Sort]>;
};

/** Reads all records of puzzles for a backup. Games come without their history. */
export async function allPuzzles(puzzles: PuzzleStorage): Promise<PuzzleReadings> {
  const [results, games, table, drafts, drills] = await Promise.all([
    puzzles.results.getAll(),
    puzzles.unfinished.newest(Infinity),
    puzzles.table.getAll(),
    puzzles.drafts.getAll(),
    puzzles.drills.getAll(),
  ]);
  const standing = games.value.map((game) => [game.name, withoutHistory(game)] as const);
  return { results, games: { ...games, value: new Map(standing) }, table, drafts, drills };
}

/** Returns the entries of a backup for puzzles, by the names of their lists. */
export function puzzleLists({ results, games, table, drafts, drills }: PuzzleRecords): PuzzleLists {
  return {
    results: [...results.values()],
    unfinished: Array.from(games.values(), puzzleGameRecord),
    table: [...table.values()],
    drafts: Array.from(drafts.values(), draftRecord),
    drills: [...drills.values()],
  };
}

/** The lists of a backup for puzzles. */
export interface PuzzleLists {
  readonly results: readonly unknown[];
  readonly unfinished: readonly unknown[];
  readonly table: readonly unknown[];
  readonly drafts: readonly unknown[];
  readonly drills: readonly unknown[];
}

/** Puzzles that are read from a backup, entry by entry. Two entries of one name are merged. */
export class ReadPuzzles implements PuzzleRecords {
  readonly results = new Map<string, SavedResult>();
  readonly games = new Map<string, SavedPuzzle>();
  readonly table = new Map<string, TableResult>();
  readonly drafts = new Map<PuzzleKind, SavedDraft>();
  readonly drills = new Map<string, DrillRecord>();
  readonly #now = Date.now();

  /** Reads an entry of the results; returns true if it is one. */
  addResult(entry: unknown): boolean {
    const result = readResult(entry, this.#now);
    return join(this.results, result?.name, result, mergeResults);
  }

  /** Reads an entry of the unfinished puzzles; returns true if it is one. */
  addGame(entry: unknown): boolean {
    const { name } = Object(entry) as { readonly name?: unknown };
    const game = readPuzzleGame(entry, String(name));
    // A wrong date must not make this game the newest for ever.
    const changedAt = believableMoment(game?.changedAt ?? 0, this.#now);
    return join(this.games, game?.name, game && { ...game, changedAt }, mergeSavedPuzzles);
  }

  /** Reads an entry of the Guard table; returns true if it is one. */
  addTable(entry: unknown): boolean {
    const result = readTableResult(entry, this.#now);
    return join(this.table, result?.shape, result, mergeTableResults);
  }

  /** Reads an entry of the drills; returns true if it is one. */
  addDrills(entry: unknown): boolean {
    const drills = readDrills(entry);
    return join(this.drills, drills?.topic, drills, mergeDrills);
  }

  /** Reads an entry of the drafts; returns true if it is one. */
  addDraft(entry: unknown): boolean {
    const [kept] = DAY_KINDS.flatMap((kind) => readDraft(entry, kind) ?? []);
    const changedAt = believableMoment(kept?.changedAt ?? 0, this.#now);
    return join(this.drafts, kept?.draft.kind, kept && { ...kept, changedAt }, mergeDrafts);
  }
}

function join<Name extends string, T>(
  records: Map<Name, T>,
  name: Name | undefined,
  record: T | undefined,
  joined: (a: T, b: T) => T,
): boolean {
  if (name === undefined || record === undefined) return false;
  const there = records.get(name);
  records.set(name, there ? joined(there, record) : record);
  return true;
}

/** Counts what taking records over would add. It reads no sort of which the records have none. */
export async function previewOfPuzzles(
  puzzles: PuzzleStorage,
  records: PuzzleRecords,
): Promise<Reading<PuzzleCounts>> {
  const names = new Set([...records.results.keys(), ...records.games.keys()]);
  const readings = await Promise.all([
    puzzles.results.getSome([...names]),
    records.games.size > 0 ? puzzles.unfinished.newest(Infinity) : { value: [], isWhole: true },
    records.table.size > 0 ? puzzles.table.getAll() : { value: NO_PUZZLES.table, isWhole: true },
    records.drafts.size > 0 ? puzzles.drafts.getAll() : { value: NO_PUZZLES.drafts, isWhole: true },
    puzzles.drills.getSome([...records.drills.keys()]),
  ]);
  const [
    { value: before },
    { value: games },
    { value: table },
    { value: drafts },
    { value: done },
  ] = readings;
  const here = new Map(games.map((game) => [game.name, game]));
  const endOf = (name: string): number =>
    Math.max(before.get(name)?.endedAt ?? -1, records.results.get(name)?.endedAt ?? -1);
  const results = [...records.results.values()].filter((result) => {
    const known = before.get(result.name);
    return isNewResult({ before: known, after: known ? mergeResults(known, result) : result });
  });
  const unfinished = [...records.games.values()].filter((game) => {
    const endedAt = endOf(game.name);
    if (game.changedAt <= endedAt) return false;
    const known = here.get(game.name);
    return !known || known.changedAt <= endedAt || mergeSavedPuzzles(known, game) !== known;
  });
  const boards = [...records.table.values()].filter(
    ({ shape, queens }) => queens.length < (table.get(shape)?.queens.length ?? Infinity),
  );
  const value = countsOf(records, {
    results: results.length,
    unfinished: unfinished.length,
    table: boards.length,
    drills: sumOfNew(records.drills, done),
    drafts: newDrafts(records, drafts).length,
  });
  return { value, isWhole: readings.every(({ isWhole }) => isWhole) };
}

/** Counts the drills of a backup that are not done here, or only shown. */
function sumOfNew(drills: PuzzleRecords['drills'], here: PuzzleRecords['drills']): number {
  return [...drills.values()].reduce(
    (sum, ofTopic) => sum + newDrills(here.get(ofTopic.topic), ofTopic),
    0,
  );
}

/** Returns the drafts of a backup to be taken over: nothing is drawn here of their kinds, or it was changed earlier. */
function newDrafts(
  { drafts }: PuzzleRecords,
  here: PuzzleRecords['drafts'],
): readonly SavedDraft[] {
  return [...drafts.values()].filter((kept) => {
    const known = here.get(kept.draft.kind);
    return hasContent(kept.draft) && (!known || mergeDrafts(kept, known) === kept);
  });
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
  const { results, games, table, drills } = records;
  const stored = await puzzles.keepResults([...results.values()]);
  const news = [...stored.values()].filter(isNewResult);
  let unfinished = 0;
  for (const part of partsOf([...games.values()])) {
    unfinished += (await puzzles.unfinished.keep(part)).size;
  }
  const boards = await puzzles.keepTable([...table.values()]);
  const { value: done } = await puzzles.drills.getSome([...drills.keys()]);
  await puzzles.keepDrills([...drills.values()]);
  const here = records.drafts.size > 0 ? (await puzzles.drafts.getAll()).value : NO_PUZZLES.drafts;
  const drafts = newDrafts(records, here);
  await puzzles.keepDrafts(drafts);
  return countsOf(records, {
    results: news.length,
    unfinished,
    table: [...boards.values()].filter(isBetter).length,
    drills: sumOfNew(drills, done),
    drafts: drafts.length,
  });
}
