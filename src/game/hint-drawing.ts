import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { lineBetween } from '../core/attacks.ts';
import type { House } from '../core/house.ts';
import { columnOf, rowOf, type Square } from '../core/square.ts';
import type { Hint } from '../solver/hint.ts';
import type { FirstRowCase } from '../solver/no-solution.ts';
import type { Ray } from '../solver/reasoning/rays.ts';
import { centreOf, toCentre, type Drawing } from '../ui/board/drawing.ts';
import type { OpenHint } from './hint-ladder.ts';
import { liftedBy } from './hint-move.ts';

/** How a hint looks on the board, for the board to take on. */
export const hintStyles = css`
  .drawing .veil {
    fill: var(--veil);
  }
  .drawing .whole {
    fill: #fff;
  }
  .drawing .hole {
    fill: #000;
  }
  .frame {
    stroke: var(--ink);
    stroke-width: 5;
  }
  .ray {
    stroke: var(--ray);
    stroke-width: 3;
    stroke-linecap: round;
    animation: reveal var(--d-3) var(--e-out) backwards;
  }
  .ray.slanted {
    stroke-width: 4;
  }
  .ray.supposed {
    stroke-dasharray: 9 7;
  }
  .supposed-queen {
    color: var(--queen);
    opacity: 0.5;
  }
  .ruled-out {
    stroke: var(--alert);
    stroke-width: 8;
    stroke-linecap: round;
  }
  .drawing .turn {
    fill: var(--ink);
    font: var(--w-bold) 30px var(--font-ui);
    text-anchor: middle;
  }
  .drawing .goal {
    stroke: var(--bloom-edge);
    stroke-width: 6;
    fill: var(--bloom);
    animation: reveal var(--d-3) var(--e-out) var(--d-3) backwards;
  }
  .drawing .goal-heart {
    fill: var(--on-bloom);
  }
  .lift,
  .left {
    stroke: var(--bloom-edge);
    stroke-width: 6;
    stroke-dasharray: 14 10;
  }
  @keyframes reveal {
    from {
      opacity: 0;
    }
  }
`;

/** A rectangle of squares, half-open in board units. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a rung of a hint draws under the queens: nothing for a nudge; a frame round the place to look
 * at, the rest veiled; then the rays that cover its squares, what is only supposed, and the target.
 * @param queens Those that stand; a ray from any other square is drawn as supposed.
 */
export function drawHint(
  { hint, rung }: OpenHint<Hint>,
  size: number,
  queens: readonly Square[],
): Drawing {
  if (rung === 'nudge') return nothing;
  if (hint.technique === 'no-solution') {
    // The corner first, then the middle: with its mirror image that is every way to begin.
    const shown = hint.cases[rung === 'where' ? 0 : hint.cases.length >> 1]!;
    return drawFirstRowCase(shown, size);
  }
  const areas = areasOf(hint, size);
  const where = svg`${drawVeil(areas, size)}${areas.map(drawFrame)}`;
  if (rung === 'where') return where;
  return svg`${where}${drawSupposed(hint, size)}${raysOf(hint).map((ray) => drawRay(ray, size, queens))}${drawTarget(hint, size)}`;
}

/** Squares whose star would be in the way: those framed, and those a ray ends on. */
export function unclutteredBy({ hint, rung }: OpenHint<Hint>): ReadonlySet<Square> {
  if (rung === 'nudge') return new Set();
  const squares = new Set(housesOf(hint).flatMap((house) => house.squares));
  if (rung === 'why') for (const { square } of raysOf(hint)) squares.add(square);
  if ('excluded' in hint) for (const square of hint.excluded) squares.add(square);
  return squares;
}

function housesOf(hint: Hint): readonly House[] {
  if (hint.technique === 'shared-squares') return hint.houses;
  return 'house' in hint ? [hint.house] : [];
}

function raysOf(hint: Hint): readonly Ray[] {
  return 'rays' in hint ? hint.rays : [];
}

/** The places to look at: lines, or single queens. */
function areasOf(hint: Hint, size: number): Area[] {
  if (hint.technique === 'dead') return hint.together.map((square) => areaOf(square, size));
  if (hint.technique === 'conflict') {
    const { newer, older } = hint.conflicts[0]!;
    return [newer, older].map((square) => areaOf(square, size));
  }
  if (hint.technique === 'all-known') {
    return (hint.lift?.queens ?? []).map((square) => areaOf(square, size));
  }
  return housesOf(hint).map(({ kind, index }) =>
    kind === 'row'
      ? { x: 0, y: index * 100, width: size * 100, height: 100 }
      : { x: index * 100, y: 0, width: 100, height: size * 100 },
  );
}

