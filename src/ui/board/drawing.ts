import { svg, type nothing, type SVGTemplateResult } from 'lit';
import type { Conflict } from '../../core/attacks.ts';
import type { Sight } from '../../core/geometry.ts';
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

/** A conflict: a cased line from the newer queen to the older, and a × badge in its middle. */
export function drawConflict(conflict: Conflict, columns: number): SVGTemplateResult {
  const from = centreOf(conflict.newer, columns);
  const to = centreOf(conflict.older, columns);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // The line ends at the queens' squares; neighbours keep only the badge on their shared edge.
  const inset = Math.min(42, length / 2 - 8);
  const dx = ((to.x - from.x) / length) * inset;
  const dy = ((to.y - from.y) / length) * inset;
  const line = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
  return svg`<g class="conflict"><path class="casing" d=${line} /><path class="wrong" pathLength="1" d=${line} /><g transform="translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})"><g class="badge"><circle r="22"/><path d="M-9 -9 9 9M9 -9 -9 9"/></g></g></g>`;
}

/** The squares strictly between the two queens of a conflict; queens of one region have none. */
export function squaresBetween({ newer, older, line }: Conflict, columns: number): Square[] {
  if (line === 'region') return [];
  const down = rowOf(older, columns) - rowOf(newer, columns);
  const right = columnOf(older, columns) - columnOf(newer, columns);
  const distance = Math.max(Math.abs(down), Math.abs(right));
  return Array.from(
    { length: distance - 1 },
    (_, step) => newer + ((step + 1) * (down * columns + right)) / distance,
  );
}

/** The lines through a square, from its own edge to the last square that a queen on it sees. */
export function drawLines(from: Square, sight: readonly Sight[], columns: number): Drawing {
  const { x, y } = centreOf(from, columns);
  const lines = sight.map(({ square, along }) => {
    if (along === 'region') return '';
    const to = centreOf(square, columns);
    const right = Math.sign(to.x - x) * 50;
    const down = Math.sign(to.y - y) * 50;
    return `M${x - right} ${y - down}L${to.x + right} ${to.y + down}`;
  });
  return svg`<path class="line" d=${lines.join('')}/><circle class="line-end" cx=${x} cy=${y} r="14"/>`;
}
