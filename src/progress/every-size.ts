import { MAX_SIZE } from '../core/square.ts';
import { inTime } from './database.ts';
import type { SizeProgress } from './known-solutions.ts';
import type { Progress } from './progress.ts';
import { solutionsDatabase } from './solutions-store.ts';
import type { Reading } from './tries.ts';

/** Every size there may be, smallest first. */
export const ALL_SIZES = Array.from({ length: MAX_SIZE }, (_, index) => index + 1);

/** The sizes of which there may be progress, smallest first. */
export async function sizesToLoad(progress: Progress): Promise<readonly number[]> {
  return seenOrStored(progress, await storedSizes());
}

function seenOrStored(progress: Progress, stored: readonly number[]): readonly number[] {
  return ALL_SIZES.filter((size) => stored.includes(size) || progress.sizesSeen.includes(size));
}

/**
 * The progress of every size of which there is any, smallest size first. They are read one after the
 * other: what is found meanwhile waits for a part of one, not of all.
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

/** Reads what is known of these sizes. */
export async function loadSizes(
  progress: Progress,
  sizes: readonly number[],
): Promise<Reading<readonly SizeProgress[]>> {
  const stored = await storedSizes();
  const value = await Promise.all(sizes.map((size) => progress.load(size)));
  // A database that is not there cannot be read, and holds nothing.
  return {
    value,
    isWhole: !sizes.some((size) => stored.includes(size) && progress.isUnread(size)),
  };
}

/** The sizes that have a database; all of them where the browser does not tell. */
async function storedSizes(): Promise<readonly number[]> {
  try {
    if (typeof indexedDB === 'undefined') return [];
    const names = (await inTime(indexedDB.databases())).map(({ name }) => name);
    return ALL_SIZES.filter((size) => names.includes(solutionsDatabase(size)));
  } catch {
    return ALL_SIZES;
  }
}
