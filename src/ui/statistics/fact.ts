import { css, html, type TemplateResult } from 'lit';

/** Renders a number and what it counts as a line of a `dl`, for `factStyles`. */
export function fact(name: string, value: string): TemplateResult<1> {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** Styles of facts, each number above what it counts. */
export const factStyles = css`
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  dd {
    font-weight: var(--w-bold);
    font-variant-numeric: tabular-nums;
  }
`;
