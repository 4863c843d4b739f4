import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';

/**
 * The inset of a frame at the edge of the board, which would clip it, in board units (a square is 100). It leaves room
 * for the line on squares of 24 px.
 */
const INSET = 8;

/** Returns the path of a frame round a set of squares, along the edges that no two of them share. */
export function framePath(squares: readonly Square[], { rows, columns }: Shape): string {
  const inside = new Set(squares);
  const within = (at: number, end: number): number =>
    Math.min(Math.max(at, INSET), end * 100 - INSET);
  let path = '';
  for (const square of squares) {
    const [row, column] = [rowOf(square, columns), columnOf(square, columns)];
    const [left, right] = [within(column * 100, columns), within(column * 100 + 100, columns)];
    const [top, bottom] = [within(row * 100, rows), within(row * 100 + 100, rows)];
    if (!inside.has(square - columns)) path += `M${left} ${top}H${right}`;
    if (!inside.has(square + columns)) path += `M${left} ${bottom}H${right}`;
    if (column === 0 || !inside.has(square - 1)) path += `M${left} ${top}V${bottom}`;
    if (column === columns - 1 || !inside.has(square + 1)) path += `M${right} ${top}V${bottom}`;
  }
  return path;
}
