import { css, html, type TemplateResult } from 'lit';
import { DIFFICULTIES, type Difficulty } from '../../core/puzzles/puzzle.ts';

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
  return html`<svg
    class="pills"
    width=${width}
    height="14"
    viewBox="0 0 ${width} 14"
    aria-hidden="true"
  >
    <rect class=${filled > 0 ? 'on' : ''} x="0.7" y="0.7" width="5.6" height="12.6" rx="2.8" />
    <rect class=${filled > 1 ? 'on' : ''} x="9.7" y="0.7" width="5.6" height="12.6" rx="2.8" />
    <rect class=${filled > 2 ? 'on' : ''} x="18.7" y="0.7" width="5.6" height="12.6" rx="2.8" />
    <path class="on" d=${step === 'thorny' ? THORN : ''} />
  </svg>`;
}
