import type { Corners, Point } from '../../solver/picture/reading.ts';

/** A part of a picture, in its pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The room around boards in the part that is shown, as a share of their longer side: two rows of eight that were not
 * found are still seen.
 */
const ROOM = 0.35;

/**
 * Returns the place in a picture of a place on a board, by the perspective that its corners show (Heckbert 1989).
 * @param across From 0 at the left edge of the board to 1 at the right one; `down` likewise from the top.
 */
export function placeIn([a, b, c, d]: Corners, across: number, down: number): Point {
  const [x1, y1] = [b[0] - c[0], b[1] - c[1]];
  const [x2, y2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const scale = x1 * y2 - x2 * y1;
  const g = (sx * y2 - x2 * sy) / scale;
  const h = (x1 * sy - sx * y1) / scale;
  const w = g * across + h * down + 1;
  const along = (axis: 0 | 1): number =>
    ((b[axis] - a[axis] + g * b[axis]) * across +
      (d[axis] - a[axis] + h * d[axis]) * down +
      a[axis]) /
    w;
  return [along(0), along(1)];
}

/** Returns true if corners may be those of a board: none lies on or within the triangle of the others. */
export function areConvex(corners: Corners): boolean {
  const turns = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4]!;
    const [overX, overY] = corners[(index + 2) % 4]!;
    return (nextX - x) * (overY - nextY) - (nextY - y) * (overX - nextX);
  });
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
}

/** Returns the part of a picture with boards and some room around them; the whole picture if there are none. */
export function partAround(
  { width, height }: Pick<Part, 'width' | 'height'>,
  boards: readonly Corners[],
  share = ROOM,
): Part {
  const points = boards.flat();
  if (points.length === 0) return { left: 0, top: 0, width, height };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const room =
    share * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.floor(Math.min(...xs) - room));
  const top = Math.max(0, Math.floor(Math.min(...ys) - room));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil(Math.max(...xs) + room)) - left),
    height: Math.max(1, Math.min(height, Math.ceil(Math.max(...ys) + room)) - top),
  };
}

/** Returns the part of a picture with a square of a board on n × n and half a square around it. */
export function partOfSquare(corners: Corners, square: number, size: number): Part {
  const [column, row] = [square % size, Math.floor(square / size)];
  const [x, y] = placeIn(corners, (column + 0.5) / size, (row + 0.5) / size);
  const [right] = placeIn(corners, (column + 1.5) / size, (row + 0.5) / size);
  const side = 2 * Math.max(4, Math.abs(right - x));
  return { left: x - side / 2, top: y - side / 2, width: side, height: side };
}
