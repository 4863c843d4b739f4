import type { Code } from '../core/code.ts';
import { familiesOf, LARGEST_NUMBERED_SIZE } from '../core/families.ts';
import { variantsOf } from '../core/symmetry.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';

/** How much of a family a player has. */
export interface FamilyStand {
  /** 1-based place among the families of its size; `undefined` above 10 × 10. */
  readonly number: number | undefined;
  /** Its solutions in their fixed places. */
  readonly variants: readonly Code[];
  /** How many of them are found, and how many revealed and not found. */
  readonly found: number;
  readonly peeked: number;
  /** When the last of them was found, in milliseconds since 1970; 0 when none is. */
  readonly lastFoundAt: number;
}

/** What the list can be narrowed to. */
export const FILTERS = ['all', 'started', 'bloom', 'unseen', 'peeked'] as const;

export type Filter = (typeof FILTERS)[number];

/** How families without a number are sorted. */
export type Order = 'newest' | 'nearest';

/**
 * The families of a size: up to 10 × 10 all of them, in the order of their numbers; above, those of
 * which something is found or peeked, in the order they were met.
 */
export function familiesIn(known: SizeProgress): readonly FamilyStand[] {
  if (known.size <= LARGEST_NUMBERED_SIZE) {
    return familiesOf(known.size).map(({ number, variants }) => standOf(variants, known, number));
  }
  const stands: FamilyStand[] = [];
  const met = new Set<Code>();
  for (const codes of [known.found, known.revealed]) {
    for (const code of codes.keys()) {
      if (met.has(code)) continue;
      const variants = variantsOf(code);
      for (const variant of variants) met.add(variant);
      stands.push(standOf(variants, known));
    }
  }
  return stands;
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
    peeked: variants.filter((variant) => revealed.has(variant)).length,
    lastFoundAt: Math.max(0, ...dates),
  };
}

/** Whether a family belongs to what a filter shows. */
export function passes({ variants, found, peeked }: FamilyStand, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'started':
      return found > 0 && found < variants.length;
    case 'bloom':
      return found === variants.length;
    case 'unseen':
      return found + peeked === 0;
    case 'peeked':
      return peeked > 0;
  }
}

/** The families sorted: what was found last first, or what lacks the fewest finds and is not whole. */
export function sorted(stands: readonly FamilyStand[], order: Order): readonly FamilyStand[] {
  const newest = (a: FamilyStand, b: FamilyStand): number => b.lastFoundAt - a.lastFoundAt;
  return stands.toSorted((a, b) =>
    order === 'newest' ? newest(a, b) : missing(a) - missing(b) || newest(a, b),
  );
}

/** How many finds a family is away from bloom; one that blooms has nothing to wait for. */
function missing({ variants, found }: FamilyStand): number {
  return found === variants.length ? Infinity : variants.length - found;
}
