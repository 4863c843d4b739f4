import type { Corners, Point } from './reading.ts';

/** A rectangle of pixels; `right` and `bottom` lie beside it. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns the projective map from the unit square, 0 to 1 to the right and down, to four corners.
 * Source: Heckbert, Fundamentals of texture mapping and image warping (1989).
 */
export function projectionTo([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [px, py, qx, qy] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const area = px * qy - qx * py || 1e-9;
  const g = (sx * qy - qx * sy) / area;
  const h = (px * sy - sx * py) / area;
  const [xu, yu] = [b[0] - a[0] + g * b[0], b[1] - a[1] + g * b[1]];
  const [xv, yv] = [d[0] - a[0] + h * d[0], d[1] - a[1] + h * d[1]];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [(xu * u + xv * v + a[0]) / w, (yu * u + yv * v + a[1]) / w];
  };
}

/** Returns the corners of an upright rectangle. */
export function rectangle(left: number, top: number, right: number, bottom: number): Corners {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

export function mapCorners(corners: Corners, map: (point: Point) => Point): Corners {
  const [a, b, c, d] = corners;
  return [map(a), map(b), map(c), map(d)];
}

/** Returns the sides: top, right, bottom and left. */
function sidesOf([a, b, c, d]: Corners): readonly (readonly [Point, Point])[] {
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
}

/** Returns the lengths of the sides, in their order. */
export function lengthsOf(corners: Corners): number[] {
  return sidesOf(corners).map(([a, b]) => Math.hypot(b[0] - a[0], b[1] - a[1]));
}

export function areaOf(corners: Corners): number {
  return sidesOf(corners).reduce((sum, [a, b]) => sum + (a[0] * b[1] - a[1] * b[0]) / 2, 0);
}

/**
 * Returns true if the middle of a board lies within the corners of another. A board is within itself if it has four
 * corners: clockwise, none on or within the triangle of the others.
 */
export function isWithin(inner: Corners, outer: Corners): boolean {
  const [x, y] = projectionTo(inner)(0.5, 0.5);
  return sidesOf(outer).every(
    ([a, b]) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0,
  );
}

/** Returns the whole pixels round some points and a rim, within a picture. */
export function boundsOf(
  points: readonly Point[],
  rim: number,
  { width, height }: { readonly width: number; readonly height: number },
): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - rim)),
    top: Math.max(0, Math.floor(Math.min(...ys) - rim)),
    right: Math.min(width, Math.ceil(Math.max(...xs) + rim)),
    bottom: Math.min(height, Math.ceil(Math.max(...ys) + rim)),
  };
}
