import { areaOf, rectangle } from './corners.ts';
import type { Edges } from './planes.ts';
import type { Corners, Point } from './reading.ts';

/** The least side of a board, as a share of the picture's shorter side. */
const LEAST_SIDE = 0.14;

/** Outlines looked at: as many boards as a newspaper's page has, and some more. */
const MOST_OUTLINES = 14;

/** The least share of what joined edges span that their four sides have to hold. */
const LEAST_HELD = 0.86;

/** The most of it, for edges with gaps at the rim. */
const MOST_HELD = 1.12;

/**
 * Finds what joined edges surround, if it has four sides; the largest first.
 * @param limit The least strength of an edge.
 * @param reach Edges this many pixels apart are joined twice over.
 */
export function outlinesOf(edges: Edges, limit: number, reach: number): Corners[] {
  const least = LEAST_SIDE * Math.min(edges.width, edges.height);
  return rimsOf(spread(edges, limit, reach), edges, least)
    .flatMap((rim) => outlinesAround(rim, reach, least))
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, MOST_OUTLINES);
}

/** Returns 1 for pixels with an edge within reach, except at the left and right rim of the picture. */
function spread({ width, height, strength }: Edges, limit: number, reach: number): Uint8Array {
  const across = new Uint8Array(width * height);
  const on = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let until = -1;
    for (let x = 0; x < width + reach; x++) {
      if (x < width && strength[y * width + x]! > limit) until = x + 2 * reach;
      if (x - reach > 0 && x - reach < width - 1 && x <= until) across[y * width + x - reach] = 1;
    }
  }
  const untils = new Int32Array(width).fill(-1);
  for (let y = 0; y < height + reach; y++) {
    for (let x = 0; x < width; x++) {
      if (y < height && across[y * width + x]) untils[x] = y + 2 * reach;
      if (y >= reach && y <= untils[x]!) on[(y - reach) * width + x] = 1;
    }
  }
  return on;
}

/** Finds the first and last pixels in each row of joined pixels that are at least so high, by flooding. Changes `on`. */
function rimsOf(on: Uint8Array, { width, height }: Edges, least: number): Point[][] {
  const rims: Point[][] = [];
  const waiting = new Int32Array(on.length);
  const [lefts, rights] = [new Int32Array(height), new Int32Array(height)];
  for (let start = 0; start < on.length; start++) {
    if (on[start] !== 1) continue;
    const top = Math.floor(start / width);
    let bottom = top;
    lefts.fill(width);
    rights.fill(0);
    let length = 0;
    waiting[length++] = start;
    on[start] = 2;
    while (length > 0) {
      const at = waiting[--length]!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < lefts[y]!) lefts[y] = x;
      if (x > rights[y]!) rights[y] = x;
      if (y > bottom) bottom = y;
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (on[next] !== 1) continue;
        on[next] = 2;
        waiting[length++] = next;
      }
    }
    if (bottom - top < least) continue;
    const rows = Array.from({ length: bottom - top + 1 }, (_, row) => top + row);
    rims.push(
      rows.flatMap((y): Point[] => [
        [lefts[y]!, y],
        [rights[y]!, y],
      ]),
    );
  }
  return rims;
}

/**
 * Returns the corners that lie farthest out, and those of an upright board, of which a corner may have the colour of
 * the page; none where joined edges have other sides than four.
 */
function outlinesAround(rim: readonly Point[], reach: number, least: number): Corners[] {
  const xs = rim.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  if (right - left < least) return [];
  // Pixels between the first and the last of all rows.
  const spanned = xs.reduce((sum, x, i) => sum + (i % 2 === 0 ? -x : x + 1), 0);
  const first = (order: (point: Point) => number): Point =>
    rim.reduce((best, point) => (order(point) < order(best) ? point : best));
  const farthest: Corners = [
    first(([x, y]) => x + y),
    first(([x, y]) => y - x),
    first(([x, y]) => -x - y),
    first(([x, y]) => x - y),
  ];
  const [top, bottom] = [rim[0]![1], rim.at(-1)![1]];
  const box = rectangle(left + reach, top + reach, right - reach, bottom - reach);
  return [...(areaOf(farthest) < LEAST_HELD * spanned ? [] : [farthest]), box].filter(
    (corners) => areaOf(corners) <= MOST_HELD * spanned,
  );
}
