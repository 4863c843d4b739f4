import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { SavedDraft } from './draft-record.ts';
import type { DrillRecord } from './drill-record.ts';
import type { FriendRecord } from './friend-record.ts';
import { isListed, type OldBoard } from './old-table.ts';
import type { SavedPuzzle } from './puzzle-game.ts';
import { progressOf, type SavedResult } from './puzzle-result.ts';
import type { Saved } from '../storage/record-table.ts';

/** Records of puzzles, each sort with one record for each name. */
export interface PuzzleRecords {
  readonly results: ReadonlyMap<string, SavedResult>;
  readonly games: ReadonlyMap<string, SavedPuzzle>;
  /** The boards of a table that is gone, by their shapes. They are not counted. */
  readonly table: ReadonlyMap<string, OldBoard>;
  /** The drafts, by their kinds. */
  readonly drafts: ReadonlyMap<PuzzleKind, SavedDraft>;
  /** The drills that are done, by the names of their topics. */
  readonly drills: ReadonlyMap<string, DrillRecord>;
  /** Friends' days and challenges, by day or puzzle and sender. */
  readonly friends: ReadonlyMap<string, FriendRecord>;
}

/** Records of puzzles while they are read from a backup. */
export interface ReadPuzzles {
  readonly results: Map<string, SavedResult>;
  readonly games: Map<string, SavedPuzzle>;
  readonly table: Map<string, OldBoard>;
  readonly drafts: Map<PuzzleKind, SavedDraft>;
  readonly drills: Map<string, DrillRecord>;
  readonly friends: Map<string, FriendRecord>;
}

/** Returns no puzzles at all, to be filled. */
export function noPuzzles(): ReadPuzzles {
  return {
    results: new Map(),
    games: new Map(),
    table: new Map(),
    drafts: new Map(),
    drills: new Map(),
    friends: new Map(),
  };
}

export const NO_PUZZLES: PuzzleRecords = noPuzzles();

/** Counts of the puzzles that something brings. */
export interface PuzzleCounts {
  /** Results of puzzles of which there was none, or one that says less. */
  readonly results: number;
  /** Unfinished puzzles that were not there, or less far. */
  readonly unfinished: number;
  /** Drills that were not done, or only shown. */
  readonly drills: number;
  /** Friends' days that were not there, or were opened earlier. */
  readonly friends: number;
  /** Drafts that were not there, or were changed earlier. */
  readonly drafts: number;
  /** Puzzles of which as much was known already. */
  readonly known: number;
}

/** Returns true if the result that is kept says more than the one that was known before. */
export function isNewResult({ before, after }: Saved<SavedResult>): boolean {
  return progressOf(after) > progressOf(before);
}

/** Counts all that was not known, or less far. */
export function broughtBy(counts: Omit<PuzzleCounts, 'known'>): number {
  const { results, unfinished, drills, drafts, friends } = counts;
  return results + unfinished + drills + drafts + friends;
}

/** Returns the counts of what something brings. Records that are not counted as brought were known. */
export function countsOf(
  records: PuzzleRecords,
  brought: Omit<PuzzleCounts, 'known'>,
): PuzzleCounts {
  const { results, games, drafts, drills, friends } = records;
  const done = [...drills.values()].flatMap(({ found, shown }) => [...found, ...shown]).length;
  const listed = [...games.keys()].filter(isListed).length;
  const size = results.size + listed + drafts.size + friends.size + done;
  return { ...brought, known: size - broughtBy(brought) };
}
