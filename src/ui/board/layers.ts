import { svg, type SVGTemplateResult } from 'lit';
import type { Shape } from '../../core/board/shape.ts';
import type { Square } from '../../core/board/square.ts';
import { hollowQueenGlyph, queenGlyph } from '../drawing/queen.ts';
import type { BoardView } from './grid/board-view.ts';
import type { Gesture } from './input/gestures.ts';
import type { Queen } from './queens.ts';

/**
 * Draws the lowest layer: the symbols of queens for the layers above, and the grid between squares for board styles
 * whose squares look alike.
 */
export function ground({ rows, columns }: Shape): SVGTemplateResult {
  const upright = Array.from({ length: columns - 1 }, (_, x) => `M${x + 1}00 0V${rows}00`);
  const level = Array.from({ length: rows - 1 }, (_, y) => `M0 ${y + 1}00H${columns}00`);
  return svg`<symbol id="queen" viewBox="0 0 64 64" overflow="visible">${queenGlyph}</symbol>
    <symbol id="hollow-queen" viewBox="0 0 64 64" overflow="visible">${hollowQueenGlyph}</symbol>
    <path class="squares" d=${[...upright, ...level].join('')} />`;
}

/** Returns the queens on the board and the preview queen. */
export function shownQueens(view: BoardView, gesture: Gesture): Queen[] {
  const { position, verdict, faint } = view;
  const dragged = gesture.kind === 'drag' ? gesture.from : undefined;
  const queens = position.queens.map((square): Queen => {
    const look = verdict.inConflict.has(square)
      ? 'in-conflict'
      : position.revealed.includes(square)
        ? 'revealed'
        : '';
    return { square, look, lifted: square === dragged || faint?.has(square) === true };
  });
  const square = previewSquare(view, gesture);
  if (square !== undefined) queens.push({ square, look: 'ghost' });
  return queens;
}

/**
 * Returns the square of the preview queen: the one aimed at, or the one considered; `undefined` if a queen stands
 * there, or a queen is about to be supposed.
 */
export function previewSquare(
  { position, preview }: Pick<BoardView, 'position' | 'preview'>,
  gesture: Gesture,
): Square | undefined {
  if (gesture.kind === 'suppose') return undefined;
  const square = gesture.kind === 'aim' ? gesture.square : preview;
  return square === undefined || position.queens.includes(square) ? undefined : square;
}
