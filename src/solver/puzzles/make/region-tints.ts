import { neighbouringRegions } from '../../../core/puzzles/region-pieces.ts';

/**
 * Distances of the twelve tints of regions (`--rg-0` …) in OKLab, in thousandths: row a has the tints before a. They
 * are measured on the palettes of version 1. Puzzles are numbered by them, so that they stay when a palette changes; a
 * test holds the palettes to them.
 */
export const TINT_DISTANCES: readonly (readonly number[])[] = [
  [],
  [60],
  [185, 89],
  [83, 131, 161],
  [155, 135, 108, 109],
  [73, 93, 90, 58, 86],
  [67, 104, 149, 141, 114, 104],
  [113, 67, 89, 147, 134, 90, 133],
  [213, 210, 169, 114, 89, 139, 122, 221],
  [191, 180, 104, 228, 120, 192, 177, 134, 116],
  [77, 127, 128, 213, 178, 163, 114, 98, 196, 192],
  [239, 149, 92, 103, 154, 89, 136, 151, 146, 113, 94],
];

/**
 * The cost of two tints that meet; the closest pairs cost by far the most. The numbers are whole, so that sums are
 * exact.
 */
const COSTS = TINT_DISTANCES.map((_, a) =>
  TINT_DISTANCES.map((__, b) => {
    const distance = a === b ? 1 : TINT_DISTANCES[Math.max(a, b)]![Math.min(a, b)]!;
    return Math.floor(1e9 / (distance * distance * distance));
  }),
);

/**
 * Renumbers regions so that neighbours have unlike tints: starts from an order, and swaps the numbers of two regions as
 * long as a swap lowers their cost.
 * @param regions The region of each square of n × n, from 0.
 * @param order The first number of each region, drawn at random.
 * @returns The regions of the squares by their new numbers.
 */
export function numberedByTint(
  regions: readonly number[],
  size: number,
  order: readonly number[],
): number[] {
  const beside = neighbouringRegions(regions, { rows: size, columns: size });
  const tints = [...order];
  const cost = (region: number): number =>
    [...beside[region]!].reduce((sum, next) => sum + COSTS[tints[region]!]![tints[next]!]!, 0);
  const exchange = (a: number, b: number): void => {
    [tints[a], tints[b]] = [tints[b]!, tints[a]!];
  };
  const improve = (a: number, b: number): boolean => {
    // The cost between two neighbours counts twice, before and after.
    const before = cost(a) + cost(b);
    exchange(a, b);
    if (cost(a) + cost(b) < before) return true;
    exchange(a, b);
    return false;
  };
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (let a = 1; a < size; a++) for (let b = 0; b < a; b++) isBetter = improve(a, b) || isBetter;
  }
  return regions.map((region) => tints[region]!);
}
