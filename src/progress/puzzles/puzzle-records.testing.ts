import type { PuzzleStorage } from './puzzle-storage.ts';
import { allPuzzles } from '../backup/puzzle-backup.ts';
import type { PuzzleRecords } from './puzzle-records.ts';

/** Reads the records of puzzles that a backup of a device would hold, for tests. */
export async function recordsOf(device: PuzzleStorage): Promise<PuzzleRecords> {
  const { results, games, table, drafts, drills, friends } = await allPuzzles(device);
  return {
    results: results.value,
    games: games.value,
    table: table.value,
    drafts: drafts.value,
    drills: drills.value,
    friends: friends.value,
  };
}
