import type { nothing, SVGTemplateResult } from 'lit';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import type { BoardPoint } from './board-point.ts';

/** A piece of SVG in board units, or nothing. */
export type Drawing = SVGTemplateResult | typeof nothing;

/** Returns the middle of a square in board units. */
export function centreOf(square: Square, columns: number): BoardPoint {
  return { x: columnOf(square, columns) * 100 + 50, y: rowOf(square, columns) * 100 + 50 };
}

/** Returns the SVG transform `translate(x y)` to the middle of a square. */
export function toCentre(square: Square, columns: number): string {
  const { x, y } = centreOf(square, columns);
  return `translate(${x} ${y})`;
}
