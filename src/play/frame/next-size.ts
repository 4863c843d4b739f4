import { solutionCount } from '../../core/solutions/counts.ts';
import { ALL_SIZES, loadEverySize } from '../../progress/solutions/every-size.ts';
import type { FreePlay } from './free-play.ts';

/**
 * The sizes that a new player is led through. Of games with random taps on free squares, 19 % solve 4 × 4, 44 % 5 × 5,
 * 13 % 7 × 7 and 6 % 8 × 8; 6 × 6 is left out, because 4 % solve it.
 */
export const LADDER_SIZES = [4, 5, 7, 8] as const;

/** The number of solutions found of each size that has any. */
export type FoundCounts = ReadonlyMap<number, number>;

/** Loads the number of solutions found of each size. */
export async function foundCounts({
  known,
  progress,
}: Pick<FreePlay, 'known' | 'progress'>): Promise<FoundCounts> {
  const { value: sizes } = await loadEverySize(progress);
  return new Map([...sizes, known].map(({ size, found }) => [size, found.size]));
}

/**
 * Returns the board to go on to, larger than one of this size: the next of the ladder without a find; after those, the
 * smallest of which solutions are left.
 */
export function nextSize(size: number, found: FoundCounts): number {
  const count = (each: number): number => found.get(each) ?? 0;
  return (
    LADDER_SIZES.find((step) => step > size && count(step) === 0) ??
    ALL_SIZES.find((each) => each > size && solutionCount(each) !== BigInt(count(each)))!
  );
}
