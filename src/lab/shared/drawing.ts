import { nothing, svg } from 'lit';
import { lineBetween } from '../../core/board/attacks.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';
import type { Step } from '../machine/algorithm.ts';
import { centreOf, type Drawing } from '../../ui/drawing/drawing.ts';
import { solutionLine } from '../../ui/drawing/solution-line.ts';

/**
 * Draws a tested square, dashed. If a queen attacks it, draws the line from the queen with a bar at its end.
 * @param columns The number of columns of the board.
 */
export function drawTested(tested: Square, columns: number, seenBy?: Square): Drawing {
  return svg`${dashed(tested, columns)}${seenBy === undefined ? nothing : ray(seenBy, tested, columns)}`;
}

export function drawDashed(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map((square) => dashed(square, columns))}`;
}

/** Draws an open ring on each square that may be chosen. */
export function drawRings(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map((square) => {
    const { x, y } = centreOf(square, columns);
    return svg`<circle class="ring" cx=${x} cy=${y} r="13" />`;
  })}`;
}

/** Draws how a queen attacks: along its row, its column and both diagonals, to the edges of n × n. */
export function drawAttacks(size: number): Drawing {
  const queen = squareAt((size - 1) >> 1, (size - 1) >> 1, size);
  const seen = Array.from({ length: size * size }, (_, square) => square).filter(
    (square) => lineBetween(queen, square, size) !== undefined,
  );
  const { x, y } = centreOf(queen, size);
  return svg`${drawTinted(seen, size)}${[0, 45, 90, 135].map(
    (angle) =>
      svg`<path class="ray" d="M${x - size * 200} ${y}h${size * 400}" transform="rotate(${angle} ${x} ${y})" />`,
  )}<use class="queen" href="#queen" x=${x - 32} y=${y - 32} width="64" height="64" />`;
}

/** Draws the line between two queens that attack each other. */
export function drawClash([a, b]: readonly Square[], columns: number): Drawing {
  return a === undefined || b === undefined
    ? nothing
    : svg`${dashed(b, columns)}${ray(a, b, columns)}`;
}

/** Draws a step that changes an order of columns: a clash, a solution, or the squares that it is about. */
export function drawOrderStep(step: Step | undefined, columns: number): Drawing {
  if (!step) return nothing;
  if (step.kind === 'refused') return drawClash(step.squares, columns);
  if (step.kind === 'found') return drawThread(step.squares, columns);
  return drawDashed(step.squares, columns);
}

export function drawTinted(squares: readonly Square[], columns: number): Drawing {
  return svg`${squares.map(
    (square) =>
      svg`<rect class="tinted" x=${columnOf(square, columns) * 100} y=${rowOf(square, columns) * 100} width="100" height="100" />`,
  )}`;
}

/** Draws a line through the queens of a solution, in the order of their rows. */
export function drawThread(queens: readonly Square[], columns: number): Drawing {
  const points = [...queens].sort((a, b) => a - b).map((queen) => centreOf(queen, columns));
  return svg`<path class="thread" d=${solutionLine(points)} />`;
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
