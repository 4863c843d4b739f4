import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { queenGlyph } from '../drawing/queen.ts';
import { regionLooks } from './region-looks.ts';
import { edgePaths, regionPaths } from './region-paths.ts';
import { adoptRegionTokens } from './region-tints.ts';

/**
 * Renders a puzzle in small with its queens. Its width and height are at most the width of its container. It is
 * decorative; words stand beside it. The element that shows it adopts `puzzleThumbnailStyles`.
 * @param queens The queens on the board; given ones may be left out.
 * @param over A drawing over the squares and under the queens.
 */
export function miniBoard(
  { rules, givens }: Puzzle,
  queens: readonly Square[],
  over: Drawing = nothing,
): TemplateResult<1> {
  const { shape, regions } = rules;
  const { rows, columns } = shape;
  const standing = new Set([...givens, ...queens]);
  const width = 100 * Math.min(1, columns / rows);
  if (regions) adoptRegionTokens();
  return html`<svg
    class=${`puzzle-thumbnail ${regions ? 'regions' : ''}`}
    width="${width}%"
    viewBox="0 0 ${columns * 100} ${rows * 100}"
    aria-hidden="true"
  >
    ${regions ? drawTints({ shape, regions }) : drawSquares(shape)}
    ${givens.map((square) => drawFrame(square, columns))} ${over}
    ${[...standing].map((square) => drawQueen(square, columns))}
  </svg>`;
}

function drawTints(rules: Parameters<typeof edgePaths>[0]): SVGTemplateResult {
  const looks = regionLooks(rules);
  return svg`${regionPaths(rules).map(
    (path, region) => svg`<path class=${`tint-${looks[region]!.tint}`} d=${path}/>`,
  )}<path class="between" d=${edgePaths(rules).between}/>`;
}

/** Draws the light and the dark squares of a board. */
export function drawSquares({ rows, columns }: Shape): SVGTemplateResult {
  let dark = '';
  for (let row = 0; row < rows; row++) {
    for (let column = (row + 1) % 2; column < columns; column += 2) {
      dark += `M${column * 100} ${row * 100}h100v100h-100z`;
    }
  }
  return svg`<rect class="light" width=${columns * 100} height=${rows * 100}/><path class="dark" d=${dark}/>`;
}

export function drawFrame(square: Square, columns: number): SVGTemplateResult {
  return svg`<rect class="given" x=${columnOf(square, columns) * 100 + 9} y=${rowOf(square, columns) * 100 + 9} width="82" height="82" rx="9"/>`;
}

/** Draws a queen on its square, in the colour of the drawing. */
export function drawQueen(square: Square, columns: number): SVGTemplateResult {
  return svg`<svg x=${columnOf(square, columns) * 100 + 13} y=${rowOf(square, columns) * 100 + 13} width="74" height="74" viewBox="0 0 64 64" overflow="visible">${queenGlyph}</svg>`;
}
