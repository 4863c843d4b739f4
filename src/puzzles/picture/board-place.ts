import { boundsOf, mapCorners, projectionTo, rectangle } from '../../solver/picture/corners.ts';
import type { Corners } from '../../solver/picture/reading.ts';

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

/** Returns the part of a picture with boards and some room around them; the whole picture if there are none. */
export function partAround(
  picture: Pick<Part, 'width' | 'height'>,
  boards: readonly Corners[],
  share = ROOM,
): Part {
  const { width, height } = picture;
  const points = boards.length > 0 ? boards.flat() : rectangle(0, 0, width, height);
  const inner = boundsOf(points, 0, picture);
  const room = share * Math.max(inner.right - inner.left, inner.bottom - inner.top);
  const { left, top, right, bottom } = boundsOf(points, room, picture);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Returns the part of a picture with a square of a board on n × n and half a square around it. */
export function partOfSquare(
  picture: Pick<Part, 'width' | 'height'>,
  corners: Corners,
  square: number,
  size: number,
): Part {
  const [column, row] = [square % size, Math.floor(square / size)];
  const project = projectionTo(corners);
  const around = mapCorners(rectangle(column, row, column + 1, row + 1), ([x, y]) =>
    project(x / size, y / size),
  );
  return partAround(picture, [around], 0.5);
}
