import { MAX_SIZE } from '../../core/board/square.ts';
import { inTime } from '../storage/database.ts';
import type { SizeProgress } from './solutions.ts';
import type { Progress } from '../progress.ts';
import { solutionsDatabase } from './solution-records.ts';
import type { Reading } from '../storage/record-store.ts';

/** All sizes of boards, smallest first. */
export const ALL_SIZES = Array.from({ length: MAX_SIZE }, (_, index) => index + 1);

/** Returns the sizes that may have progress, smallest first. */
export async function sizesToLoad(progress: Progress): Promise<readonly number[]> {
  return seenOrStored(progress, await storedSizes());
}

function seenOrStored(progress: Progress, stored: readonly number[]): readonly number[] {
  return ALL_SIZES.filter((size) => stored.includes(size) || progress.sizesSeen.includes(size));
}

/**
 * Loads the progress of every size that has any, smallest size first. It loads one size after the other: a find made
 * meanwhile then waits for a part of one size, not for all sizes.
 */
export async function loadEverySize(progress: Progress): Promise<Reading<readonly SizeProgress[]>> {
  const stored = await storedSizes();
  const loaded: SizeProgress[] = [];
  for (const size of seenOrStored(progress, stored)) loaded.push(await progress.load(size));
  return {
    value: loaded.filter(
      ({ found, revealed, setAside }) => found.size + revealed.size + setAside > 0,
    ),
    isWhole: !stored.some((size) => progress.isUnread(size)),
  };
}

/** Returns the sizes that have a database; all sizes if the browser does not list its databases. */
async function storedSizes(): Promise<readonly number[]> {
  try {
    if (typeof indexedDB === 'undefined') return [];
    const names = (await inTime(indexedDB.databases())).map(({ name }) => name);
    return ALL_SIZES.filter((size) => names.includes(solutionsDatabase(size)));
  } catch {
    return ALL_SIZES;
  }
}
