import {
  ALL_DATA_CATEGORIES,
  type DataCategory,
  type CategoriesIn,
} from '../../core/data-categories.ts';
import { allBoards } from './board-backup.ts';
import { backupName, writeBackup, type BackupContents } from './backup.ts';
import { loadEverySize } from '../solutions/every-size.ts';
import { ownSenders } from '../settings/own-senders.ts';
import { puzzleStorageOf } from '../puzzles/puzzle-storage.ts';
import type { Progress } from '../progress.ts';
import { allPuzzles, valuesOf } from './puzzle-backup.ts';
import type { Reading } from '../storage/record-store.ts';

/** A backup file, and the things that it holds only in part because they could not be read. */
export interface BackupFile {
  readonly value: File;
  readonly unread: readonly DataCategory[];
}

/** Readings that a backup is made from. Days have none: they are computed from results. */
type Readings = Readonly<Record<Exclude<CategoriesIn<'inBackup'>, 'days'>, Reading<unknown>>>;

/** Reads all that a backup holds. */
export async function backupContents(
  progress: Progress,
): Promise<{ readonly contents: BackupContents } & Pick<BackupFile, 'unread'>> {
  const [solutions, boards, ofPuzzles] = await Promise.all([
    loadEverySize(progress),
    allBoards(progress),
    allPuzzles(puzzleStorageOf(progress)),
  ]);
  const { table, results, ...others } = ofPuzzles;
  const readings: Readings = {
    ...others,
    solutions,
    boards,
    results: { ...results, isWhole: results.isWhole && table.isWhole },
  };
  const puzzles = valuesOf(ofPuzzles);
  return {
    contents: { sizes: solutions.value, boards: boards.value, puzzles, senders: ownSenders() },
    unread: ALL_DATA_CATEGORIES.filter(
      (thing) => thing in readings && !readings[thing as keyof Readings].isWhole,
    ),
  };
}

/** Returns a backup of all that the player has, as a file named after today. */
export async function backupFile(progress: Progress): Promise<BackupFile> {
  const now = new Date();
  const { contents, unread } = await backupContents(progress);
  const blob = await writeBackup(contents, now);
  return { value: new File([blob], backupName(now), { type: blob.type }), unread };
}
