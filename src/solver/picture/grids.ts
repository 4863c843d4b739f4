import { areaOf, mapCorners, projectionTo, rectangle } from './corners.ts';
import { outlinesOf } from './outlines.ts';
import { soften, strengthAt, type Edges } from './planes.ts';
import type { Corners, Point } from './reading.ts';

/** A grid of squares that edges show. */
export interface Grid {
  readonly corners: Corners;
  readonly size: number;
  /** From 0 to 1: how well equal distances explain the edges. */
  readonly score: number;
}

/** Sizes that are measured. A board of 4 or 16 that is not measured as such would be taken for another. */
const SIZES = Array.from({ length: 13 }, (_, index) => index + 4);

/** Places along a side of an outline seen straight from above. A square of the largest board has 17. */
const SIDE = 320;

/** Part of `SIDE` beside the outline, which may lie inside of the board's frame. */
const MARGIN = 0.07;

/** Strength above which an edge counts no more: that of a line of ink over that of a texture. */
const STRONG = 64;

/** Strength and reach of edges that are joined to outlines: from sharp screens to faint lines and squares with gaps. */
const PASSES = [
  [40, 1],
  [18, 1],
  [40, 4],
  [12, 3],
  [8, 6],
] as const;

/** Score and share of the picture with which a grid ends the passes. */
const GOOD = { score: 0.86, area: 0.1 };

/** Finds grids, the likeliest first. */
export function gridsIn(edges: Edges): Grid[] {
  const grids: Grid[] = [];
  const tried: Corners[] = [];
  const measure = (corners: Corners): void => {
    if (tried.some((other) => areNear(other, corners))) return;
    tried.push(corners);
    grids.push(...gridsAlong(edges, corners));
  };
  const { width, height } = edges;
  const isGood = ({ score, corners }: Grid): boolean =>
    score > GOOD.score && areaOf(corners) > GOOD.area * width * height;
  for (const [limit, reach] of PASSES) {
    outlinesOf(edges, limit, reach).forEach(measure);
    if (grids.some(isGood)) break;
  }
  // A picture that was cut to the board has no outline.
  measure(rectangle(1, 1, width - 1, height - 1));
  // Size counts a little: a board is larger than what stands beside it.
  const rank = ({ score, corners }: Grid): number => score * areaOf(corners) ** 0.15;
  return grids.sort((a, b) => rank(b) - rank(a));
}

function areNear(some: Corners, others: Corners): boolean {
  return some.every(([x, y], i) => Math.hypot(x - others[i]![0], y - others[i]![1]) < 3);
}

/** Measures the grid within an outline. Returns the likeliest sizes, the best first, each with its own corners. */
export function gridsAlong(edges: Edges, outline: Corners): Grid[] {
  const project = projectionTo(outline);
  const place = (x: number, y: number): Point =>
    project((x / SIDE - MARGIN) / (1 - 2 * MARGIN), (y / SIDE - MARGIN) / (1 - 2 * MARGIN));
  const seen = new Uint8Array(SIDE * SIDE);
  const [across, along] = [new Float32Array(SIDE), new Float32Array(SIDE)];
  const isInside = (at: number): boolean => Math.abs(at - SIDE / 2) < (0.5 - MARGIN) * SIDE - 3;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      // Text and other boards beside this one do not count.
      if (!isInside(x) && !isInside(y)) continue;
      const strength = strengthAt(edges, place(x + 0.5, y + 0.5));
      seen[y * SIDE + x] = strength;
      if (isInside(y)) across[x]! += Math.min(strength, STRONG);
      if (isInside(x)) along[y]! += Math.min(strength, STRONG);
    }
  }
  const profiles = [profileOf(across), profileOf(along)];
  if (!profiles.every((profile) => profile.high > 0.35 * SIDE)) return [];
  const fits = SIZES.map((size) => {
    const [x, y] = profiles.map((profile) => fitComb(profile, size)) as [Comb, Comb];
    return { size, x, y, fit: 0.6 * Math.min(x.score, y.score) + 0.4 * Math.max(x.score, y.score) };
  })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 5)
    .map((fit) => ({ ...fit, whole: wholeness(seen, fit) }));
  const most = Math.max(...fits.map(({ whole }) => whole), 1e-6);
  // Lines run from square to square; rows of signs do not.
  const grids = fits.map(({ size, x, y, fit, whole }): Grid => {
    const ends = ([u, v]: Point): Point =>
      place(x.from + u * size * x.step, y.from + v * size * y.step);
    const corners = mapCorners(rectangle(0, 0, 1, 1), ends);
    return { size, score: fit * (0.35 + (0.65 * whole) / most), corners };
  });
  grids.sort((a, b) => b.score - a.score);
  return grids.filter(({ score }) => score > Math.max(0.5, 0.8 * grids[0]!.score)).slice(0, 3);
}

/** Lines at equal distances. */
interface Comb {
  readonly score: number;
  readonly from: number;
  readonly step: number;
}

