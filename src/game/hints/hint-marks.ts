import { css, svg, type SVGTemplateResult } from 'lit';
import { lineBetween } from '../../core/board/attacks.ts';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';
import { centreOf, toCentre } from '../../ui/drawing/drawing.ts';
import { framePath } from '../../ui/drawing/frame-path.ts';

/** Styles of the marks that hints draw, adopted by the board. */
export const hintStyles = css`
  .drawing .veil {
    fill: var(--veil);
  }
  .frame-case,
  .frame,
  .choice,
  .gone-case,
  .gone,
  .ray {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .frame-case,
  .frame {
    stroke-linecap: square;
  }
  .frame-case,
  .gone-case {
    stroke: var(--surface);
    stroke-width: 7px;
  }
  .frame {
    stroke: var(--ink);
    stroke-width: 3px;
  }
  .choice {
    stroke: var(--ink);
    stroke-width: 2px;
    stroke-dasharray: 5 4;
  }
  .gone {
    stroke: var(--bloom-edge);
    stroke-width: 3px;
    stroke-dasharray: 6 4;
  }
  .ray {
    stroke: var(--ray);
    stroke-width: 2px;
    stroke-linecap: round;
    animation: reveal var(--d-3) var(--e-out) backwards;
  }
  .ray.tried {
    stroke-dasharray: 5 4;
  }
  .struck,
  .cross {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4.4;
    stroke-linecap: round;
  }
  .struck {
    stroke-dasharray: 8.2 6;
  }
  .supposed-queen {
    color: var(--queen);
  }
  .drawing .turn {
    fill: var(--ink);
    font: var(--w-bold) 30px var(--font-ui);
    text-anchor: middle;
  }
  .drawing .goal-ground {
    fill: var(--surface);
  }
  .drawing .goal {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 6;
  }
  .drawing .goal-heart {
    fill: var(--on-bloom);
  }
  @keyframes reveal {
    from {
      opacity: 0;
    }
  }
`;

/** A line from a queen, real or supposed, to a square that it attacks. */
export interface RayMark {
  readonly from: Square;
  readonly to: Square;
  readonly isSupposed: boolean;
  /** The end: on the square with a bar, at its edge with a bar, or at its edge without one, as the line goes on. */
  readonly end: 'on' | 'at-edge' | 'passing';
}

/** Dims all squares but the open ones. */
export function veil(open: ReadonlySet<Square>, { rows, columns }: Shape): SVGTemplateResult {
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = column;
      while (column < columns && !open.has(squareAt(row, column, columns))) column++;
      const width = (column - from) * 100;
      if (width > 0) path += `M${from * 100} ${row * 100}h${width}v100h${-width}z`;
    }
  }
  return svg`<path class="veil" d=${path}/>`;
}

/** Frames a set of squares along the edges that no two of them share. */
export function frame(squares: readonly Square[], shape: Shape): SVGTemplateResult {
  const path = framePath(squares, shape);
  return svg`<path class="frame-case" d=${path}/><path class="frame" d=${path}/>`;
}

/** Draws a square that is one of several for a queen. */
export function choice(square: Square, columns: number): SVGTemplateResult {
  return svg`<rect class="choice" x=${columnOf(square, columns) * 100 + 9} y=${rowOf(square, columns) * 100 + 9} width="82" height="82" rx="15"/>`;
}

/** Draws the mark of a square that is ruled out. */
export function struck(square: Square, columns: number): SVGTemplateResult {
  return svg`<g transform=${toCentre(square, columns)}><rect class="struck" x="-19" y="-19" width="38" height="38" rx="9"/><path class="cross" d="M-7.5 -7.5 7.5 7.5M7.5 -7.5 -7.5 7.5"/></g>`;
}

/**
 * Draws a supposed queen.
 * @param turn Its number, from 1, among queens that force one another; left out if they have no order.
 */
export function supposedQueen(square: Square, columns: number, turn?: number): SVGTemplateResult {
  return svg`<g transform=${toCentre(square, columns)}><use class="supposed-queen" href="#hollow-queen" x="-24" y="-27" width="48" height="48"/>${
    turn === undefined ? '' : svg`<text class="turn" x="30" y="42">${turn}</text>`
  }</g>`;
}

/** Draws a circle round a queen or a mark that is to be removed. */
export function gone(square: Square, columns: number): SVGTemplateResult {
  return svg`<g transform=${toCentre(square, columns)}><circle class="gone-case" r="42"/><circle class="gone" r="42"/></g>`;
}

/** Draws the mark of the square for the queen. */
export function goal(square: Square, columns: number): SVGTemplateResult {
  return svg`<g transform=${toCentre(square, columns)}><circle class="goal-ground" r="37"/><circle class="goal" r="30"/><circle class="goal-heart" r="9"/></g>`;
}

/** Draws a line from a queen to a square that it attacks. */
export function ray({ from, to, isSupposed, end }: RayMark, columns: number): SVGTemplateResult {
  const start = centreOf(from, columns);
  const target = centreOf(to, columns);
  const length = Math.hypot(target.x - start.x, target.y - start.y) || 1;
  const x = (target.x - start.x) / length;
  const y = (target.y - start.y) / length;
  const line = lineBetween(from, to, columns);
  // The distance from the middle of a square to a point near its edge, in board units.
  const edge = line === 'row' || line === 'column' ? 42 : 56;
  const gap = { on: -2, 'at-edge': edge + 16, passing: edge }[end];
  const tip = { x: target.x - x * gap, y: target.y - y * gap };
  const bar =
    end === 'passing'
      ? ''
      : `M${tip.x - y * 14} ${tip.y + x * 14}L${tip.x + y * 14} ${tip.y - x * 14}`;
  return svg`<path class="ray ${isSupposed ? 'tried' : ''}" d=${`M${start.x + x * edge} ${start.y + y * edge}L${tip.x} ${tip.y}${bar}`} />`;
}
