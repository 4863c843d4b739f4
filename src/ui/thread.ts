import { css, html, svg, type TemplateResult } from 'lit';
import type { Code } from '../core/code.ts';
import { columnsOf } from '../core/code-squares.ts';

/** A solution as cloth with its thread: its queens joined in row order. Decoration, as `cloth` is. */
export function threadedCloth(code: Code): TemplateResult<1> {
  const size = code.length;
  const centres = columnsOf(code).map((column, row) => [column + 0.5, row + 0.5] as const);
  const path = centres.map((centre) => centre.join(' ')).join('L');
  return html`<svg
    class="threaded"
    viewBox="-.4 -.4 ${size + 0.8} ${size + 0.8}"
    aria-hidden="true"
  >
    <rect
      class="ground"
      x="-.4"
      y="-.4"
      width=${size + 0.8}
      height=${size + 0.8}
      rx=${(size + 0.8) / 24}
    />
    <path class="thread" d="M${path}" />
    ${centres.map(([x, y]) => svg`<circle class="dot" cx=${x} cy=${y} r=".3"/>`)}
  </svg>`;
}

/** How cloth with its thread looks. */
export const threadStyles = css`
  .threaded {
    width: 100%;
  }
  .threaded .ground {
    fill: var(--cloth);
  }
  .threaded .thread {
    fill: none;
    stroke: var(--bloom-edge);
    stroke-width: 0.1;
    stroke-linejoin: round;
  }
  .threaded .dot {
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    .threaded {
      forced-color-adjust: none;
    }
  }
`;
