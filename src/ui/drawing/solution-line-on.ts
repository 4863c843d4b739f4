import { svg, type SVGTemplateResult } from 'lit';
import { GOALS, type Rules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { solutionLine } from './solution-line.ts';
import { centreOf } from './drawing.ts';

/** Draws the thread through the queens of a solution in row order, with a bead under each, in board units. */
export function solutionLineOn(queens: readonly Square[], columns: number): SVGTemplateResult {
  const centres = queens.map((queen) => centreOf(queen, columns));
  return svg`<path class="thread" pathLength="1" d=${solutionLine(centres)} />${beadsOn(queens, columns)}`;
}

function beadsOn(queens: readonly Square[], columns: number): SVGTemplateResult {
  return svg`${queens
    .map((queen) => centreOf(queen, columns))
    .map(({ x, y }) => svg`<circle class="bead" cx=${x} cy=${y} r="42"/>`)}`;
}

/** Draws the answer of a puzzle: a bead under each queen, and the thread if the queens have an order. */
export function puzzleSolutionOn(queens: readonly Square[], rules: Rules): SVGTemplateResult {
  const { goal, regions, shape } = rules;
  if (!GOALS[goal.kind].isByRows) return beadsOn(queens, shape.columns);
  const inRows = [...queens].sort((a, b) => a - b);
  return (regions ? solutionLineOnRegions : solutionLineOn)(inRows, shape.columns);
}

/**
 * Draws the same on a board of regions, over a casing: every tint is close to one of the colours of thread and beads.
 */
function solutionLineOnRegions(queens: readonly Square[], columns: number): SVGTemplateResult {
  const centres = queens.map((queen) => centreOf(queen, columns));
  return svg`<g class="thread-casing"><path d=${solutionLine(centres)}/>${centres.map(
    ({ x, y }) => svg`<circle cx=${x} cy=${y} r="46"/>`,
  )}</g>${solutionLineOn(queens, columns)}`;
}
