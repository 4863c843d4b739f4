import { css, html, type TemplateResult } from 'lit';

/** What a number counts, and the number: a line of a `dl` that `factStyles` lays out. */
export function fact(name: string, value: string): TemplateResult<1> {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** How facts look: each number above what it counts. */
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
