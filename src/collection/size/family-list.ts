import { familiesOf, LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { cachedVariantsOf } from '../../core/solutions/cached-variants.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { familyProgressOf, type FamilyProgress } from '../family/family-progress.ts';

export const FILTERS = ['all', 'started', 'complete', 'unseen', 'revealed'] as const;

export type Filter = (typeof FILTERS)[number];

/** The orders of families without a number. */
export type Order = 'newest' | 'nearest';

/** A cache of the families by progress: the Collection is opened more often than it changes. */
const listed = new WeakMap<SizeProgress, readonly FamilyProgress[]>();

/**
 * Returns the families of a size: up to 10 × 10 all of them, in the order of their numbers; above, those with a
 * solution that is found or revealed, in the order they were met.
 */
export function familiesIn(known: SizeProgress): readonly FamilyProgress[] {
  let families = listed.get(known);
  if (!families) {
    families = known.size <= LARGEST_NUMBERED_SIZE ? numberedFamilies(known) : familiesMet(known);
    listed.set(known, families);
  }
  return families;
}

function numberedFamilies(known: SizeProgress): readonly FamilyProgress[] {
  return familiesOf(known.size).map(({ number, variants }) =>
    familyProgressOf(variants, known, number),
  );
}

function familiesMet(known: SizeProgress): readonly FamilyProgress[] {
  const met = new Set([...known.found.keys(), ...known.revealed.keys()].map(cachedVariantsOf));
  return Array.from(met, (variants) => familyProgressOf(variants, known));
}

/** Returns true if a filter shows a family. */
export function passes({ variants, found, revealed }: FamilyProgress, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'started':
      return found > 0 && found < variants.length;
    case 'complete':
      return found === variants.length;
    case 'unseen':
      return found + revealed === 0;
    case 'revealed':
      return revealed > 0;
  }
}

/**
 * Returns the families sorted: by the latest find first, or by the fewest solutions missing, complete families last.
 */
export function sorted(
  families: readonly FamilyProgress[],
  order: Order,
): readonly FamilyProgress[] {
  const newest = (a: FamilyProgress, b: FamilyProgress): number => b.lastFoundAt - a.lastFoundAt;
  return families.toSorted((a, b) =>
    order === 'newest' ? newest(a, b) : missing(a) - missing(b) || newest(a, b),
  );
}

/** Returns the number of solutions that a family lacks; `Infinity` for a complete one, so that it is sorted last. */
function missing({ variants, found }: FamilyProgress): number {
  return found === variants.length ? Infinity : variants.length - found;
}
