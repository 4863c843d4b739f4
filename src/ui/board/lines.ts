import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Conflict } from '../../core/board/attacks.ts';
import type { AttackedSquare } from '../../core/board/geometry.ts';
import { SIGHTS, type Rules, type Sight } from '../../core/board/rules.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import type { BoardView } from './grid/board-view.ts';
import { centreOf, type Drawing } from '../drawing/drawing.ts';
import type { Gesture } from './input/gestures.ts';

/** Styles of lines, of queens during gestures, and of the names of ranks and files, for the board to adopt. */
export const linesStyles = css`
  .coordinate {
    font: var(--w-medium) 12px/12px var(--font-ui);
    color: var(--ink-2);
    transition: opacity var(--d-2);
    /* The frames of given queens and of hints end at the names. */
    text-shadow:
      0 0 1px var(--under),
      0 0 2px var(--under),
      0 0 2px var(--under),
      0 0 3px var(--under),
      0 0 3px var(--under);
    --under: var(--sq-a);
  }
  :is(
      .row:nth-last-child(odd) > .cell:nth-child(even),
      .row:nth-last-child(even) > .cell:nth-child(odd)
    )
    > .coordinate {
    --under: var(--sq-b);
  }
  /* A crown leaves the lower corners of a square free. */
  .rank {
    left: 4px;
    bottom: 4px;
  }
  .file {
    right: 4px;
    bottom: 4px;
  }
  :host([named]) .coordinate {
    visibility: visible;
  }
  :host(:not([named])) .coordinate {
    opacity: 0;
    transition:
      opacity var(--d-2),
      visibility var(--d-2);
  }
  .dense .coordinate {
    margin: 0 -1px -1px;
    font-size: 10px;
    line-height: 10px;
    letter-spacing: -0.08em;
  }
  /* Ranks of two digits are narrowed to fit beside a crown. */
  .dense .row:nth-child(n + 10) .rank {
    margin: 0 -2px -3px;
    scale: 0.65 1;
    transform-origin: left;
  }
  /* The round corners of the board cut nothing. */
  .row:first-child > .cell:first-child > .rank,
  .row:first-child > .cell:last-child > .file {
    margin: 0 2px 1px;
  }
  .queen.lifted {
    opacity: 0.25;
  }
  .queen.ghost {
    opacity: 0.5;
  }
  .queen.dragged {
    left: 0;
    top: 0;
    width: calc(76% / var(--columns));
    filter: drop-shadow(0 6px 8px rgb(0 0 0 / 0.25));
  }
  .casing {
    stroke: var(--surface);
    stroke-width: 17;
  }
  .wrong {
    stroke: var(--alert);
    stroke-width: 7;
  }
  .wrong {
    stroke-dasharray: 1;
    animation: draw var(--d-2) var(--e-out) backwards;
  }
  .badge {
    animation: pop var(--d-2) var(--e-drop) var(--d-2) backwards;
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 1;
    }
  }
  @keyframes pop {
    from {
      transform: scale(0);
    }
  }
  .drawing .badge circle {
    fill: var(--alert);
    stroke: var(--surface);
    stroke-width: 6;
  }
  .badge path {
    stroke: var(--on-alert);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .line {
    stroke: var(--ray);
    stroke-width: 6;
    stroke-linecap: round;
  }
  .drawing .line-end {
    fill: var(--ray);
  }
  /* The lines of the preview queen are faint, so that the squares under them stay visible. */
  .considered {
    opacity: 0.3;
  }
  .considered .line-end {
    display: none;
  }
  .drawing .target {
    fill: color-mix(in srgb, var(--focus) 22%, transparent);
    stroke: var(--focus);
    stroke-width: 6;
  }
  .target-casing {
    stroke: var(--surface);
    stroke-width: 13;
  }
  .hairline-casing {
    stroke: var(--surface);
    stroke-width: 5;
    vector-effect: non-scaling-stroke;
  }
  .hairline {
    stroke: var(--focus);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

/**
 * Draws the lines of the board over the signs of the squares and under the queens: conflicts, the lines of attack from
 * a square, the lines to a square from the queens that attack it, and the square aimed at.
 * @param hovered The square under a pointer that hovers.
 */
export function drawLines(
  { geometry, position, verdict, preview }: BoardView,
  gesture: Gesture,
  hovered: Square | undefined,
): Drawing {
  const { shape, sight } = geometry.rules;
  const { queens } = position;
  const attackers =
    hovered === undefined || queens.includes(hovered)
      ? []
      : geometry.attacks(hovered).filter(({ square }) => queens.includes(square));
  const considered = gesture.kind === 'suppose' ? undefined : preview;
  const seen = gesture.kind === 'lines' ? gesture.square : considered;
  return svg`${attackers.length > 0 ? drawAttacks(hovered!, attackers, shape.columns) : nothing}${
    seen === undefined
      ? nothing
      : svg`<g class=${gesture.kind === 'lines' ? '' : 'considered'}>${drawAttacks(seen, geometry.attacks(seen), shape.columns)}</g>`
  }
      ${verdict.conflicts
        .toReversed()
        // Two queens in a region have no line between them.
        .filter(({ line }) => line !== 'region')
        .map((conflict) => drawConflict(conflict, shape.columns, sight))}
      ${drawAim(gesture, geometry.rules)}`;
}

/** Draws a conflict: a cased line from the newer queen to the older, and a × badge in its middle. */
function drawConflict(conflict: Conflict, columns: number, sight: Sight): SVGTemplateResult {
  const from = centreOf(conflict.newer, columns);
  const to = centreOf(conflict.older, columns);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // The line ends at the queens' squares. Neighbours keep only the badge on their shared edge or, where queens may not
  // touch, on their shared corner.
  const isBadge = SIGHTS[sight].reach === 1 && length < 150;
  const inset = isBadge ? length / 2 - 8 : Math.min(42, length / 2 - 8);
  const dx = ((to.x - from.x) / length) * inset;
  const dy = ((to.y - from.y) / length) * inset;
  const line = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
  return svg`<g class="conflict"><path class="casing" d=${line} /><path class="wrong" pathLength="1" d=${line} /><g transform="translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})"><g class="badge"><circle r="22"/><path d="M-9 -9 9 9M9 -9 -9 9"/></g></g></g>`;
}

/** Draws the lines of attack from a square, each from the square's own edge to the last attacked square. */
function drawAttacks(from: Square, sight: readonly AttackedSquare[], columns: number): Drawing {
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

/**
 * Draws the square that a release would choose while dragging or aiming, and the middle lines of its row and column
 * while aiming.
 */
function drawAim(gesture: Gesture, { shape, regions }: Rules): Drawing {
  const { rows, columns } = shape;
  const square =
    gesture.kind === 'aim' ? gesture.square : gesture.kind === 'drag' ? gesture.over : undefined;
  if (square === undefined) return nothing;
  const x = columnOf(square, columns) * 100;
  const y = rowOf(square, columns) * 100;
  const target = (name: string): SVGTemplateResult =>
    svg`<rect class=${name} x=${x + 4} y=${y + 4} width="92" height="92" rx="12"/>`;
  const hairline = (name: string): Drawing =>
    gesture.kind === 'aim'
      ? svg`<path class=${name} d=${`M0 ${y + 50}H${columns * 100}M${x + 50} 0V${rows * 100}`}/>`
      : nothing;
  // Some tints are close to the colour of the target.
  const casing = regions && svg`${hairline('hairline-casing')}${target('target-casing')}`;
  return svg`${casing}${target('target')}${hairline('hairline')}`;
}
