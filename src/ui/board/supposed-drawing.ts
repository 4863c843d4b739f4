import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Geometry } from '../../core/board/geometry.ts';
import type { House } from '../../core/board/house.ts';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { emptyHouse, ruledOutBy, type Supposed } from '../../core/game/supposed.ts';
import type { BoardPoint } from '../drawing/board-point.ts';
import { centreOf, toCentre, type Drawing } from '../drawing/drawing.ts';
import { framePath } from '../drawing/frame-path.ts';
import { BRACKETS } from '../drawing/queen.ts';
import type { BoardView } from './grid/board-view.ts';
import type { Gesture } from './input/gestures.ts';

/** Styles of supposed queens and of what follows from them, for the board to adopt. */
export const supposedStyles = css`
  .sight,
  .sight-box,
  .sight-region,
  .closing,
  .open-dot,
  .brackets,
  .void-case,
  .void-frame {
    vector-effect: non-scaling-stroke;
  }
  .sight,
  .closing {
    stroke: var(--ray);
    stroke-width: 2px;
    stroke-linecap: round;
    animation: think var(--d-3) var(--e-out) backwards;
  }
  .sight {
    opacity: 0.7;
  }
  .sight-box {
    stroke: var(--ray);
    stroke-width: 2px;
    stroke-dasharray: 5 5;
    opacity: 0.7;
  }
  /* The edge of a region is dark already: it becomes dashed. */
  .sight-region {
    stroke: var(--surface);
    stroke-width: 3px;
    stroke-dasharray: 4 6;
  }
  .open-dot {
    stroke: var(--ink);
    stroke-width: 1.5px;
    opacity: 0.8;
  }
  .drawing .void {
    fill: var(--alert);
    opacity: 0.2;
  }
  .void-case {
    stroke: var(--surface);
    stroke-width: 7px;
  }
  .void-frame {
    stroke: var(--alert);
    stroke-width: 3px;
  }
  .void-case,
  .void-frame {
    stroke-linecap: square;
    animation: think var(--d-3) backwards;
  }
  .thought {
    animation: think var(--d-2) backwards;
  }
  .thought use {
    color: var(--queen);
    --queen-hollow: color-mix(in srgb, var(--queen) 24%, transparent);
  }
  .brackets {
    stroke: var(--queen);
    stroke-width: 2px;
    stroke-linecap: round;
  }
  .drawing .order {
    fill: var(--ink);
  }
  .thought text {
    fill: var(--on-ink);
    font: var(--w-bold) 27px/1 var(--font-ui);
    text-anchor: middle;
  }
  @keyframes think {
    from {
      opacity: 0;
    }
  }
`;

/** Returns the supposed queens, with the one that a held press shows. */
export function shownSupposed(
  { supposed = [] }: Pick<BoardView, 'supposed'>,
  gesture: Gesture,
): readonly Supposed[] {
  return gesture.kind === 'suppose' ? [...supposed, { square: gesture.square }] : supposed;
}

/**
 * Draws supposed queens, an open dot on each free square that they would rule out, and the lines of the newest. If they
 * leave a house without a square, the house glows instead, with a line to each square from a queen that closes it.
 */
export function drawSupposed(view: BoardView, gesture: Gesture): Drawing {
  const supposed = shownSupposed(view, gesture);
  const newest = supposed.at(-1)?.square;
  if (newest === undefined) return nothing;
  const { geometry } = view;
  const { shape } = geometry.rules;
  const { columns } = shape;
  const empty = emptyHouse(view, supposed);
  const ruledOut = ruledOutBy(view, supposed);
  return svg`${
    empty ? drawVoid(empty, shape) : drawSight(newest, geometry)
  }${ruledOut.map((square) => svg`<circle class="open-dot" transform=${toCentre(square, columns)} r="9"/>`)}${
    empty
      ? empty.squares
          .filter((square) => ruledOut.includes(square))
          .map((square) => drawClosing(square, supposed, geometry))
      : nothing
  }${supposed.map(
    ({ square, house }, index) =>
      svg`<g class="thought" transform=${toCentre(square, columns)}><use href="#hollow-queen" x="-31" y="-33" width="62" height="62"/>${
        house ? nothing : svg`<path class="brackets" d=${BRACKETS}/>`
      }${supposed.length === 1 ? nothing : svg`<circle class="order" cx="29" cy="-29" r="19"/><text x="29" y="-19.5">${index + 1}</text>`}</g>`,
  )}`;
}

