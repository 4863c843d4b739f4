import type { ThingsIn } from '../core/kept-things.ts';
import type { Progress } from './progress.ts';

/** Erases each thing that the list of kept things says, of a size; returns false where storage refuses. */
const ERASERS: Readonly<
  Record<ThingsIn<'inErase'>, (progress: Progress, size: number) => Promise<boolean>>
> = {
  solutions: (progress, size) => progress.erase(size),
};

/**
 * Erases what is kept of these sizes, as far as the list of kept things says.
 * @returns True if all of it is erased; where storage refuses a size, that stays.
 */
export async function eraseSizes(progress: Progress, sizes: readonly number[]): Promise<boolean> {
  let isErased = true;
  for (const size of sizes) {
    for (const erase of Object.values(ERASERS))
      isErased = (await erase(progress, size)) && isErased;
  }
  return isErased;
}
