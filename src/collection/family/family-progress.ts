import type { Code } from '../../core/solutions/code.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';

/** A player's progress on a family. */
export interface FamilyProgress {
  /** The 1-based place among the families of its size; `undefined` above 10 × 10. */
  readonly number: number | undefined;
  /** The family's solutions in their fixed order. */
  readonly variants: readonly Code[];
  /** The number of solutions that are found, and of those that are revealed and not found. */
  readonly found: number;
  readonly revealed: number;
  /** The time of the latest find, in milliseconds since 1970; 0 without any. */
  readonly lastFoundAt: number;
}

export function familyProgressOf(
  variants: readonly Code[],
  { found, revealed }: SizeProgress,
  number?: number,
): FamilyProgress {
  const dates = variants.flatMap((variant) => found.get(variant)?.foundAt ?? []);
  return {
    number,
    variants,
    found: dates.length,
    revealed: variants.filter((variant) => revealed.has(variant)).length,
    lastFoundAt: Math.max(0, ...dates),
  };
}
