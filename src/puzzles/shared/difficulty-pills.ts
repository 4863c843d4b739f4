import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { DIFFICULTIES, type Difficulty } from '../../core/puzzles/puzzle.ts';
import { directed } from '../../ui/drawing/icons.ts';

const THORN = 'M27.6 13.3C28.8 8.6 30.8 4 34.3.7 34 5.6 33.8 9.6 33.2 13.3Z';

export const difficultyPillsStyles = css`
  .pills rect {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.3;
  }
  .pills .on {
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
`;

/**
 * Draws a difficulty as one to three pills, and a thorn beside three for the hardest. It is decoration; words stand
 * beside it.
 */
export function difficultyPills(step: Difficulty): TemplateResult<1> {
  const filled = DIFFICULTIES.indexOf(step) + 1;
  const width = step === 'thorny' ? 35 : 26;
  const pills = [0, 1, 2].map(
    (place) =>
      svg`<rect class=${filled > place ? 'on' : ''} x=${0.7 + 9 * place} y="0.7" width="5.6" height="12.6" rx="2.8" />`,
  );
  const thorn = step === 'thorny' ? svg`<path class="on" d=${THORN} />` : nothing;
  return html`<svg
    class="pills"
    width=${width}
    height="14"
    viewBox="0 0 ${width} 14"
    aria-hidden="true"
  >
    ${directed(svg`${pills}${thorn}`)}
  </svg>`;
}
