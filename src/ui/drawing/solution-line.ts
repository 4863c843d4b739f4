import { css, html, svg, type TemplateResult } from 'lit';
import { type Code, columnsOf } from '../../core/solutions/code.ts';

/** Returns the path of a thread through points, from the first to the last. */
export function solutionLine(
  points: readonly { readonly x: number; readonly y: number }[],
): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/**
 * Renders a solution in small with its thread, which joins its queens in row order. It is decorative, as `thumbnail`
 * is.
 */
export function thumbnailWithLine(code: Code): TemplateResult<1> {
  const size = code.length;
  const centres = columnsOf(code).map((column, row) => ({ x: column + 0.5, y: row + 0.5 }));
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
    <path class="thread" d=${solutionLine(centres)} />
    ${centres.map(({ x, y }) => svg`<circle class="dot" cx=${x} cy=${y} r=".3"/>`)}
  </svg>`;
}

/** Styles of a solution in small with its thread. */
export const solutionLineStyles = css`
  .threaded {
    width: 100%;
    forced-color-adjust: none;
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
`;
