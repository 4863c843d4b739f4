import type { nothing, SVGTemplateResult } from 'lit';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import type { BoardPoint } from './board-point.ts';

/** What can be drawn on a board: a piece of SVG in board units, or nothing. */
export type Drawing = SVGTemplateResult | typeof nothing;

/** The middle of a square in board units (a square is 100 wide). */
export function centreOf(square: Square, columns: number): BoardPoint {
  return { x: columnOf(square, columns) * 100 + 50, y: rowOf(square, columns) * 100 + 50 };
}

/** `translate(x y)` to the middle of a square. */
export function toCentre(square: Square, columns: number): string {
  const { x, y } = centreOf(square, columns);
  return `translate(${x} ${y})`;
}
