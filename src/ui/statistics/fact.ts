import { css, html, type TemplateResult } from 'lit';

/** Renders a value and its name as a line of a `dl`. */
export function fact(name: string, value: string | TemplateResult): TemplateResult<1> {
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
