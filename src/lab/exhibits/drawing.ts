import { nothing, svg } from 'lit';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import type { Step } from '../algorithm.ts';
import { centreOf, type Drawing } from '../../ui/board/drawing.ts';
import { threadThrough } from '../../ui/thread.ts';

/**
 * The square in question, dashed; with the queen that sees it, the line between them and a bar.
 * @param columns How many columns the board has.
 */
export function drawTested(tested: Square, columns: number, seenBy?: Square): Drawing {
  return svg`${dashed(tested, columns)}${seenBy === undefined ? nothing : ray(seenBy, tested, columns)}`;
}

/** Squares that a step is about, dashed. */
export function drawDashed(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map((square) => dashed(square, columns))}`;
}

/** Squares that may be chosen, each with an open ring. */
export function drawRings(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map((square) => {
    const { x, y } = centreOf(square, columns);
    return svg`<circle class="ring" cx=${x} cy=${y} r="13" />`;
  })}`;
}

/** Two queens that see each other, joined. */
export function drawClash([a, b]: readonly Square[], columns: number): Drawing {
  return a === undefined || b === undefined
    ? nothing
    : svg`${dashed(b, columns)}${ray(a, b, columns)}`;
}

/** What a step that changes an order of columns is about: a clash in it, the solution that it is, or squares. */
export function drawOrderStep(step: Step | undefined, columns: number): Drawing {
  if (!step) return nothing;
  if (step.kind === 'refused') return drawClash(step.squares, columns);
  if (step.kind === 'found') return drawThread(step.squares, columns);
  return drawDashed(step.squares, columns);
}

/** Squares set apart by a tint. */
export function drawTinted(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map(
    (square) =>
      svg`<rect class="tinted" x=${columnOf(square, columns) * 100} y=${rowOf(square, columns) * 100} width="100" height="100" />`,
  )}`;
}

/** A solved board's queens joined in the order of their rows. */
export function drawThread(queens: readonly Square[], columns: number): Drawing {
  const points = [...queens].sort((a, b) => a - b).map((queen) => centreOf(queen, columns));
  return svg`<path class="thread" d=${threadThrough(points)} />`;
}

function dashed(square: Square, columns: number): Drawing {
  const x = columnOf(square, columns) * 100 + 6;
  const y = rowOf(square, columns) * 100 + 6;
  return svg`<rect class="tested" x=${x} y=${y} width="88" height="88" rx="14" />`;
}

function ray(from: Square, to: Square, columns: number): Drawing {
  const start = centreOf(from, columns);
  const end = centreOf(to, columns);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const dx = (end.x - start.x) / length;
  const dy = (end.y - start.y) / length;
  return svg`<path class="ray" d=${`M${start.x + dx * 46} ${start.y + dy * 46}L${end.x} ${end.y}M${end.x - dy * 18} ${end.y + dx * 18}L${end.x + dy * 18} ${end.y - dx * 18}`} />`;
}
