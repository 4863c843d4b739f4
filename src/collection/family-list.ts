import { familiesOf, LARGEST_NUMBERED_SIZE } from '../core/families.ts';
import { kinOf } from '../core/kin.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import { standOf, type FamilyStand } from './family-stand.ts';

/** What the list can be narrowed to. */
export const FILTERS = ['all', 'started', 'bloom', 'unseen', 'revealed'] as const;

export type Filter = (typeof FILTERS)[number];

/** How families without a number are sorted. */
export type Order = 'newest' | 'nearest';

/** The families of what is known: the Collection is opened more often than something is found. */
const listed = new WeakMap<SizeProgress, readonly FamilyStand[]>();

/**
 * The families of a size: up to 10 × 10 all of them, in the order of their numbers; above, those of
 * which something is found or revealed, in the order they were met.
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
  const met = new Set([...known.found.keys(), ...known.revealed.keys()].map(kinOf));
  return Array.from(met, (variants) => standOf(variants, known));
}

/** Whether a family belongs to what a filter shows. */
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
