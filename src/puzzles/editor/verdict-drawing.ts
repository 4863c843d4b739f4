import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import type { Rules } from '../../core/board/rules.ts';
import type { OwnDraft } from '../../core/puzzles/own-draft.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import type { DraftVerdict } from '../../solver/puzzles/protocol.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';
import { outlinePath } from '../../ui/puzzles/region-paths.ts';

/**
 * Draws the squares that a verdict is about: an outline round a piece that is cut off from its region, or a hollow
 * queen where two answers differ, with the number of its answer, which shows which queens belong together.
 */
export function drawVerdict(verdict: DraftVerdict | undefined, draft: OwnDraft): Drawing {
  if (verdict?.kind === 'pieces' && 'regions' in draft) {
    const regions = draft.regions.map((_, square) => Number(verdict.smallest.includes(square)));
    const path = outlinePath({ shape: draft.shape, regions }, 1);
    return svg`<g class="cut-off"><path class="casing" d=${path}/><path d=${path}/></g>`;
  }
  if (verdict?.kind !== 'puzzle' || verdict.check.kind !== 'several') return nothing;
  const { rules } = verdict.puzzle;
  const [one, two] = verdict.check.answers;
  const only = (answer: readonly Square[], other: readonly Square[], number: number) =>
    answer
      .filter((square) => !other.includes(square))
      .map((square) => drawQueen(square, number, rules));
  return svg`<g class="answers regions">${only(one, two, 1)}${only(two, one, 2)}</g>`;
}

function drawQueen(square: Square, number: number, { shape, regions }: Rules): SVGTemplateResult {
  const [x, y] = [columnOf(square, shape.columns) * 100, rowOf(square, shape.columns) * 100];
  // Numbers are enlarged on small squares, to stay legible.
  const scale = shape.columns > 8 ? 1.35 : 1;
  return svg`<g transform=${`translate(${x} ${y})`}>
    ${regions ? svg`<circle class=${`tint-${regions[square]!}`} cx="50" cy="50" r="40"/>` : nothing}
    <use href="#hollow-queen" x="20" y="24" width="60" height="60"/>
    <g transform=${`translate(79 22) scale(${scale})`}><circle class="answer-number" r="19"/><text y="9.4">${number}</text></g>
  </g>`;
}

export const verdictStyles = css`
  .cut-off {
    fill: none;
    stroke: var(--alert);
    stroke-width: 8;
    stroke-linecap: square;
  }
  .cut-off .casing {
    stroke: var(--surface);
    stroke-width: 16;
  }
  .answers {
    color: var(--queen);
    animation: answers var(--d-2) var(--e-drop);
  }
  .answer-number {
    fill: var(--ink);
  }
  .answers text {
    fill: var(--on-ink);
    font: var(--w-bold) 27px/1 var(--font-ui);
    text-anchor: middle;
  }
  @keyframes answers {
    from {
      opacity: 0;
      translate: 0 -24px;
    }
  }
`;
