import { nothing, svg, type SVGTemplateResult } from 'lit';
import { LINE_BIT, type Conflict } from '../../core/attacks.ts';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import type { BoardPoint } from './gestures.ts';

/** What can be drawn on a board: a piece of SVG in board units, or nothing. */
export type Drawing = SVGTemplateResult | typeof nothing;

/** The middle of a square in board units (a square is 100 wide). */
export function centreOf(square: Square, size: number): BoardPoint {
  return { x: columnOf(square, size) * 100 + 50, y: rowOf(square, size) * 100 + 50 };
}

/** `translate(x y)` to the middle of a square. */
export function toCentre(square: Square, size: number): string {
  const { x, y } = centreOf(square, size);
  return `translate(${x} ${y})`;
}

/** The arms of a star for each sum of `LINE_BIT`: one along every line that reaches the square. */
const STARS = Array.from({ length: 16 }, (_, lines) => {
  const arm = 11;
  const slant = 7.92;
  return [
    lines & LINE_BIT.row ? `M${-arm} 0H${arm}` : '',
    lines & LINE_BIT.column ? `M0 ${-arm}V${arm}` : '',
    lines & LINE_BIT.rising ? `M${-slant} ${slant}L${slant} ${-slant}` : '',
    lines & LINE_BIT.falling ? `M${-slant} ${-slant}L${slant} ${slant}` : '',
  ].join('');
});

/**
 * The stars of covered squares.
 * @param lines For each square a sum of `LINE_BIT`; 0 draws nothing.
 */
export function drawStars(lines: Uint8Array, size: number): Drawing {
  // A place for every square, so that a change touches only the stars it concerns.
  return svg`${Array.from(lines, (line, square) =>
    line === 0
      ? nothing
      : svg`<path class="star" data-square=${square} transform=${toCentre(square, size)} d=${STARS[line]!}/>`,
  )}`;
}

/** The × of squares the player excluded. */
export function drawMarks(marks: Iterable<Square>, size: number): Drawing {
  return svg`${[...marks].map(
    (square) =>
      svg`<path class="mark" transform=${toCentre(square, size)} d="M-16 -16 16 16M16 -16 -16 16"/>`,
  )}`;
}

/** Tinted squares, for example of queens in conflict. */
export function drawTints(squares: Iterable<Square>, size: number): Drawing {
  return svg`${[...squares].map(
    (square) =>
      svg`<rect class="tint" x=${columnOf(square, size) * 100} y=${rowOf(square, size) * 100} width="100" height="100"/>`,
  )}`;
}

/** A conflict: a cased line from the newer queen to the older, and a × badge in its middle. */
export function drawConflict(conflict: Conflict, size: number): SVGTemplateResult {
  const from = centreOf(conflict.newer, size);
  const to = centreOf(conflict.older, size);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // The line ends at the queens' squares; neighbours keep only the badge on their shared edge.
  const inset = Math.min(42, length / 2 - 8);
  const dx = ((to.x - from.x) / length) * inset;
  const dy = ((to.y - from.y) / length) * inset;
  const line = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
  return svg`<g class="conflict"><path class="casing" d=${line} /><path class="wrong" pathLength="1" d=${line} /><g transform="translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})"><g class="badge"><circle r="22"/><path d="M-9 -9 9 9M9 -9 -9 9"/></g></g></g>`;
}

/** The squares strictly between the two queens of a conflict. */
export function squaresBetween(conflict: Conflict, size: number): Square[] {
  const rows = rowOf(conflict.older, size) - rowOf(conflict.newer, size);
  const columns = columnOf(conflict.older, size) - columnOf(conflict.newer, size);
  const distance = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from(
    { length: distance - 1 },
    (_, step) => conflict.newer + ((step + 1) * (rows * size + columns)) / distance,
  );
}

/** The four lines through a square, edge to edge. */
export function drawLines(square: Square, size: number): SVGTemplateResult {
  const { x, y } = centreOf(square, size);
  const end = size * 100;
  const down = Math.min(x, y);
  const up = Math.min(x, end - y);
  const downAfter = Math.min(end - x, end - y);
  const upAfter = Math.min(end - x, y);
  return svg`<path class="line" d="M0 ${y}H${end}M${x} 0V${end}M${x - down} ${y - down}L${x + downAfter} ${y + downAfter}M${x - up} ${y + up}L${x + upAfter} ${y - upAfter}"/><circle class="line-end" cx=${x} cy=${y} r="14"/>`;
}
