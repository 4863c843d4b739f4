import { css } from 'lit';

/** The page that puzzles are reached from: tiles, and cards below them. */
export const hubStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 60rem;
    margin: 0 auto;
    padding: 8px var(--gutter) 20px;
  }
  header {
    display: flex;
    align-items: center;
    min-height: 72px;
    margin-right: -12px;
  }
  header > div {
    flex: 1;
    min-width: 0;
  }
  h1 {
    font-size: var(--t-28);
    line-height: 2rem;
    letter-spacing: -0.02em;
  }
  h1:focus-visible {
    /* Clear of the line below. */
    outline-offset: -1px;
  }
  header p {
    margin-top: 2px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  section {
    padding-top: 12px;
  }
  h2 {
    flex: 1;
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
  }
  .head a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 6px;
    margin-right: -6px;
    justify-content: end;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.75rem), 1fr));
    gap: 8px;
  }
  .tiles a {
    display: grid;
    gap: 1px;
    align-content: start;
    height: 100%;
    min-height: 92px;
    padding: 9px 10px;
  }
  .tiles .picture {
    height: 36px;
    width: auto;
    max-width: 100%;
    margin-bottom: 4px;
    justify-self: start;
  }
  .tiles b {
    font-size: var(--t-15);
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  .tiles small {
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .endless {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
  }
  .endless circle {
    fill: currentColor;
    stroke-width: 2;
  }
  .endless .open {
    fill: var(--surface);
  }
  .table rect {
    fill: var(--sunken);
    stroke: var(--line-strong);
  }
  .table .L {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
  }
  .table .M {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.6;
  }
  .code {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .code rect {
    fill: var(--sunken);
  }
  .code .between {
    stroke-width: 1.6;
  }
  @container (min-width: 48rem) {
    .tiles,
    .unfinished {
      gap: 16px;
    }
    .tiles {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .tiles a {
      grid-template-columns: auto 1fr;
      column-gap: 14px;
      align-content: center;
      padding: 16px 18px;
    }
    .tiles .picture {
      grid-row: 1 / 3;
      height: 44px;
      margin: 0;
      align-self: center;
    }
  }
  @media (forced-colors: active) {
    .tiles a {
      border: 1px solid LinkText;
    }
  }
`;
