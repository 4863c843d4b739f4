import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { fileName, rankName, squareAt, type Square } from '../../core/board/square.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import { queenGlyph } from '../../ui/drawing/queen.ts';

/** The number of rows or columns from which queens are drawn as dots. */
const SMALL_FROM = 25;

/**
 * The number of rows or columns from which all squares have one colour: on a phone they are then only a few pixels
 * wide.
 */
const PLAIN_FROM = 120;

/** A board of the Lab. It is drawn as a picture, because it is not played on. */
interface LabBoard {
  readonly rows: number;
  readonly columns: number;
  readonly queens: readonly Square[];
  /** The drawing over the squares and under the queens, in hundredths of a square. */
  readonly overlay: Drawing;
  /** The description of the picture. */
  readonly label: string;
  /** True for a board with numbers, which can be tapped. The names of its files and ranks stand beside it. */
  readonly hasNumbers?: boolean;
}

/** The height of the names beside a board, as a share of its longer side. */
const NAMES_BESIDE = 1 / 28;

/** Draws a board as wide as its container. */
export function labBoard(board: LabBoard): TemplateResult {
  const { rows, columns, queens, overlay, label, hasNumbers = false } = board;
  const width = columns * 100;
  const height = rows * 100;
  const side = Math.max(rows, columns);
  const margin = hasNumbers ? Math.round(side * 100 * NAMES_BESIDE * 1.7) : 0;
  return html`<svg
    class="board ${hasNumbers ? 'numbers' : ''}"
    role="img"
    aria-label=${label}
    viewBox="${-margin} 0 ${width + margin} ${height + margin}"
    preserveAspectRatio="xMidYMid meet"
  >
    <defs>
      <symbol id="queen" viewBox="0 0 64 64" overflow="visible">${queenGlyph}</symbol>
      <pattern id="squares" width="200" height="200" patternUnits="userSpaceOnUse">
        <path class="dark" d="M100 0h100v100h-100zM0 100h100v100H0z" />
      </pattern>
    </defs>
    <rect class="light" width=${width} height=${height} />
    ${side < PLAIN_FROM ? svg`<rect fill="url(#squares)" width=${width} height=${height} />` : nothing}
    ${hasNumbers ? namesBeside(rows, columns) : side <= 16 ? names(rows, columns, queens) : nothing}
    ${overlay}
    ${
      side < SMALL_FROM
        ? repeat(
            queens,
            (queen) => queen,
            (queen) => svg`<g transform=${placeOf(queen, columns)}>
            <use class="queen" href="#queen" x="18" y="18" width="64" height="64" />
          </g>`,
          )
        : dots(queens, columns)
    }
    <rect class="edge" width=${width} height=${height} />
  </svg>`;
}

/** Returns the square under a pointer event on a board; `undefined` if there is none. */
export function squareUnder(event: MouseEvent, rows: number, columns: number): Square | undefined {
  const board = event
    .composedPath()
    .find((target) => target instanceof SVGSVGElement && target.matches('.board'));
  if (!board) return undefined;
  const matrix = (board as SVGSVGElement).getScreenCTM()!.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const column = Math.floor(x / 100);
  const row = Math.floor(y / 100);
  const isOn = row >= 0 && row < rows && column >= 0 && column < columns;
  return isOn ? squareAt(row, column, columns) : undefined;
}

function placeOf(square: Square, columns: number): string {
  return `translate(${(square % columns) * 100} ${Math.floor(square / columns) * 100})`;
}

/** The largest height of names, in hundredths of a square, for which the lower corners beside a queen have room. */
const BESIDE_QUEEN = 40;

/**
 * Draws the names of files and ranks in the lower corners of the squares along two edges. The sentence below the board
 * names squares by them.
 */
function names(rows: number, columns: number, queens: readonly Square[]): TemplateResult<2> {
  // 10 px on a board of 224 px, whatever the number of squares.
  const height = (Math.max(rows, columns) * 100 * 10) / 224;
  const [beside, below] = [height * 0.2, height * 0.32];
  const hasRoom = (square: Square): boolean => height <= BESIDE_QUEEN || !queens.includes(square);
  const files = Array.from({ length: columns }, (_, column) =>
    hasRoom((rows - 1) * columns + column)
      ? svg`<text text-anchor="end" x=${column * 100 + 100 - beside} y=${rows * 100 - below}>${fileName(column)}</text>`
      : nothing,
  );
  const ranks = Array.from({ length: rows }, (_, row) =>
    hasRoom(row * columns)
      ? svg`<text x=${beside} y=${row * 100 + 100 - below}>${rankName(row, rows)}</text>`
      : nothing,
  );
  return svg`<g class="names" font-size=${height}>${files}${ranks}</g>`;
}

/** Draws the names of files below the board and those of ranks on its left. */
function namesBeside(rows: number, columns: number): TemplateResult<2> {
  const height = Math.max(rows, columns) * 100 * NAMES_BESIDE;
  const files = Array.from(
    { length: columns },
    (_, column) =>
      svg`<text text-anchor="middle" x=${column * 100 + 50} y=${rows * 100 + height * 1.25}>${fileName(column)}</text>`,
  );
  const ranks = Array.from(
    { length: rows },
    (_, row) =>
      svg`<text text-anchor="end" dominant-baseline="central" x=${-height * 0.4} y=${row * 100 + 50}>${rankName(row, rows)}</text>`,
  );
  return svg`<g class="names" font-size=${height}>${files}${ranks}</g>`;
}

/** Draws all queens as one path of zero-length lines with round ends. */
function dots(queens: readonly Square[], columns: number): TemplateResult<2> {
  const path = queens
    .map((queen) => `M${(queen % columns) * 100 + 50} ${Math.floor(queen / columns) * 100 + 50}h0`)
    .join('');
  // On a phone a square of 200 × 200 is about a pixel wide; the dot is then larger than its square.
  return svg`<path class="dots" d=${path} stroke-width=${Math.max(80, columns * 1.2)} />`;
}
