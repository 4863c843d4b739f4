import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { SpokenRung } from '../game/hint-ladder.ts';
import type { House } from '../core/house.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { columnOf, rowOf, type Square } from '../core/square.ts';
import type { PlacementFinding } from '../solver/puzzles/placement-hint.ts';
import { toCentre, type Drawing } from '../ui/board/drawing.ts';
import type { HintDrawing } from './guard-hint-drawing.ts';

/** How a hint for a board of Complete or Regions looks on the board, for the board to take on. */
export const placementHintStyles = css`
  .drawing .placement-veil {
    fill: var(--veil);
  }
  .placement-case,
  .placement-frame {
    fill: none;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .placement-case {
    stroke: var(--surface);
    stroke-width: 7px;
  }
  .placement-frame {
    stroke: var(--ink);
    stroke-width: 3px;
  }
  .placement-struck,
  .placement-cross {
    fill: none;
    stroke: var(--ink);
    stroke-width: 4.4;
    stroke-linecap: round;
  }
  .placement-struck {
    stroke-dasharray: 8.2 6;
  }
  .placement-queen {
    color: var(--queen);
  }
  .drawing .placement-target {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 6;
  }
  .drawing .placement-ground {
    fill: var(--surface);
  }
  .drawing .placement-heart {
    fill: var(--on-bloom);
  }
`;

/**
 * What a rung of a hint for a board of Complete or Regions draws: nothing for a nudge; the houses to look
 * at framed, the rest veiled; then the squares ruled out as dashed marks, queens that are only supposed
 * hollow, and the target.
 */
export function drawPlacementHint(
  finding: PlacementFinding,
  rung: SpokenRung,
  { rules }: Puzzle,
): HintDrawing {
  if (rung === 'nudge') return { underlay: nothing, uncluttered: new Set(), regionsNamed: [] };
  const size = rules.shape.rows;
  const framed = framedBy(finding);
  const why = rung === 'why';
  const struck = why && 'excluded' in finding ? finding.excluded : [];
  const supposed = why && finding.technique === 'refutation' ? finding.moves : [];
  const target = why ? targetOf(finding) : undefined;
  const hollow = supposed.map(({ square }) => square);
  const clear = new Set([...struck, ...hollow, ...(target === undefined ? [] : [target])]);
  const open = new Set([...framed.flat(), ...clear]);
  return {
    underlay: svg`${framed.length > 0 ? drawVeil(open, size) : nothing}${framed.map((squares) =>
      drawFrame(squares, size),
    )}${struck.map((square) => drawStruck(square, size))}${hollow.map((square) =>
      drawQueen(square, size),
    )}${target === undefined ? nothing : drawTarget(target, size)}`,
    uncluttered: clear,
    regionsNamed: regionsNamedBy(finding, rung, rules.regions),
  };
}

/** The places to look at, each a set of squares with a frame of its own. */
function framedBy(finding: PlacementFinding): readonly (readonly Square[])[] {
  switch (finding.technique) {
    case 'conflict': {
      const { newer, older } = finding.conflicts[0]!;
      return [[newer], [older]];
    }
    case 'wrong': {
      const { queens, marks } = finding;
      return (queens.length > 0 ? queens : marks).map((square) => [square]);
    }
    case 'shared-squares':
      // One house within another: the frame is where its queen must stand, else the lines filled.
      return (finding.houses.length === 1 ? finding.houses : finding.shared).map(
        ({ squares }) => squares,
      );
    case 'emptied':
    case 'last-free-square':
    case 'starved-house':
    case 'refutation':
      return [finding.house.squares];
    case 'solved':
    case 'beyond':
      return [];
  }
}

function targetOf(finding: PlacementFinding): Square | undefined {
  if (finding.technique === 'last-free-square') return finding.square;
  return 'forced' in finding ? finding.forced?.square : undefined;
}

/** The regions that the words of a rung name. */
function regionsNamedBy(
  finding: PlacementFinding,
  rung: SpokenRung,
  regions: readonly number[] | undefined,
): readonly number[] {
  if (!regions) return [];
  if (finding.technique === 'conflict') {
    const { line, newer } = finding.conflicts[0]!;
    return line === 'region' ? [regions[newer]!] : [];
  }
  const houses: House[] = [];
  if ('house' in finding) houses.push(finding.house);
  if ('houses' in finding) houses.push(...finding.houses, ...finding.shared);
  if (rung === 'why' && 'forced' in finding && finding.forced) houses.push(finding.forced.house);
  return [...new Set(houses.flatMap(({ kind, index }) => (kind === 'region' ? [index] : [])))];
}

/** Everything but some squares, dimmed. */
function drawVeil(open: ReadonlySet<Square>, size: number): SVGTemplateResult {
  let path = '';
  for (let square = 0; square < size * size; square++) {
    if (open.has(square)) continue;
    path += `M${columnOf(square, size) * 100} ${rowOf(square, size) * 100}h100v100h-100z`;
  }
  return svg`<path class="placement-veil" d=${path}/>`;
}

/** How far inside the board's own edge a frame is drawn, which would be cut there. */
const INSET = 5;

/** The border of a set of squares: each edge that no two of them share. */
function drawFrame(squares: readonly Square[], size: number): SVGTemplateResult {
  const inside = new Set(squares);
  const within = (at: number): number => Math.min(Math.max(at, INSET), size * 100 - INSET);
  let path = '';
  for (const square of squares) {
    const [row, column] = [rowOf(square, size), columnOf(square, size)];
    const [x, y] = [column * 100, row * 100];
    if (!inside.has(square - size)) path += `M${x} ${within(y)}h100`;
    if (!inside.has(square + size)) path += `M${x} ${within(y + 100)}h100`;
    if (column === 0 || !inside.has(square - 1)) path += `M${within(x)} ${y}v100`;
    if (column === size - 1 || !inside.has(square + 1)) path += `M${within(x + 100)} ${y}v100`;
  }
  return svg`<path class="placement-case" d=${path}/><path class="placement-frame" d=${path}/>`;
}

function drawStruck(square: Square, size: number): SVGTemplateResult {
  return svg`<g transform=${toCentre(square, size)}><rect class="placement-struck" x="-19" y="-19" width="38" height="38" rx="9"/><path class="placement-cross" d="M-7.5 -7.5 7.5 7.5M7.5 -7.5 -7.5 7.5"/></g>`;
}

function drawQueen(square: Square, size: number): Drawing {
  return svg`<use class="placement-queen" href="#hollow-queen" transform=${toCentre(square, size)} x="-24" y="-27" width="48" height="48"/>`;
}

function drawTarget(square: Square, size: number): SVGTemplateResult {
  return svg`<g transform=${toCentre(square, size)}><circle class="placement-ground" r="37"/><circle class="placement-target" r="30"/><circle class="placement-heart" r="9"/></g>`;
}
