import type { Shape } from '../../core/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/square.ts';

/** The square that a key moves the focus to; `undefined` for a key that moves it nowhere. */
export function squareAfter(
  key: string,
  from: Square,
  { rows, columns }: Shape,
): Square | undefined {
  const row = rowOf(from, columns);
  const column = columnOf(from, columns);
  const at = (toRow: number, toColumn: number): Square =>
    squareAt(inside(toRow, rows), inside(toColumn, columns), columns);
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, columns);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(rows, column);
    default:
      return undefined;
  }
}

function inside(value: number, end: number): number {
  return Math.max(0, Math.min(end - 1, value));
}
