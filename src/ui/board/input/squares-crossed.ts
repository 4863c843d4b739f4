import type { Shape } from '../../../core/board/shape.ts';
import type { Square } from '../../../core/board/square.ts';
import { squareAtPoint, type BoardPoint } from '../../drawing/board-point.ts';

/**
 * Returns the squares whose inside a straight line crosses, in its direction, and those of its ends. Parts beside the
 * board are ignored. A line through a corner goes on to the square opposite and skips the two others. After Amanatides
 * and Woo, A Fast Voxel Traversal Algorithm for Ray Tracing, 1987.
 */
export function squaresCrossed(from: BoardPoint, to: BoardPoint, shape: Shape): Square[] {
  const squares: Square[] = [];
  const right = Math.sign(to.x - from.x);
  const down = Math.sign(to.y - from.y);
  const width = Math.abs(to.x - from.x);
  const height = Math.abs(to.y - from.y);
  // Coordinates are not finite while the board is not laid out; the loop below would not end.
  if (!Number.isFinite(width + height)) return squares;
  const lastColumn = Math.floor(to.x / 100);
  const lastRow = Math.floor(to.y / 100);
  let column = Math.floor(from.x / 100);
  let row = Math.floor(from.y / 100);
  for (;;) {
    const square = squareAtPoint({ x: column * 100, y: row * 100 }, shape);
    if (square !== undefined) squares.push(square);
    if (column === lastColumn && row === lastRow) return squares;
    const toSide = right * ((column + Math.max(right, 0)) * 100 - from.x);
    const toFloor = down * ((row + Math.max(down, 0)) * 100 - from.y);
    // The side comes first if this is below 0. It is compared without a division, whose rounding would miss corners.
    const lead = toSide * height - toFloor * width;
    const sideways = row === lastRow || (column !== lastColumn && lead <= 0);
    if (column === lastColumn || (row !== lastRow && lead >= 0)) row += down;
    if (sideways) column += right;
  }
}
