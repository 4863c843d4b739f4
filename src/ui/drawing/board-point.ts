import type { Shape } from '../../core/board/shape.ts';
import { squareAt, type Square } from '../../core/board/square.ts';

/** A point in board units: a square is 100 wide; the origin is the top left corner of the board. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the square under a point, or `undefined` beside the board. An edge between two squares belongs to the one on
 * the right or below.
 */
export function squareAtPoint({ x, y }: BoardPoint, { rows, columns }: Shape): Square | undefined {
  if (!(x >= 0 && y >= 0 && x < columns * 100 && y < rows * 100)) return undefined;
  return squareAt(Math.floor(y / 100), Math.floor(x / 100), columns);
}
