import { css } from 'lit';

export const landingStyles = css`
  :host {
    box-sizing: border-box;
    width: 100%;
    max-width: 44rem;
    margin: 0 auto;
    padding-bottom: calc(24px + var(--safe-b));
  }
  header {
    padding-block: 0;
    padding-inline: var(--gutter) 8px;
  }
  h1 {
    font-size: var(--t-28);
    line-height: 2rem;
    letter-spacing: -0.02em;
  }
  section {
    padding: 0 var(--gutter) 18px;
  }
  .card + .remark,
  .path {
    margin-top: 12px;
    counter-reset: card -1;
  }
  .path > li {
    position: relative;
    padding-block: 4px 12px;
    padding-inline: 44px 0;
    counter-increment: card;
  }
  /* The number of the card, and the line that leads to the next one. */
  .path > li::before {
    content: counter(card);
    position: absolute;
    inset-inline-start: 0;
    top: 10px;
    width: 30px;
    height: 30px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    line-height: 30px;
    text-align: center;
    font-weight: var(--w-bold);
    font-variant-numeric: tabular-nums;
  }
  .path > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 16px;
    top: 46px;
    bottom: -8px;
    border-inline-start: 2px solid var(--line-strong);
  }
  .path h2 {
    overflow-wrap: anywhere;
    hyphens: auto;
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  .path h2 a {
    flex: 1;
    min-height: 44px;
  }
  .path p {
    margin-bottom: 6px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .icon {
    flex: none;
    color: var(--ink-3);
  }
  a > span {
    min-width: 0;
  }
  .list {
    margin-top: 8px;
    padding: 2px 14px;
    columns: 20rem;
    column-gap: 32px;
  }
  .list :is(div, li) {
    break-inside: avoid;
  }
  .list li + li {
    border-top: 1px solid var(--line);
  }
  .list a {
    min-height: 52px;
    padding: 5px 0;
  }
  .remark {
    display: block;
  }
`;
