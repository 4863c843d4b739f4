import { nothing, svg, type SVGTemplateResult } from 'lit';
import { RELATION_BIT, type Conflict } from '../../core/attacks.ts';
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

/**
 * The arms of a star for each sum of `RELATION_BIT`: one along every line that reaches the square, and
 * none for a region.
 */
const STARS = Array.from({ length: 32 }, (_, lines) => {
  const arm = 11;
  const slant = 7.92;
  return [
    lines & RELATION_BIT.row ? `M${-arm} 0H${arm}` : '',
    lines & RELATION_BIT.column ? `M0 ${-arm}V${arm}` : '',
    lines & RELATION_BIT.rising ? `M${-slant} ${slant}L${slant} ${-slant}` : '',
    lines & RELATION_BIT.falling ? `M${-slant} ${-slant}L${slant} ${slant}` : '',
  ].join('');
});

/**
 * The stars of covered squares.
 * @param lines For each square a sum of `RELATION_BIT`; 0 draws nothing.
 */
export function drawStars(lines: Uint8Array, columns: number): Drawing {
  // A place for every square, so that a change touches only the stars it concerns.
  return svg`${Array.from(lines, (line, square) =>
    line === 0
      ? nothing
      : svg`<path class="star" data-square=${square} transform=${toCentre(square, columns)} d=${STARS[line]!}/>`,
  )}`;
}

/** The × of squares the player excluded. */
export function drawMarks(marks: Iterable<Square>, columns: number): Drawing {
  return svg`${[...marks].map(
    (square) =>
      svg`<path class="mark" transform=${toCentre(square, columns)} d="M-16 -16 16 16M16 -16 -16 16"/>`,
  )}`;
}

/** Tinted squares, for example of queens in conflict. */
export function drawTints(squares: Iterable<Square>, columns: number): Drawing {
  return svg`${[...squares].map(
    (square) =>
      svg`<rect class="tint" x=${columnOf(square, columns) * 100} y=${rowOf(square, columns) * 100} width="100" height="100"/>`,
  )}`;
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
