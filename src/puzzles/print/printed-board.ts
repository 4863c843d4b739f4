import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import { drawFrame, drawQueen, drawSquares } from '../../ui/puzzles/puzzle-thumbnail.ts';
import { edgePaths } from '../../ui/puzzles/region-paths.ts';

/** Widths of printed lines in millimetres: within the board, around it, and between regions. */
const THIN = 0.15;
const EDGE = 0.4;
const THICK = 0.9;

/**
 * Draws a board for paper in black. Lines separate regions; other boards have grey squares. It is decoration; words
 * stand beside it.
 * @param queens Queens besides the given ones.
 * @param side The longer side, in millimetres.
 */
export function printedBoard(
  { rules, givens }: Puzzle,
  queens: readonly Square[],
  side: number,
): TemplateResult<1> {
  const { shape, regions } = rules;
  const { rows, columns } = shape;
  const square = side / Math.max(rows, columns);
  /** Board units in a millimetre. */
  const unit = 100 / square;
  const standing = new Set([...givens, ...queens]);
  return html`<svg
    width="${columns * square}mm"
    height="${rows * square}mm"
    viewBox="0 0 ${columns * 100} ${rows * 100}"
    overflow="visible"
    aria-hidden="true"
  >
    ${regions ? undefined : drawSquares(shape)}
    <path class="thin" stroke-width=${THIN * unit} d=${gridPath(shape)} />
    ${regions ? line(edgePaths({ shape, regions }).between, THICK * unit) : undefined}
    ${line(`M0 0H${columns * 100}V${rows * 100}H0Z`, (regions ? THICK : EDGE) * unit)}
    ${givens.map((given) => drawFrame(given, columns))}
    ${[...standing].map((queen) => drawQueen(queen, columns))}
  </svg>`;
}

function line(path: string, width: number): SVGTemplateResult {
  return svg`<path class="line" stroke-width=${width} d=${path}/>`;
}

function gridPath({ rows, columns }: Shape): string {
  let path = '';
  for (let row = 1; row < rows; row++) path += `M0 ${row * 100}h${columns * 100}`;
  for (let column = 1; column < columns; column++) path += `M${column * 100} 0v${rows * 100}`;
  return path;
}
