import { css, svg, type SVGTemplateResult } from 'lit';
import { geometryOf } from '../../core/board/geometry.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { queensAfter } from '../../core/game/played-moves.ts';
import { goal, gone } from '../../game/hints/hint-marks.ts';
import { NO_DRAWING, type HintDrawing } from '../../game/hints/hint-drawing.ts';
import { drawHint } from '../../game/hints/hint-techniques.ts';
import type { Finding } from '../../solver/hints/hint.ts';
import type { QueenReason } from '../../solver/look-back/look-back.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import { toCentre } from '../../ui/drawing/drawing.ts';
import { solutionLineOn, solutionLineOnRegions } from '../../ui/drawing/solution-line-on.ts';
import type { LookedBack } from './looked-back.ts';
import type { Stop } from './stops.ts';

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
export function viewOfStop(stop: Stop, game: LookedBack, coordinates: boolean): BoardView {
  const { puzzle, moves } = game;
  const { rules, givens } = puzzle;
  const { columns } = rules.shape;
  const geometry = geometryOf(rules);
  const show = (
    queens: readonly Square[],
    before: readonly Square[],
    drawn: Partial<BoardView>,
    reason?: QueenReason,
  ): BoardView => {
    const [marks, hollow] = reason && 'marks' in reason ? [reason.marks, reason.queens] : [[], []];
    return {
      geometry,
      givens,
      position: { queens: [...queens, ...hollow], marks, revealed: hollow },
      verdict: verdict(geometry, before),
      stars: true,
      coordinates,
      marking: false,
      locked: true,
      isComplete: false,
      preview: undefined,
      ...NO_DRAWING,
      ...drawn,
    };
  };
  if (stop.kind === 'end') {
    const queens = queensAfter(givens, moves);
    const line = rules.goal.kind === 'guard' ? queens : [...queens].sort((a, b) => a - b);
    const underlay = (rules.regions ? solutionLineOnRegions : solutionLineOn)(line, columns);
    return show(queens, queens, { isComplete: true, stars: false, coordinates: false, underlay });
  }
  const before = queensAfter(
    givens,
    moves.slice(0, stop.kind === 'wait' ? stop.wait.before : stop.number - 1),
  );
  /** Draws a finding, with more over it. */
  const drawn = (finding: Finding, over: Drawing): HintDrawing => {
    const drawing = drawHint({ finding, act: undefined }, 'why', puzzle);
    return { ...drawing, underlay: svg`${drawing.underlay}${over}` };
  };
  if (stop.kind === 'wait') {
    const { ready } = stop.wait;
    if (!ready) return show(before, before, {});
    return show(before, before, drawn(ready.finding, goal(ready.square, columns)), ready);
  }
  const { judged, move } = stop;
  if (judged.kind === 'removed') {
    const underlay = svg`${move.squares.map((square) => gone(square, columns))}`;
    return show(before, before, { underlay });
  }
  const [square] = move.squares;
  const queens = [...before, square!];
  const over = plate(square!, columns);
  if (judged.kind === 'reasoned') {
    const { finding } = judged.reason;
    // The queen itself takes the place of the mark for it.
    const shown = 'forced' in finding ? { ...finding, forced: undefined } : finding;
    return show(queens, before, drawn(shown, over), judged.reason);
  }
  const deadEnd = judged.kind === 'guess' ? judged.deadEnd : undefined;
  return show(queens, before, deadEnd ? drawn(deadEnd, over) : { underlay: over });
}

/** Draws the plate under the queen of a move. */
function plate(square: Square, columns: number): SVGTemplateResult {
  return svg`<rect class="plate" transform=${toCentre(square, columns)} x="-44" y="-44" width="88" height="88" rx="16"/>`;
}
