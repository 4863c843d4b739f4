import type { PuzzleKind } from '../core/puzzle.ts';
import type { KeptDraft } from './draft-record.ts';
import type { KeptGame } from './puzzle-game.ts';
import type { KeptResult } from './puzzle-result.ts';
import type { TableResult } from './puzzle-progress.ts';

/** What is kept of puzzles, each sort with one record a name. */
export interface PuzzleRecords {
  readonly results: ReadonlyMap<string, KeptResult>;
  readonly games: ReadonlyMap<string, KeptGame>;
  /** By the shapes of the boards. */
  readonly table: ReadonlyMap<string, TableResult>;
  /** By the kinds of the puzzles that are drawn. */
  readonly drafts: ReadonlyMap<PuzzleKind, KeptDraft>;
}

/** No puzzles at all. */
export const NO_PUZZLES: PuzzleRecords = {
  results: new Map(),
  games: new Map(),
  table: new Map(),
  drafts: new Map(),
};

/** How many puzzles something brings. */
export interface PuzzleCounts {
  /** Results of puzzles of which there was none, or only that the answer was shown. */
  readonly results: number;
  /** Unfinished puzzles that were not there, or not so far. */
  readonly unfinished: number;
  /** Boards of the Guard table that were not guarded, or with more queens. */
  readonly table: number;
  /** Drafts that were not there, or were changed earlier. */
  readonly drafts: number;
  /** Those of which as much was known. */
  readonly known: number;
}

/** Whether what is kept of a result says more than what was known before. */
export function isNewResult(before: KeptResult | undefined, kept: KeptResult): boolean {
  return before?.outcome !== 'solved' && before?.outcome !== kept.outcome;
}

/** How many puzzles are brought that were not known, or not so far; drafts are none yet. */
export function broughtBy({ results, unfinished, table }: PuzzleCounts): number {
  return results + unfinished + table;
}

/** What something brings, of which everything that is not counted was known. */
export function countsOf(
  records: PuzzleRecords,
  brought: Omit<PuzzleCounts, 'known'>,
): PuzzleCounts {
  const { results, games, table, drafts } = records;
  const counts = { ...brought, known: 0 };
  const size = results.size + games.size + table.size + drafts.size;
  return { ...counts, known: size - broughtBy(counts) - counts.drafts };
}