function areaOf(square: Square, size: number): Area {
  return { x: columnOf(square, size) * 100, y: rowOf(square, size) * 100, width: 100, height: 100 };
}

/** A queen in the top row, what she leaves free, and the line on which that sees itself. */
function drawFirstRowCase({ queen, left }: FirstRowCase, size: number): SVGTemplateResult {
  const [first, second] = left.map((square) => centreOf(square, size));
  return svg`${ghost(queen, size)}${left.map(
    (square) => svg`<circle class="left" transform=${toCentre(square, size)} r="26"/>`,
  )}${
    first && second
      ? svg`<path class="ray" d="M${first.x} ${first.y}L${second.x} ${second.y}"/>`
      : nothing
  }`;
}

/** Everything but the areas, dimmed. */
function drawVeil(areas: readonly Area[], size: number): Drawing {
  if (areas.length === 0) return nothing;
  const end = size * 100;
  const mask = areas.map(
    ({ x, y, width, height }) =>
      svg`<rect class="hole" x=${x} y=${y} width=${width} height=${height} />`,
  );
  return svg`<mask id="hint-areas"><rect class="whole" width=${end} height=${end} />${mask}</mask><rect class="veil" mask="url(#hint-areas)" width=${end} height=${end} />`;
}

function drawFrame({ x, y, width, height }: Area): SVGTemplateResult {
  return svg`<rect class="frame" x=${x + 3} y=${y + 3} width=${width - 6} height=${height - 6} rx="18"/>`;
}

/** From a queen to a square she keeps empty, with a bar across its end. */
function drawRay(
  { queen, square }: Ray,
  size: number,
  queens: readonly Square[],
): SVGTemplateResult {
  const from = centreOf(queen, size);
  const to = centreOf(square, size);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const line = lineBetween(queen, square, size);
  const slanted = line === 'rising' || line === 'falling';
  const end = { x: to.x + x * 2, y: to.y + y * 2 };
  const path = `M${from.x + x * 40} ${from.y + y * 40}L${end.x} ${end.y}M${end.x - y * 15} ${end.y + x * 15}L${end.x + y * 15} ${end.y - x * 15}`;
  const supposed = queens.includes(queen) ? '' : 'supposed';
  return svg`<path class="ray ${slanted ? 'slanted' : ''} ${supposed}" d=${path} />`;
}

/** Queens that are tried, in the order they follow, and squares that are ruled out. */
function drawSupposed(hint: Hint, size: number): Drawing {
  switch (hint.technique) {
    case 'starved-house':
      return svg`${ghost(hint.excluded[0]!, size)}${hint.excluded.map((square) => ruledOut(square, size))}`;
    case 'shared-squares':
      return svg`${hint.excluded.map((square) => ruledOut(square, size))}`;
    case 'refutation':
      return svg`${ghost(hint.excluded[0]!, size)}${ruledOut(hint.excluded[0]!, size)}${hint.moves.map(
        ({ square }, index) =>
          svg`${ghost(square, size)}<text class="turn" transform=${toCentre(square, size)} x="30" y="42">${index + 1}</text>`,
      )}`;
    default: {
      const lifted = liftedBy(hint) ?? [];
      return svg`${lifted.map(
        (square) => svg`<circle class="lift" transform=${toCentre(square, size)} r="46"/>`,
      )}`;
    }
  }
}

function ghost(square: Square, size: number): SVGTemplateResult {
  return svg`<use class="supposed-queen" href="#queen" transform=${toCentre(square, size)} x="-33" y="-33" width="66" height="66"/>`;
}

function ruledOut(square: Square, size: number): SVGTemplateResult {
  return svg`<path class="ruled-out" transform=${toCentre(square, size)} d="M-20 -20 20 20M20 -20 -20 20"/>`;
}

function drawTarget(hint: Hint, size: number): Drawing {
  if (!('place' in hint)) return nothing;
  return svg`<g transform=${toCentre(hint.place, size)}><circle class="goal" r="30"/><circle class="goal-heart" r="9"/></g>`;
}
