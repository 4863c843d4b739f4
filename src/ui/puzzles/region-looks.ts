import { neighbouringRegions } from '../../core/puzzles/region-pieces.ts';
import type { Rules } from '../../core/board/rules.ts';

/** The number of tints, `--rg-0` to `--rg-11`, and of textures. */
export const TINTS = 12;

/** The 0-based numbers of a region's tint and texture. */
export interface RegionLook {
  readonly tint: number;
  readonly texture: number;
}

/**
 * Returns the look of each region. Up to twelve regions have the tint and the texture of their number. Beyond that some
 * share a tint but not a texture; regions that touch get different tints as long as one is free.
 */
export function regionLooks({
  shape,
  regions,
}: Pick<Rules, 'shape'> & Required<Pick<Rules, 'regions'>>): RegionLook[] {
  const count = Math.max(...regions) + 1;
  if (count <= TINTS) {
    return Array.from({ length: count }, (_, region) => ({ tint: region, texture: region }));
  }
  const touching = neighbouringRegions(regions, shape);
  const looks: RegionLook[] = [];
  const users = new Array<number>(TINTS).fill(0);
  for (const region of fewestLast(touching)) {
    const near = new Set([...touching[region]!].map((next) => looks[next]?.tint));
    const order = users.map((_, tint) => tint).sort((a, b) => users[a]! - users[b]!);
    const tint = order.find((one) => !near.has(one)) ?? order[0]!;
    // The second region of a tint gets the texture half-way round, which belongs to another tint.
    const texture = (tint + (users[tint]! * TINTS) / 2) % TINTS;
    users[tint]!++;
    looks[region] = { tint, texture };
  }
  return looks;
}

/**
 * Orders regions so that each touches few of those before it: at most five on a map (smallest last; Matula and Beck
 * 1983).
 */
function fewestLast(touching: readonly ReadonlySet<number>[]): number[] {
  const order: number[] = [];
  const left = new Set(touching.keys());
  const touched = (region: number): number =>
    [...touching[region]!].filter((next) => left.has(next)).length;
  while (left.size > 0) {
    const next = [...left].reduce((best, region) =>
      touched(region) < touched(best) ? region : best,
    );
    left.delete(next);
    order.unshift(next);
  }
  return order;
}
