import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { SpokenRung } from '../game/hint-ladder.ts';
import { lineBetween } from '../core/attacks.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { columnOf, rowOf, type Square } from '../core/square.ts';
import type { GuardFinding } from '../solver/puzzles/guard-hint.ts';
import { centreOf, toCentre, type Drawing } from '../ui/board/drawing.ts';

/** How a hint for a board of Guard looks on the board, for the board to take on. */
export const guardHintStyles = css`
  .guard-frame,
  .guard-choice,
  .guard-ray,
  .guard-gone {
    vector-effect: non-scaling-stroke;
  }
  .guard-frame {
    stroke: var(--ink);
    stroke-width: 3px;
  }
  .guard-choice {
    stroke: var(--ink);
    stroke-width: 2px;
    stroke-dasharray: 5 4;
  }
  .guard-ray {
    stroke: var(--ray);
    stroke-width: 2px;
    stroke-linecap: round;
  }
  .guard-gone {
    stroke: var(--bloom-edge);
    stroke-width: 3px;
    stroke-dasharray: 6 4;
  }
  .guard-queen {
    color: var(--queen);
  }
`;

/** More lines than this would hide what they are about. */
const MOST_RAYS = 6;

/** What a hint changes of how a board is drawn. */
export interface HintDrawing {
  /** Drawn over what the squares carry, and under the queens. */
  readonly underlay: Drawing;
  /** Squares whose star or ring would be in the way. */
  readonly uncluttered: ReadonlySet<Square>;
  /** Regions whose number is shown: Guard has none. */
  readonly regionsNamed: readonly number[];
}

/**
 * What a rung of a hint for a board of Guard draws: nothing for a nudge; a frame round the squares to look
 * at; then the squares that are left for a queen, dashed, with a hollow one on each and a line to what she
 * has to guard. Nothing is veiled: the rings tell what is not guarded.
 */
export function drawGuardHint(
  finding: GuardFinding,
  rung: SpokenRung,
  { rules: { shape } }: Puzzle,
): HintDrawing {
  const { columns } = shape;
  const shown = rung === 'nudge' ? [] : framedBy(finding);
  const frames = shown.map((square) => box('guard-frame', square, 5, columns));
  if (rung !== 'why') return drawing(svg`${frames}`, []);
  const choices = choicesOf(finding);
  const queens = choices.map((square) => [
    shown.includes(square) ? nothing : box('guard-choice', square, 9, columns),
    hollowQueen(square, columns),
  ]);
  const rays = raysOf(finding, columns).map((ray) => drawRay(ray, columns));
  const gone = goneBy(finding).map(
    (square) => svg`<circle class="guard-gone" transform=${toCentre(square, columns)} r="38"/>`,
  );
  return drawing(svg`${queens}${rays}${frames}${gone}`, choices);
}

function drawing(underlay: Drawing, uncluttered: readonly Square[]): HintDrawing {
  return { underlay, uncluttered: new Set(uncluttered), regionsNamed: [] };
}

/** The squares to look at. */
function framedBy(finding: GuardFinding): readonly Square[] {
  switch (finding.technique) {
    case 'wrong-queens':
    case 'wrong-marks':
      return finding.together;
    case 'last-queen':
      return finding.task.unguarded;
    case 'only-from-these':
      return [finding.square];
    default:
      return [];
  }
}

/** The squares that are left for the next queen. */
function choicesOf(finding: GuardFinding): readonly Square[] {
  if (finding.technique === 'last-queen') return finding.squares;
  return finding.technique === 'only-from-these' ? finding.left : [];
}

/** Queens to lift, marks to take away. */
function goneBy(finding: GuardFinding): readonly Square[] {
  if (finding.technique === 'wrong-queens') return finding.lift;
  return finding.technique === 'wrong-marks' ? finding.unmark : [];
}

/** A line from where a queen may stand towards what she guards. */
interface Ray {
  readonly from: Square;
  readonly to: Square;
  /** Whether it ends there, and not at another queen's square on the way, whose line goes on. */
  readonly isWhole: boolean;
}

/** From where a queen may stand to what she guards, where they are few. */
function raysOf(finding: GuardFinding, columns: number): Ray[] {
  const guarded = framedBy(finding);
  const choices = choicesOf(finding);
  if (guarded.length * choices.length > MOST_RAYS) return [];
  return guarded.flatMap((to) =>
    choices
      .filter((from) => from !== to)
      .map((from) => {
        const between = choices.filter((other) => isBetween(other, from, to, columns));
        const distance = (other: Square): number => Math.abs(other - from);
        const [next] = between.sort((a, b) => distance(a) - distance(b));
        return { from, to: next ?? to, isWhole: next === undefined };
      }),
  );
}

function isBetween(square: Square, from: Square, to: Square, columns: number): boolean {
  const line = lineBetween(from, to, columns);
  return (
    lineBetween(from, square, columns) === line &&
    lineBetween(square, to, columns) === line &&
    square > Math.min(from, to) &&
    square < Math.max(from, to)
  );
}

function box(look: string, square: Square, inset: number, columns: number): SVGTemplateResult {
  const side = 100 - 2 * inset;
  return svg`<rect class=${look} x=${columnOf(square, columns) * 100 + inset} y=${rowOf(square, columns) * 100 + inset} width=${side} height=${side} rx="15"/>`;
}

function hollowQueen(square: Square, columns: number): SVGTemplateResult {
  return svg`<use class="guard-queen" href="#hollow-queen" transform=${toCentre(square, columns)} x="-24" y="-27" width="48" height="48"/>`;
}

/** From the edge of a square to the edge of another; a whole one has a bar across its end. */
function drawRay({ from, to, isWhole }: Ray, columns: number): SVGTemplateResult {
  const start = centreOf(from, columns);
  const end = centreOf(to, columns);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const x = (end.x - start.x) / length;
  const y = (end.y - start.y) / length;
  const line = lineBetween(from, to, columns);
  const [before, after] = line === 'row' || line === 'column' ? [42, 58] : [56, 70];
  const gap = isWhole ? after : before;
  const tip = { x: end.x - x * gap, y: end.y - y * gap };
  const bar = `M${tip.x - y * 13} ${tip.y + x * 13}L${tip.x + y * 13} ${tip.y - x * 13}`;
  return svg`<path class="guard-ray" d=${`M${start.x + x * before} ${start.y + y * before}L${tip.x} ${tip.y}${isWhole ? bar : ''}`} />`;
}
