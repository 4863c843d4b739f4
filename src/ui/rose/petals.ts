import type { Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { familiesOf, LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { cachedVariantsOf } from '../../core/solutions/cached-variants.ts';

/** The player's solutions of one family or, on large boards, of the families that share a spoke. */
export interface Petal {
  /** The number of solutions it stands for; not an integer where families share a spoke. */
  readonly size: number;
  /** The 0-based places of its variants that are found; on large boards 0, 1, 2 … */
  readonly found: readonly number[];
  /** The 0-based places of its variants that are revealed and not found. */
  readonly revealed: readonly number[];
}

/** The number of spokes of the rose for n ≥ 11, where one petal for each family would be too many. */
const SHARED_SPOKES = 92;

/**
 * Returns the petals of a size in the order they are drawn, clockwise; the last is at twelve o'clock. Up to 10 × 10
 * each family has one. Above, families share 92 spokes by a hash of their smallest codes, because numbering the
 * families would require all solutions.
 */
export function petalsOf(
  size: number,
  found: ReadonlyMap<Code, unknown>,
  revealed: ReadonlyMap<Code, unknown>,
): readonly Petal[] {
  if (size <= LARGEST_NUMBERED_SIZE) {
    return familiesOf(size).map(({ variants }) => ({
      size: variants.length,
      found: placesIn(variants, found),
      revealed: placesIn(variants, revealed),
    }));
  }
  const total = Number(solutionCount(size) ?? Infinity);
  const spokes = Array.from({ length: SHARED_SPOKES }, () => ({
    size: total / SHARED_SPOKES,
    found: [] as number[],
    revealed: [] as number[],
  }));
  for (const code of found.keys()) {
    const places = spokes[spokeOf(code)]!.found;
    places.push(places.length);
  }
  for (const code of revealed.keys()) {
    const places = spokes[spokeOf(code)]!.revealed;
    places.push(places.length);
  }
  return spokes;
}

/** Returns the 0-based spoke of a solution of a large board: FNV-1a over the family's smallest code. */
export function spokeOf(code: Code): number {
  let hash = 0x811c9dc5;
  const smallest = cachedVariantsOf(code)[0]!;
  for (let row = 0; row < smallest.length; row++) {
    hash = Math.imul(hash ^ smallest.charCodeAt(row), 0x01000193);
  }
  // The lowest bit of the hash is the parity of the symbols, which is the same for every solution of a size. Folding
  // higher bits over it reaches the other half of the spokes.
  return ((hash ^ (hash >>> 16)) >>> 0) % SHARED_SPOKES;
}

function placesIn(variants: readonly Code[], codes: ReadonlyMap<Code, unknown>): number[] {
  return [...variants.keys()].filter((place) => codes.has(variants[place]!));
}
