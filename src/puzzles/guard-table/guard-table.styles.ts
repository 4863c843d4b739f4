import { css } from 'lit';

export const guardTableStyles = css`
  :host {
    display: block;
    width: 100%;
    max-width: 66rem;
    margin: 0 auto;
    padding-bottom: 16px;
  }
  .stairs {
    position: relative;
    box-sizing: border-box;
    width: 100%;
    max-width: 27rem;
    margin: 6px auto 0;
    padding-inline: 8px 10px;
  }
  .sides,
  [role='row'] {
    display: grid;
    grid-template-columns: 22px repeat(10, minmax(0, 1fr));
  }
  .sides,
  .side {
    font-size: min(var(--t-12), 16px);
    line-height: 16px;
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
    color: var(--ink-3);
    text-align: center;
  }
  .side {
    align-self: center;
    padding-inline-end: 9px;
    text-align: end;
  }
  [role='row']:first-child .side {
    padding: 0;
    text-align: center;
  }
  [role='gridcell'] {
    position: relative;
    display: grid;
    grid-template-rows: 29px auto;
    justify-items: center;
    align-items: end;
    height: calc(29px + max(17px, min(1.0625rem, 22px)));
    border-radius: var(--r-2);
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  [role='gridcell'] > span {
    align-self: center;
    font-size: min(var(--t-12), 18px);
    line-height: 1.25;
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
  }
  [role='gridcell']:is(.least, .more) > span {
    font-weight: var(--w-bold);
    color: var(--ink);
  }
  [role='gridcell'] svg,
  .sum svg {
    overflow: visible;
  }
  rect {
    fill: var(--sunken);
    stroke: var(--line-strong);
    stroke-dasharray: 1.6 2.2;
  }
  .more rect {
    fill: var(--surface);
    stroke: var(--ink);
    stroke-width: 1.8;
    stroke-dasharray: none;
  }
  .least rect {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 1.3;
    stroke-dasharray: none;
  }
  .more circle {
    fill: none;
    stroke: var(--ink);
  }
  .least circle {
    fill: var(--on-bloom);
  }
  [data-fresh] rect {
    animation: turn 320ms var(--e-bloom) backwards;
  }
  @keyframes turn {
    from {
      fill: var(--sunken);
      stroke: var(--line-strong);
    }
  }
  :host([still]) [data-fresh] rect {
    animation: appear 90ms linear backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  [aria-selected='true']::before {
    content: '';
    position: absolute;
    inset: -1px 0;
    border: 2px solid var(--ink);
    border-radius: 10px;
    pointer-events: none;
  }
  [role='gridcell']:focus-visible {
    z-index: 1;
    outline-offset: 1px;
    border-radius: 10px;
  }
  .unread {
    margin: 0 var(--gutter);
  }
  .sum {
    padding: 12px 14px 0;
  }
  .sum p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px;
    margin-bottom: 10px;
  }
  .sum ul {
    display: grid;
    gap: 6px;
  }
  .sum small,
  .sum li {
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .sum li {
    display: grid;
    grid-template-columns: 22px 1fr;
    align-items: center;
    gap: 8px;
  }
  .sum b {
    color: var(--ink);
  }
  .card {
    display: grid;
    grid-template-columns: 84px 1fr;
    align-items: center;
    gap: 0 14px;
    margin: 12px var(--gutter) 0;
    padding: 12px;
  }
  .mini {
    grid-row: 1 / 3;
  }
  h2 {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .actions {
    flex-wrap: wrap;
    margin-top: 8px;
  }
  .actions .button {
    min-height: 44px;
    padding: 4px 12px;
  }
  /* The empty corner below the boards, if the text leaves room for it. */
  @container (min-width: 20rem) {
    .sum {
      position: absolute;
      inset-inline-start: 30px;
      bottom: 0;
      width: min(11.5rem, 48%);
      padding: 0;
    }
  }
  @container (max-width: 21.95rem) {
    .card {
      grid-template-columns: 1fr;
      gap: 8px;
    }
    .mini {
      grid-row: auto;
      width: 84px;
    }
  }
  @container (min-width: 45rem) {
    .both {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(16rem, 20rem);
      align-items: start;
      padding-inline: 8px var(--gutter);
    }
    .card {
      position: sticky;
      top: 12px;
      margin: 12px 0 0;
    }
    .actions {
      grid-column: 1 / 3;
    }
    .mini {
      grid-row: auto;
    }
  }
  @container (min-width: 56rem) and (min-height: 40rem) {
    .stairs {
      max-width: 40rem;
    }
    [role='gridcell'] {
      grid-template-rows: 43px auto;
      height: calc(43px + max(17px, 1.0625rem));
    }
    [role='gridcell'] svg {
      scale: 1.48;
      transform-origin: 50% 100%;
    }
    .sum {
      width: 16rem;
    }
  }
  @media (forced-colors: active) {
    rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    .least rect {
      fill: CanvasText;
    }
    .least circle {
      fill: Canvas;
    }
    [aria-selected='true']::before {
      border-color: Highlight;
    }
    .card {
      border: 1px solid CanvasText;
    }
  }
`;
