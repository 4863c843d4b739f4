import type { SavedDraft } from './draft-record.ts';
import type { DrillRecord } from './drill-record.ts';
import type { FriendRecord } from './friend-record.ts';
import type { OldBoard } from './old-table.ts';
import type { SavedPuzzle } from './puzzle-game.ts';
import { progressOf, type SavedResult } from './puzzle-result.ts';
import type { Saved } from '../storage/record-table.ts';

/** The sorts of records of puzzles, by the names of their lists in a backup. */
export interface RecordsOf {
  readonly results: SavedResult;
  readonly unfinished: SavedPuzzle;
  /** The boards of a table that is gone, by their shapes. */
  readonly table: OldBoard;
  /** The drafts, by their kinds. */
  readonly drafts: SavedDraft;
  /** The drills that are done, by the names of their topics. */
  readonly drills: DrillRecord;
  /** Friends' days, by day and sender. */
  readonly friends: FriendRecord;
}

export type Sort = keyof RecordsOf;

/** Records of puzzles, each sort with one record for each name. */
export type PuzzleRecords = { readonly [S in Sort]: ReadonlyMap<string, RecordsOf[S]> };

/** Records of puzzles while they are read from a backup. */
export type ReadPuzzles = { readonly [S in Sort]: Map<string, RecordsOf[S]> };

/** Returns no puzzles at all, to be filled. */
export function noPuzzles(): ReadPuzzles {
  return {
    results: new Map(),
    unfinished: new Map(),
    table: new Map(),
    drafts: new Map(),
    drills: new Map(),
    friends: new Map(),
  };
}

export const NO_PUZZLES: PuzzleRecords = noPuzzles();

/** Returns true if the result that is kept says more than the one that was known before. */
export function isNewResult({ before, after }: Saved<SavedResult>): boolean {
  return progressOf(after) > progressOf(before);
}
