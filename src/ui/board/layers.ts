import { nothing, svg } from 'lit';
import type { Shape } from '../../core/shape.ts';
import { columnOf, rowOf } from '../../core/square.ts';
import type { BoardView } from './board-view.ts';
import { drawConflict, drawLines, type Drawing } from './drawing.ts';
import type { Gesture } from './gestures.ts';
import type { Queen } from './queens.ts';

/** The grid between squares, drawn for board styles whose squares look alike. */
export function squaresPath({ rows, columns }: Shape): string {
  const upright = Array.from({ length: columns - 1 }, (_, x) => `M${x + 1}00 0V${rows}00`);
  const level = Array.from({ length: rows - 1 }, (_, y) => `M0 ${y + 1}00H${columns}00`);
  return [...upright, ...level].join('');
}

/** The lines over what the squares carry, and under the queens. */
export function drawLayer(view: BoardView, gesture: Gesture): Drawing {
  const { shape } = view.geometry.rules;
  return svg`${
    gesture.kind === 'lines'
      ? drawLines(gesture.square, view.geometry.sight(gesture.square), shape.columns)
      : nothing
  } ${view.underlay}
      ${view.verdict.conflicts.toReversed().map((conflict) => drawConflict(conflict, shape.columns))}
      ${drawAim(gesture, shape)}`;
}

/** The queens that stand, and the one that would. */
export function shownQueens({ position, verdict, ghost }: BoardView, gesture: Gesture): Queen[] {
  const dragged = gesture.kind === 'drag' ? gesture.from : undefined;
  const queens = position.queens.map((square): Queen => {
    const look = verdict.inConflict.has(square)
      ? 'in-conflict'
      : position.revealed.includes(square)
        ? 'revealed'
        : '';
    return { square, look, lifted: square === dragged };
  });
  // Where she would stand: the one aimed, or the one considered.
  const supposed = gesture.kind === 'aim' ? gesture.square : ghost?.square;
  if (supposed !== undefined && !position.queens.includes(supposed)) {
    queens.push({ square: supposed, look: 'ghost' });
  }
  return queens;
}

/** While dragging or aiming: the square that would be chosen, and its row and column. */
function drawAim(gesture: Gesture, { rows, columns }: Shape): Drawing {
  const square =
    gesture.kind === 'aim' ? gesture.square : gesture.kind === 'drag' ? gesture.over : undefined;
  if (square === undefined) return nothing;
  const x = columnOf(square, columns) * 100;
  const y = rowOf(square, columns) * 100;
  return svg`<rect class="target" x=${x + 4} y=${y + 4} width="92" height="92" rx="12"/>${
    gesture.kind === 'aim'
      ? svg`<path class="hairline" d="M0 ${y + 50}H${columns * 100}M${x + 50} 0V${rows * 100}"/>`
      : nothing
  }`;
}
