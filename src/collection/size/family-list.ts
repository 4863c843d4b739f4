import { familiesOf, LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { cachedVariantsOf } from '../../core/solutions/cached-variants.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { standOf, type FamilyStand } from '../family/family-stand.ts';

export const FILTERS = ['all', 'started', 'bloom', 'unseen', 'revealed'] as const;

export type Filter = (typeof FILTERS)[number];

/** The orders of families without a number. */
export type Order = 'newest' | 'nearest';

/** A cache of the families by progress: the Collection is opened more often than it changes. */
const listed = new WeakMap<SizeProgress, readonly FamilyStand[]>();

/**
 * Returns the families of a size: up to 10 × 10 all of them, in the order of their numbers; above, those with a
 * solution that is found or revealed, in the order they were met.
 */
export function familiesIn(known: SizeProgress): readonly FamilyStand[] {
  let stands = listed.get(known);
  if (!stands) {
    stands = known.size <= LARGEST_NUMBERED_SIZE ? numberedFamilies(known) : familiesMet(known);
    listed.set(known, stands);
  }
  return stands;
}

function numberedFamilies(known: SizeProgress): readonly FamilyStand[] {
  return familiesOf(known.size).map(({ number, variants }) => standOf(variants, known, number));
}

function familiesMet(known: SizeProgress): readonly FamilyStand[] {
  const met = new Set([...known.found.keys(), ...known.revealed.keys()].map(cachedVariantsOf));
  return Array.from(met, (variants) => standOf(variants, known));
}

/** Returns true if a filter shows a family. */
export function passes({ variants, found, revealed }: FamilyStand, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'started':
      return found > 0 && found < variants.length;
    case 'bloom':
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
export function sorted(stands: readonly FamilyStand[], order: Order): readonly FamilyStand[] {
  const newest = (a: FamilyStand, b: FamilyStand): number => b.lastFoundAt - a.lastFoundAt;
  return stands.toSorted((a, b) =>
    order === 'newest' ? newest(a, b) : missing(a) - missing(b) || newest(a, b),
  );
}

/** Returns the number of solutions that a family lacks; `Infinity` for a complete one, so that it is sorted last. */
function missing({ variants, found }: FamilyStand): number {
  return found === variants.length ? Infinity : variants.length - found;
}
