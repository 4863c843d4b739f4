import { css } from 'lit';

/** Styles of a size: one column on a phone, the summary beside the cards in a wide window. */
export const sizeViewStyles = css`
  :host {
    display: block;
  }
  .hero {
    display: grid;
    grid-template-columns: minmax(150px, 212px) 1fr;
    align-items: center;
    gap: 10px;
    padding-block: 8px 10px;
    padding-inline: 10px var(--gutter);
  }
  /* Large text in a narrow window: the rose stands above its facts. */
  @container (max-width: 15rem) {
    .hero {
      grid-template-columns: 1fr;
    }
  }
  .whole-rose {
    position: relative;
    aspect-ratio: 1;
    -webkit-tap-highlight-color: transparent;
  }
  .whole-rose nt-rose {
    height: 100%;
    cursor: pointer;
  }
  .count {
    pointer-events: none;
  }
  dl {
    display: grid;
    gap: 10px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  dl div {
    position: relative;
    padding-inline-start: 28px;
  }
  dt {
    font: var(--w-bold) var(--f-17);
    color: var(--ink);
  }
  dt svg {
    position: absolute;
    inset-inline-start: 0;
    top: 2px;
    width: 20px;
    height: 20px;
    overflow: visible;
  }
  dt :is(.found, .complete) {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 0.7;
  }
  dt .revealed {
    fill: var(--paper);
    stroke: var(--ink-2);
    stroke-width: 2;
  }
  nt-hear-button {
    display: block;
    width: fit-content;
    margin: 0 var(--gutter) 4px;
  }
  .filters {
    display: flex;
    gap: 8px;
    padding: 8px var(--gutter) 12px;
  }
  .chip {
    flex: none;
    min-height: 44px;
    padding: 0 13px;
    border-radius: var(--r-full);
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    color: var(--ink-2);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    white-space: nowrap;
  }
  .chip:focus-visible {
    border-radius: var(--r-full);
  }
  .chip b {
    margin-inline-start: 3px;
  }
  .chip[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-ink);
    box-shadow: none;
  }
  .families {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.375rem, 100%), 1fr));
    gap: 10px;
    padding: 0 var(--gutter) 20px;
  }
  /* The browser skips layout and paint of cards far from the window; this is their estimated height. */
  .card {
    content-visibility: auto;
    contain-intrinsic-size: auto 130px;
  }
  .end {
    grid-column: 1 / -1;
    height: 1px;
  }
  .none {
    padding: 8px var(--gutter) 40px;
    color: var(--ink-2);
  }
  .empty {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 4px;
    padding: 24px var(--gutter) 40px;
    text-align: center;
  }
  .empty nt-rose {
    width: 150px;
    height: 150px;
    margin: 2px 0 6px;
  }
  .empty h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    letter-spacing: -0.012em;
  }
  .empty p {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .empty .button {
    margin-top: 14px;
  }
  @media (min-width: 900px), (orientation: landscape) and (min-width: 400px) {
    :host {
      display: grid;
      grid-template-columns: clamp(14rem, 30vw, 21.25rem) minmax(0, 1fr);
      align-items: start;
    }
    .summary {
      position: sticky;
      top: 0;
    }
    .hero {
      grid-template-columns: 1fr;
      padding: 8px var(--gutter);
    }
    .whole-rose {
      width: min(16.25rem, 100%);
      margin: 8px auto;
    }
    .filters {
      flex-wrap: wrap;
    }
    .families {
      grid-template-columns: repeat(auto-fill, minmax(min(10.625rem, 100%), 1fr));
      padding-top: 8px;
    }
    .empty,
    .none {
      grid-column: 1 / -1;
    }
  }
  /* A sticky summary that is higher than the window would be cut off. */
  @media (max-height: 599px) and ((orientation: landscape) and (min-width: 400px)) {
    .summary {
      position: static;
    }
    .whole-rose {
      width: 11rem;
    }
  }
  @media (forced-colors: active) {
    .chip {
      border: 1px solid ButtonBorder;
    }
    .chip[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    dt svg {
      forced-color-adjust: none;
    }
  }
`;