/** Returns the part of all sides of squares along which an edge runs for most of the way. */
function wholeness(
  seen: Uint8Array,
  { size, x, y }: { readonly size: number; readonly x: Comb; readonly y: Comb },
): number {
  const isEdge = (px: number, py: number): boolean =>
    (seen[Math.round(py) * SIDE + Math.round(px)] ?? 0) > 9;
  const isNear = (u: number, v: number, dx: number, dy: number): boolean =>
    [-2, -1, 0, 1, 2].some((off) =>
      isEdge(x.from + u * x.step + off * dx, y.from + v * y.step + off * dy),
    );
  let whole = 0;
  for (let line = 0; line <= size; line++) {
    for (let side = 0; side < size; side++) {
      const places = Array.from({ length: 8 }, (_, i) => side + 0.1 + (0.8 * i) / 7);
      if (places.filter((at) => isNear(line, at, 1, 0)).length >= 7) whole++;
      if (places.filter((at) => isNear(at, line, 0, 1)).length >= 7) whole++;
    }
  }
  return whole / (2 * size * (size + 1));
}

/** Edges along the lines across an outline. */
interface Profile {
  /** The most edge within two places, over that of a common place. */
  readonly wide: readonly number[];
  readonly high: number;
  /** The places of lines. */
  readonly peaks: readonly number[];
}

function profileOf(sums: Float32Array): Profile {
  const smooth = Array.from(
    sums,
    (sum, i) => ((sums[i - 1] ?? sum) + 2 * sum + (sums[i + 1] ?? sum)) / 4,
  );
  const sorted = smooth.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(0.35 * SIDE)]!;
  const high = sorted[Math.floor(0.97 * SIDE)]! - low;
  const over = smooth.map((sum) => Math.max(0, sum - low));
  const wide = over.map((_, i) => Math.max(...over.slice(Math.max(0, i - 2), i + 3)));
  const peaks = over.flatMap((value, i) => (value >= 0.2 * high && value === wide[i] ? [i] : []));
  return { wide, high, peaks };
}

/** Finds the lines at equal distances that explain a profile best: all of them are lines, and no others are as strong. */
function fitComb({ wide, high, peaks }: Profile, size: number): Comb {
  const first = MARGIN * SIDE;
  const last = SIDE - first;
  // Less than half a square, so that no row is left out or added.
  const play = Math.floor(Math.min(first - 2, (0.4 * (last - first)) / size));
  let best: Comb = { score: -1, from: first, step: (last - first) / size };
  for (let before = -play; before <= play; before += 2) {
    for (let after = -play; after <= play; after += 2) {
      const from = first + before;
      const step = (last + after - from) / size;
      const heights = Array.from(
        { length: size + 1 },
        (_, k) => wide[Math.round(from + k * step)]!,
      );
      const mean = meanOf(heights);
      const hits =
        meanOf(heights.map((height) => Math.min(1, height / (0.8 * mean)))) *
        Math.min(1, mean / (0.3 * high));
      if (!(hits > best.score)) continue;
      // A texture has several lines in a row of squares, which count once.
      const strays = new Map<number, number>();
      for (const at of peaks) {
        const k = (at - from) / step;
        const off = Math.abs(k - Math.round(k)) * step;
        if (k <= -0.3 || k >= size + 0.3 || off <= Math.max(3.5, 0.12 * step)) continue;
        // Signs in a row make lines too, but weaker ones.
        const weight = Math.max(0, Math.min(1, (wide[at]! / mean - 0.5) / 0.3));
        strays.set(Math.floor(k), Math.max(weight, strays.get(Math.floor(k)) ?? 0));
      }
      const stray = [...strays.values()].reduce((sum, weight) => sum + weight, 0);
      // Play costs a little, so that the outline decides among equals.
      const score = hits - stray / (size + 1) - 0.0008 * (Math.abs(before) + Math.abs(after));
      if (score > best.score) best = { score, from, step };
    }
  }
  return best;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Moves each corner to where the lines of the grid lie on edges. */
export function refine(edges: Edges, { corners, size }: Grid): Corners {
  const soft = soften(edges);
  // Three places along each side of a square.
  const places = Array.from({ length: 3 * size * (size + 1) }, (_, index): Point => [
    (index % (size + 1)) / size,
    (Math.floor(index / (size + 1)) + 0.5) / (3 * size),
  ]);
  const value = (moved: Corners): number => {
    const project = projectionTo(moved);
    const edgeAt = (u: number, v: number): number => {
      const [x, y] = project(u, v);
      return Math.min(60, strengthAt(soft, [x + 0.5, y + 0.5]));
    };
    return places.reduce((sum, [u, v]) => sum + edgeAt(u, v) + edgeAt(v, u), 0);
  };
  let best = { corners, value: value(corners) };
  for (const step of [2, 2, 2, 1, 1, 1, 0.5, 0.5, 0.5]) {
    for (let way = 0; way < 16; way++) {
      const corner = way >> 2;
      const along = way % 2 === 0 ? step : -step;
      const [x, y] = best.corners[corner]!;
      const place: Point = way % 4 < 2 ? [x + along, y] : [x, y + along];
      const moved = best.corners.with(corner, place) as unknown as Corners;
      const next = value(moved);
      if (next > best.value) best = { corners: moved, value: next };
    }
  }
  return best.corners;
}
