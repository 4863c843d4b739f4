import { css } from 'lit';

/** Styles of the settings: cards in one column, no wider than a line is comfortable to read. */
export const settingsStyles = css`
  :host {
    width: 100%;
    max-width: 35rem;
    padding: 0 var(--gutter) 20px;
  }
  h1 {
    line-height: 1.15;
  }
  h2 {
    padding: 0 4px 6px;
    font-size: var(--t-13);
    line-height: 1.4;
    color: var(--ink-2);
  }
  .card {
    --card-line: var(--line);
    padding: 4px 14px;
  }
  small {
    display: block;
    font-size: var(--t-13);
    line-height: 1.4;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 48px;
    padding: 4px 0;
    border-top: 1px solid var(--line);
    text-align: start;
  }
  .card > .row:first-child {
    border-top: 0;
  }
  .row > .icon {
    color: var(--ink-2);
  }
  .row > span {
    flex: 1;
    min-width: 0;
  }
  .row:has(.segments) {
    flex-wrap: wrap;
    row-gap: 4px;
    padding: 6px 0;
  }
  /* The name stands beside the choices, and above them where they need the width. */
  .row:has(.segments) > span {
    flex: 999 0 max-content;
    /* Beside the icon; a long description wraps. */
    max-inline-size: calc(100% - 36px);
  }
  .row > .segments {
    flex-grow: 1;
  }
  .segments.wide {
    margin: 10px 0 8px;
  }
  .list {
    position: relative;
  }
  .list .icon {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 26px;
    pointer-events: none;
  }
  select.button {
    appearance: none;
    inline-size: 100%;
    padding-inline-end: 40px;
    margin-block: 6px;
    border: 0;
    background: var(--surface);
    color: var(--ink);
    font-family: inherit;
    /* Safari zooms into a list whose text is smaller than 16 px. */
    font-size: max(16px, var(--t-15));
    text-align: start;
  }
  summary {
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .more[open] summary .icon {
    rotate: 180deg;
  }
  .kept {
    padding: 0 2px 6px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .kept summary {
    min-height: 44px;
    padding: 13px 0 5px;
  }
  .kept span {
    font-weight: var(--w-medium);
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .kept[open] span {
    display: none;
  }
  .samples {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.2rem, 1fr));
    gap: 8px;
    margin: 0;
    padding: 10px 0;
    border: 0;
    min-width: 0;
  }
  .samples label {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 7px;
    min-width: 0;
    text-align: center;
    hyphens: auto;
    overflow-wrap: anywhere;
    font-size: var(--t-12);
    line-height: 1.35;
    font-weight: var(--w-medium);
    color: var(--ink-2);
    cursor: pointer;
  }
  .samples svg {
    width: 100%;
    aspect-ratio: 1.25;
    border-radius: var(--r-2);
    outline: 1px solid var(--line);
  }
  .samples :checked ~ svg {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
    border-radius: 6px;
  }
  .samples :focus-visible ~ span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-1);
  }
  .samples:disabled label {
    cursor: default;
    opacity: 0.5;
  }
  .light {
    fill: var(--sq-a);
  }
  .dark {
    fill: var(--sq-b);
  }
  .between {
    fill: none;
    stroke: var(--grid);
    stroke-width: 0.7;
  }
  .queen {
    color: var(--queen);
  }

  [role='switch'] {
    flex: none;
    position: relative;
    width: 52px;
    height: 30px;
    /* The whole row is the target of a press. */
    min-block-size: 30px;
    margin: 7px 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 15px;
    background: var(--sunken);
    cursor: pointer;
    transition: background var(--d-1) var(--e-out);
  }
  [role='switch']::after {
    content: '';
    position: absolute;
    inset-inline-start: 3.5px;
    top: 3.5px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--line-strong);
    transition: translate var(--d-2) var(--e-out);
  }
  [aria-checked='true'] {
    border-color: var(--switch);
    background: var(--switch);
  }
  [aria-checked='true']::after {
    translate: calc(22px * var(--across));
    background: var(--switch-thumb);
  }
  [role='switch']:focus-visible {
    border-radius: 15px;
  }
  label.row {
    cursor: pointer;
  }
  @media (any-hover: none) {
    /* Without a pointer that hovers there is probably no keyboard. */
    .keyboard {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid CanvasText;
    }
    .row > .icon {
      color: inherit;
    }
    [role='switch']::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
    [aria-checked='true'] {
      forced-color-adjust: none;
      background: Highlight;
    }
    [aria-checked='true']::after {
      background: HighlightText;
    }
  }
`;
