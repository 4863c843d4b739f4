import { css } from 'lit';

export const hubStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 90rem;
    margin: 0 auto;
    padding: 8px var(--gutter) 20px;
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
    margin-inline-end: -6px;
    justify-content: end;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  .learn {
    margin-bottom: 8px;
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
    hyphens: auto;
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
  .own {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .own .board {
    fill: var(--surface);
  }
  .own .sky {
    fill: var(--rg-3);
  }
  .own .sun {
    fill: var(--rg-1);
  }
  .own .rose {
    fill: var(--rg-9);
  }
  .own :is(.between, .edge) {
    stroke: var(--rg-edge);
    stroke-width: 1.7;
  }
  .own .brush {
    fill: var(--surface);
    stroke: currentColor;
    stroke-width: 1.9;
  }
  /* Large text: each tile is a row. */
  @container (max-width: 17rem) {
    .tiles a {
      grid-template-columns: 64px minmax(0, 1fr);
      column-gap: 12px;
      align-content: center;
      min-height: 64px;
    }
    .tiles .picture {
      grid-row: 1 / 3;
      margin: 0;
      place-self: center;
    }
  }
  @container (min-width: 48rem) {
    /* More specific than the cards' own styles, which come later. */
    .tiles,
    ul.unfinished {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 16px;
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
  /* The streak is beside all else, with the whole month open. */
  @container (min-width: 75rem) and (min-height: 37.5rem) {
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 24.5rem;
      grid-template-rows: repeat(4, auto) 1fr;
      padding: 0;
      padding-inline-start: 32px;
      min-height: 100%;
    }
    /* Holds also before the streak is drawn. */
    :host > * {
      grid-column: 1;
      padding-inline-end: 32px;
    }
    header {
      margin: 12px 0 0;
    }
    .row {
      grid-column: 2;
      grid-row: 1 / -1;
      display: flex;
      flex-direction: column;
      padding: 22px 24px 20px;
      border-inline-start: 1px solid var(--line);
    }
  }
  @media (forced-colors: active) {
    .tiles a {
      border: 1px solid LinkText;
    }
  }
`;
