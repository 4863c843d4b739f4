import type { Code } from '../../core/solutions/code.ts';
import type { CategoriesIn } from '../../core/data-categories.ts';
import type { Progress } from '../progress.ts';
import { puzzleStorageOf } from '../puzzles/puzzle-storage.ts';
import { takeSettings } from '../settings/carried-settings.ts';
import { addSenders } from '../settings/own-senders.ts';
import { isNewSolution, mergeRecord, type SolutionRecord } from '../solutions/find.ts';
import type { Saved } from '../storage/record-table.ts';
import type { Backup, Records } from './backup.ts';
import { importBoards } from './board-backup.ts';
import { importPuzzles } from './puzzle-backup.ts';

/** An import of one sort of things. */
export interface Imported {
  /** The number of things that were not here, or less far. */
  readonly count: number;
  /** The number of other things that changed; left out if none can. */
  readonly updates?: number;
  /**
   * Brings back what was here before. What the player has done since stays. It fails with a `StorageError` if storage
   * refuses.
   */
  readonly undo: () => unknown;
}

/** The numbers of things that an import added. Days have none: they are computed from results. */
export type ImportCounts = Readonly<Record<Exclude<CategoriesIn<'inBackup'>, 'days'>, number>>;

/** An import of everything in a backup or a link. */
export interface ImportedBackup extends Pick<Imported, 'undo'> {
  readonly counts: ImportCounts;
  /** The number of new numbers of the player's own links. */
  readonly senders: number;
  /** The number of settings that changed. */
  readonly settings: number;
  /** The number of things that were here, are not counted above, and changed. */
  readonly updates: number;
}

/** Takes over everything in a backup. Resolves when it is stored, or in memory where storage refused. */
export async function importBackup(progress: Progress, backup: Backup): Promise<ImportedBackup> {
  const solutions = await importSolutions(progress, backup.records);
  const puzzles = await importPuzzles(puzzleStorageOf(progress), backup.puzzles);
  const boards = await importBoards(progress, backup.boards);
  const senders = addSenders(backup.senders ?? []);
  const settings =
    backup.settings === undefined
      ? { count: 0, undo: () => undefined }
      : takeSettings(backup.settings);
  const { table, ...counts } = puzzles.counts;
  return {
    counts: {
      ...counts,
      solutions: solutions.count,
      boards: boards.count,
      // Boards of a table that is gone are results.
      results: counts.results + table,
    },
    senders: senders.count,
    settings: settings.count,
    updates: solutions.updates! + puzzles.updates,
    undo: async () => {
      for (const { undo } of [solutions, puzzles, boards, senders, settings]) await undo();
    },
  };
}

/**
 * Adds records, size by size. Finds made meanwhile, here or in another tab, are kept too. Records that storage refuses
 * stay in memory.
 */
export async function importSolutions(progress: Progress, records: Records): Promise<Imported> {
  const sizes = new Map<number, SolutionRecord[]>();
  for (const record of records.values()) {
    const { length } = record.code;
    const ofSize = sizes.get(length);
    if (ofSize) ofSize.push(record);
    else sizes.set(length, [record]);
  }
  const all = new Map<number, ReadonlyMap<Code, Saved<SolutionRecord>>>();
  for (const [size, ofSize] of sizes) all.set(size, await progress.record(size, ofSize, true));
  const saved = [...all.values()].flatMap((ofSize) => [...ofSize.values()]);
  const count = saved.filter(isNewSolution).length;
  return {
    count,
    updates: saved.filter(isChanged).length - count,
    undo: async () => {
      for (const [size, saved] of all) await progress.undoImport(size, saved);
    },
  };
}

function isChanged({ before, after }: Saved<SolutionRecord>): boolean {
  return !before || mergeRecord(before, after) !== before;
}
