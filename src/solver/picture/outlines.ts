import { areaOf, rectangle } from './corners.ts';
import type { Edges } from './planes.ts';
import type { Corners, Point } from './reading.ts';

/** The least side of a board, as a share of the picture's shorter side. */
const LEAST_SIDE = 0.14;

/** Outlines looked at: as many boards as a newspaper's page has, and some more. */
const MOST_OUTLINES = 14;

/**
 * Finds what joined edges surround; the largest first.
 * @param limit The least strength of an edge.
 * @param reach Edges this many pixels apart are joined twice over.
 */
export function outlinesOf(edges: Edges, limit: number, reach: number): Corners[] {
  const least = LEAST_SIDE * Math.min(edges.width, edges.height);
  return rimsOf(spread(edges, limit, reach), edges)
    .flatMap((rim) => outlinesAround(rim, reach, least))
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, MOST_OUTLINES);
}

/** Returns 1 for pixels with an edge within reach, except at the left and right rim of the picture. */
function spread({ width, height, strength }: Edges, limit: number, reach: number): Uint8Array {
  const across = new Uint8Array(width * height);
  const on = new Uint8Array(width * height);
  for (let at = 0; at < on.length; at++) {
    if (strength[at]! <= limit) continue;
    const row = at - (at % width);
    across.fill(1, Math.max(row + 1, at - reach), Math.min(row + width - 1, at + reach + 1));
  }
  for (let at = 0; at < on.length; at++) {
    if (!across[at]) continue;
    for (let off = -reach; off <= reach; off++) on[at + off * width] = 1;
  }
  return on;
}

/** Finds joined pixels by flooding, and of each group the first and last in each row. Clears `on`. */
function rimsOf(on: Uint8Array, { width }: Edges): Point[][] {
  const rims: Point[][] = [];
  const waiting = new Int32Array(on.length);
  for (let start = on.indexOf(1); start >= 0; start = on.indexOf(1, start)) {
    const lefts: number[] = [];
    const rights: number[] = [];
    let length = 0;
    const join = (at: number): void => {
      if (!on[at]) return;
      on[at] = 0;
      waiting[length++] = at;
    };
    join(start);
    while (length > 0) {
      const at = waiting[--length]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      lefts[y] = Math.min(x, lefts[y] ?? x);
      rights[y] = Math.max(x, rights[y] ?? x);
      for (const next of [at - 1, at + 1, at - width, at + width]) join(next);
    }
    rims.push(lefts.flatMap((left, y) => [[left, y] as const, [rights[y]!, y] as const]));
  }
  return rims;
}

/**
 * Returns the corners that lie farthest out, and those of an upright board, of which a corner may have the colour of
 * the page.
 */
function outlinesAround(rim: readonly Point[], reach: number, least: number): Corners[] {
  const xs = rim.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [rim[0]![1], rim.at(-1)![1]];
  if (Math.min(right - left, bottom - top) < least) return [];
  const first = (order: (point: Point) => number): Point =>
    rim.reduce((best, point) => (order(point) < order(best) ? point : best));
  const farthest: Corners = [
    first(([x, y]) => x + y),
    first(([x, y]) => y - x),
    first(([x, y]) => -x - y),
    first(([x, y]) => x - y),
  ];
  return [farthest, rectangle(left + reach, top + reach, right - reach, bottom - reach)];
}
