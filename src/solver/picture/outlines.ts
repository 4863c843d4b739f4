import { areaOf, sidesOf } from './corners.ts';
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
    .flatMap((rim) => [...outlineOf(rim, reach), ...boxOf(rim, reach)])
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

/** The first and last pixels of joined edges in each row and column. */
interface Rim {
  readonly points: readonly Point[];
  /** Pixels between the first and the last of all rows. */
  readonly spanned: number;
}

/** Finds the rims of joined pixels that are at least so wide and high, by flooding. Changes `on`. */
function rimsOf(on: Uint8Array, { width, height }: Edges, least: number): Rim[] {
  const rims: Rim[] = [];
  const waiting = new Int32Array(on.length);
  const [lefts, rights] = [new Int32Array(height), new Int32Array(height)];
  const [tops, bottoms] = [new Int32Array(width), new Int32Array(width)];
  for (let start = 0; start < on.length; start++) {
    if (on[start] !== 1) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    lefts.fill(width);
    rights.fill(0);
    tops.fill(height);
    bottoms.fill(0);
    let length = 0;
    waiting[length++] = start;
    on[start] = 2;
    while (length > 0) {
      const at = waiting[--length]!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < lefts[y]!) lefts[y] = x;
      if (x > rights[y]!) rights[y] = x;
      if (y < tops[x]!) tops[x] = y;
      if (y > bottoms[x]!) bottoms[x] = y;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (on[next] !== 1) continue;
        on[next] = 2;
        waiting[length++] = next;
      }
    }
    if (right - left < least || bottom - top < least) continue;
    const points: Point[] = [];
    let spanned = 0;
    for (let y = top; y <= bottom; y++) {
      points.push([lefts[y]!, y], [rights[y]!, y]);
      spanned += rights[y]! - lefts[y]! + 1;
    }
    for (let x = left; x <= right; x++) points.push([x, tops[x]!], [x, bottoms[x]!]);
    rims.push({ points, spanned });
  }
  return rims;
}

/** Returns the corners of the four sides along a rim, moved in by what edges were spread; none if it has other sides. */
function outlineOf({ points, spanned }: Rim, reach: number): Corners[] {
  const first = (order: (point: Point) => number): Point =>
    points.reduce((best, point) => (order(point) < order(best) ? point : best));
  const rough: Corners = [
    first(([x, y]) => x + y),
    first(([x, y]) => y - x),
    first(([x, y]) => -x - y),
    first(([x, y]) => x - y),
  ];
  const held = areaOf(rough) / spanned;
  if (held < LEAST_HELD || held > MOST_HELD) return [];
  const lines = sidesOf(rough).map((side) => lineAlong(side, points, reach + 0.5));
  const [a, b, c, d] = lines.map((line, index) => crossing(lines[(index + 3) % 4]!, line));
  return [[a!, b!, c!, d!]];
}

/** Returns the corners of an upright board, of which a corner may have the colour of the page. */
function boxOf({ points, spanned }: Rim, reach: number): Corners[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) + reach, Math.max(...xs) - reach];
  const [top, bottom] = [Math.min(...ys) + reach, Math.max(...ys) - reach];
  const box: Corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return areaOf(box) > MOST_HELD * spanned ? [] : [box];
}

type Line = readonly [Point, Point];

/** Fits a line to the points along a side, away from corners, which may be round, and moves it in. */
function lineAlong([a, b]: Line, points: readonly Point[], inward: number): Line {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const near = points
    .map(([x, y]): Point => [(x - a[0]) * ux + (y - a[1]) * uy, (y - a[1]) * ux - (x - a[0]) * uy])
    .filter(
      ([along, off]) =>
        along > 0.06 * length && along < 0.94 * length && Math.abs(off) < 0.03 * length + 2,
    );
  const line = fitLine(near);
  const at = (along: number): Point => {
    const off = line(along) + inward;
    return [a[0] + ux * along - uy * off, a[1] + uy * along + ux * off];
  };
  return [at(0), at(length)];
}

/** Fits a line by least squares. */
function fitLine(points: readonly Point[]): (x: number) => number {
  const count = points.length || 1;
  const [mx, my] = [0, 1].map((k) => points.reduce((sum, point) => sum + point[k]!, 0) / count);
  let [xx, xy] = [0, 0];
  for (const [x, y] of points) {
    xx += (x - mx!) ** 2;
    xy += (x - mx!) * (y - my!);
  }
  const slope = xy / (xx || 1);
  return (x) => my! + slope * (x - mx!);
}

/** Returns the point where two lines meet; sides of an outline are never parallel to the next. */
function crossing([a, b]: Line, [c, d]: Line): Point {
  const [px, py, qx, qy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const t = ((c[0] - a[0]) * qy - (c[1] - a[1]) * qx) / (px * qy - py * qx || 1e-9);
  return [a[0] + t * px, a[1] + t * py];
}
