import type { Code } from '../core/code.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';

/** How much of a family a player has. */
export interface FamilyStand {
  /** 1-based place among the families of its size; `undefined` above 10 × 10. */
  readonly number: number | undefined;
  /** Its solutions in their fixed places. */
  readonly variants: readonly Code[];
  /** How many of them are found, and how many revealed and not found. */
  readonly found: number;
  readonly revealed: number;
  /** When the last of them was found, in milliseconds since 1970; 0 when none is. */
  readonly lastFoundAt: number;
}

/** How much of one family a player has. */
export function standOf(
  variants: readonly Code[],
  { found, revealed }: SizeProgress,
  number?: number,
): FamilyStand {
  const dates = variants.flatMap((variant) => found.get(variant)?.foundAt ?? []);
  return {
    number,
    variants,
    found: dates.length,
    revealed: variants.filter((variant) => revealed.has(variant)).length,
    lastFoundAt: Math.max(0, ...dates),
  };
}