/**
 * Draws the lines of a supposed queen to the edges of the board. Where queens see only the next square of a diagonal, a
 * box stands round these instead; with regions, a frame round its own.
 */
function drawSight(from: Square, geometry: Geometry): SVGTemplateResult {
  const { shape, sight, regions } = geometry.rules;
  const { rows, columns } = shape;
  const { x, y } = centreOf(from, columns);
  const isNear = sight === 'touch';
  const lines = geometry.attacks(from).map(({ square, along }) => {
    if (along === 'region' || (isNear && (along === 'rising' || along === 'falling'))) return '';
    const to = centreOf(square, columns);
    const [right, down] = [Math.sign(to.x - x), Math.sign(to.y - y)];
    return `M${x + right * 50} ${y + down * 50}L${to.x + right * 34} ${to.y + down * 34}`;
  });
  const [left, top] = [Math.max(0, x - 150) + 4, Math.max(0, y - 150) + 4];
  const width = Math.min(columns * 100, x + 150) - left - 4;
  const height = Math.min(rows * 100, y + 150) - top - 4;
  return svg`<path class="sight" d=${lines.join('')}/>${
    isNear
      ? svg`<rect class="sight-box" x=${left} y=${top} width=${width} height=${height} rx="40"/>`
      : nothing
  }${
    regions
      ? svg`<path class="sight-region" d=${framePath(
          [...regions.keys()].filter((square) => regions[square] === regions[from]),
          shape,
        )}/>`
      : nothing
  }`;
}

/** Draws a house without a square: its glow, its frame and, on a row or a column, the badge of a conflict. */
function drawVoid({ kind, squares }: House, shape: Shape): SVGTemplateResult {
  const { rows, columns } = shape;
  const path = framePath(squares, shape);
  const ground = squares.map(
    (square) => `M${columnOf(square, columns) * 100} ${rowOf(square, columns) * 100}h100v100h-100z`,
  );
  const { x, y } = centreOf(squares[0]!, columns);
  const [left, top] =
    kind === 'row' ? [columns * 50, Math.max(28, y - 50)] : [Math.max(28, x - 50), rows * 50];
  return svg`<path class="void" d=${ground.join('')}/><path class="void-case" d=${path}/><path class="void-frame" d=${path}/>${
    kind === 'region'
      ? nothing
      : svg`<g transform="translate(${left} ${top})"><g class="badge"><circle r="22"/><path d="M-9 -9 9 9M9 -9 -9 9"/></g></g>`
  }`;
}

/** Draws a line to a square from the nearest supposed queen that closes it along a line; none if none does. */
function drawClosing(square: Square, supposed: readonly Supposed[], geometry: Geometry): Drawing {
  const { columns } = geometry.rules.shape;
  const end = centreOf(square, columns);
  const starts = supposed
    .filter((queen) => (geometry.relation(queen.square, square) ?? 'region') !== 'region')
    .map((queen) => centreOf(queen.square, columns));
  const distance = ({ x, y }: BoardPoint): number => Math.hypot(end.x - x, end.y - y);
  const [start] = starts.sort((one, other) => distance(one) - distance(other));
  if (!start) return nothing;
  const length = distance(start);
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const edge = x === 0 || y === 0 ? 46 : 56;
  return svg`<path class="closing" d=${`M${start.x + x * edge} ${start.y + y * edge}L${end.x - x * 15} ${end.y - y * 15}`}/>`;
}
