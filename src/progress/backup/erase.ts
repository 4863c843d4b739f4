import type { CategoriesIn } from '../../core/data-categories.ts';
import type { Progress } from '../progress.ts';

/**
 * Functions that erase things of a size, one for each thing that `DATA_CATEGORIES` says; each resolves to false if storage
 * refuses.
 */
const ERASERS: Readonly<
  Record<CategoriesIn<'inErase'>, (progress: Progress, size: number) => Promise<boolean>>
> = {
  solutions: (progress, size) => progress.erase(size),
};

/**
 * Erases everything of these sizes that `DATA_CATEGORIES` says.
 * @returns True if all of it is erased. What storage refuses to erase stays.
 */
export async function eraseSizes(progress: Progress, sizes: readonly number[]): Promise<boolean> {
  let isErased = true;
  for (const size of sizes) {
    for (const erase of Object.values(ERASERS))
      isErased = (await erase(progress, size)) && isErased;
  }
  return isErased;
}
