import { css, svg, type SVGTemplateResult } from 'lit';
import { geometryOf } from '../../core/board/geometry.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { queensAfter } from '../../core/game/played-moves.ts';
import { NO_DRAWING } from '../../game/hints/hint-drawing.ts';
import { goal, gone } from '../../game/hints/hint-marks.ts';
import { drawHint } from '../../game/hints/hint-techniques.ts';
import type { Settings } from '../../progress/settings/settings.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import type { LookBack, Stop } from '../../solver/look-back/look-back.ts';
import { PLAIN_VIEW, type BoardView } from '../../ui/board/grid/board-view.ts';
import { toCentre, type Drawing } from '../../ui/drawing/drawing.ts';
import { puzzleSolutionOn } from '../../ui/drawing/solution-line-on.ts';

/** Styles of the plate, adopted by the board. */
export const plateStyles = css`
  .drawing .plate {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 2.5px;
    vector-effect: non-scaling-stroke;
  }
`;

/** Returns the board of a stop: before its move, with the queen of the move on a plate and the reason as a hint draws it. */
export function viewOfStop(
  stop: Stop,
  game: LookBack,
  { coordinates, stars }: Pick<Settings, 'coordinates' | 'stars'>,
): BoardView {
  const { puzzle, moves } = game;
  const { rules, givens } = puzzle;
  const { columns } = rules.shape;
  const geometry = geometryOf(rules);
  const before = queensAfter(givens, moves.slice(0, stop.number - 1));
  const { finding, over = svg`` } = drawnAt(stop, columns);
  const placed = stop.kind !== 'wait' && stop.kind !== 'removed' && stop.kind !== 'end';
  const {
    marks,
    queens: hollow,
    without,
  } = stop.kind !== 'guess' && 'reason' in stop && stop.reason
    ? stop.reason
    : { marks: [], queens: [], without: [] };
  const drawing = finding ? drawHint({ finding, act: undefined }, 'why', puzzle) : NO_DRAWING;
  const view = {
    ...PLAIN_VIEW,
    geometry,
    givens,
    position: {
      queens: [...before, ...(placed ? stop.squares : []), ...hollow],
      marks,
      revealed: hollow,
    },
    verdict: verdict(geometry, before),
    stars,
    coordinates: coordinates !== 'never',
    locked: true,
    ...drawing,
    faint: new Set([...drawing.faint, ...without]),
    underlay: svg`${drawing.underlay}${over}`,
  };
  if (stop.kind !== 'end') return view;
  const underlay = puzzleSolutionOn(before, rules);
  return { ...view, isComplete: true, stars: 'off', coordinates: false, underlay };
}

/** Returns the finding that is drawn at a stop, and the mark over it. */
function drawnAt(
  stop: Stop,
  columns: number,
): { readonly finding?: Finding | undefined; readonly over?: Drawing } {
  switch (stop.kind) {
    case 'end':
      return {};
    case 'wait':
      return stop.reason
        ? { finding: stop.reason.finding, over: goal(stop.reason.square, columns) }
        : {};
    case 'removed':
      return { over: svg`${stop.squares.map((square) => gone(square, columns))}` };
    case 'reasoned':
    case 'misled': {
      const { finding } = stop.reason;
      // The queen itself takes the place of the mark for it.
      const shown = 'forced' in finding ? { ...finding, forced: undefined } : finding;
      return { finding: shown, over: plate(stop.squares[0]!, columns) };
    }
    case 'guess':
      return { finding: stop.deadEnd, over: plate(stop.squares[0]!, columns) };
    case 'conflict':
      return { over: plate(stop.squares[0]!, columns) };
  }
}

/** Draws the plate under the queen of a move. */
function plate(square: Square, columns: number): SVGTemplateResult {
  return svg`<rect class="plate" transform=${toCentre(square, columns)} x="-44" y="-44" width="88" height="88" rx="16"/>`;
}
