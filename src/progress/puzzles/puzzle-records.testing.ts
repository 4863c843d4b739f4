import type { PuzzleStorage } from './puzzle-storage.ts';
import { allPuzzles, valuesOf } from '../backup/puzzle-backup.ts';
import type { PuzzleRecords } from './puzzle-records.ts';

/** Reads the records of puzzles that a backup of a device would hold, for tests. */
export async function recordsOf(device: PuzzleStorage): Promise<PuzzleRecords> {
  return valuesOf(await allPuzzles(device));
}
