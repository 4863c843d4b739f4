import { css } from 'lit';

/** Styles of the seven ideas: in each row a number, a name and a count, above a bar. */
export const ideasStyles = css`
  :host {
    display: block;
  }
  p {
    font-size: var(--t-13);
    line-height: 1.25rem;
    color: var(--ink-2);
    text-wrap: pretty;
    font-variant-numeric: tabular-nums;
  }
  .lead {
    font-size: var(--t-15);
    line-height: 1.375rem;
  }
  ol {
    margin-block: 8px 12px;
    counter-reset: idea;
  }
  li {
    position: relative;
    padding-block: 4px 8px;
    padding-inline: 42px 0;
    border-top: 1px solid var(--line);
    counter-increment: idea;
  }
  li::before {
    content: counter(idea);
    position: absolute;
    inset-inline-start: 0;
    top: 11px;
    width: 30px;
    height: 30px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    line-height: 26px;
    text-align: center;
    font-weight: var(--w-bold);
    font-variant-numeric: tabular-nums;
  }
  .asked {
    background: var(--sunken);
    border-radius: var(--r-2);
    margin-inline: -8px;
    padding-inline: 50px 8px;
  }
  .asked::before {
    margin-inline-start: 8px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
    min-height: 44px;
    font-size: var(--t-15);
    color: var(--ink);
    font-weight: var(--w-bold);
    overflow-wrap: anywhere;
  }
  .head a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .bar {
    display: block;
    width: 100%;
    height: 10px;
    margin-bottom: 4px;
  }
  .bar line {
    stroke: var(--line-strong);
    stroke-width: 8;
  }
  .guesses {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }
`;
