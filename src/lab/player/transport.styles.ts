import { css } from 'lit';

export const transportStyles = css`
  :host {
    isolation: isolate;
    display: block;
    padding: 6px var(--gutter) 8px;
    border-top: 1px solid var(--line);
    background: var(--paper);
  }
  /* Keys with the focus are scrolled to above what lies over the foot of the page. */
  :is(button, select, input) {
    scroll-margin-block-end: var(--over, 0px);
  }
  .meta {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: 2.25rem;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  .meta .icon-button {
    flex: none;
    margin: -4px 0;
    color: var(--ink-2);
  }
  .at {
    min-width: min-content;
  }
  .switch {
    margin-inline-start: auto;
    padding-inline-start: 12px;
    color: var(--ink);
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin-block: -4px;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
  }
  .switch i {
    flex: none;
    position: relative;
    width: 38px;
    height: 22px;
    border-radius: 11px;
    background: var(--sunken);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  .switch i::after {
    content: '';
    position: absolute;
    inset-inline-start: 4px;
    top: 4px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--line-strong);
  }
  .switch[aria-checked='true'] i {
    background: var(--ink);
    box-shadow: none;
  }
  .switch[aria-checked='true'] i::after {
    inset-inline-start: 20px;
    background: var(--bloom);
  }
  .keys [aria-disabled='true'] {
    color: var(--line-strong);
    cursor: default;
  }
  .scrubber {
    --track: 22px;
    --thumb: 16px;
    margin: -10px 2px -4px;
  }
  .scrubber svg {
    position: absolute;
    top: 10px;
    inset-inline-start: calc(var(--thumb) / 2);
    width: calc(100% - var(--thumb));
    height: 8px;
    overflow: visible;
  }
  .mark {
    fill: none;
    stroke: var(--line-strong);
    vector-effect: non-scaling-stroke;
  }
  .mark.passed {
    stroke: var(--bloom-edge);
    stroke-width: 1.6;
  }
  .keys {
    /* Time runs to the right in every language. */
    direction: ltr;
    --across: 1;
    display: grid;
    grid-template-columns: 44px 44px 1fr 44px 44px auto;
    align-items: center;
    gap: 4px;
    margin-inline-start: -10px;
  }
  .play {
    min-height: 48px;
    min-width: 44px;
    padding: 4px 8px;
    border-radius: var(--r-full);
    background: var(--ink);
    color: var(--on-ink);
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font: var(--w-bold) var(--f-15);
  }
  .speed {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 62px;
    min-height: 44px;
    margin-inline-start: 4px;
    padding: 0 8px;
    border-radius: var(--r-3);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
    font-weight: var(--w-bold);
    font-size: var(--t-13);
    white-space: nowrap;
  }
  .speed:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .speed select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 16px;
  }
  .scrubber:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  @container (max-width: 23rem) {
    .play {
      padding: 4px;
      gap: 4px;
    }
  }
  @container (max-width: 20rem) {
    .meta {
      flex-wrap: wrap;
    }
    .switch,
    .scrubber {
      margin-block: 0;
    }
    .play {
      padding: 4px;
      font-size: var(--t-13);
    }
    .play svg {
      display: none;
    }
  }
  /* The window is too narrow for one line at this text size. */
  @container (max-width: 16rem) {
    .keys {
      grid-template-columns: 44px 44px 44px 44px;
      margin: 0;
    }
    .play {
      grid-area: 1 / 1 / auto / -1;
    }
    .speed {
      grid-column: 1 / -1;
      justify-self: end;
    }
  }
  /* A phone on its side: one line. */
  @container (height < 36rem) and (min-width: 30rem) and (orientation: landscape) {
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      padding: 4px var(--gutter);
    }
    .meta {
      grid-column: 1 / -1;
      min-height: 0;
    }
    .scrubber {
      margin: 2px 0 0;
    }
    .keys {
      grid-template-columns: 44px 44px auto 44px 44px auto;
      margin: 0;
    }
    .play {
      padding: 4px 24px;
    }
  }
  @container (height < 36rem) and (min-width: 45rem) and (orientation: landscape) {
    :host {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }
    /* Words stand in two lines, so that the scrubber keeps its room. */
    .meta {
      grid-column: auto;
      order: 1;
      max-width: 17rem;
    }
    .switch {
      text-align: start;
      line-height: 1.125rem;
    }
    .play {
      padding: 4px 12px;
    }
    .at {
      max-width: 5rem;
    }
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    :host {
      display: grid;
      grid-template-columns: minmax(min-content, 1fr) auto;
      gap: 4px 12px;
      padding: 10px 0 0;
      border: 0;
    }
    .scrubber {
      grid-column: 1 / -1;
      margin: 0;
    }
    .keys {
      grid-template-columns: 44px 44px minmax(6rem, 200px) 44px 44px minmax(72px, max-content);
    }
    .meta {
      grid-column: 1 / -1;
      order: 1;
      justify-content: start;
    }
  }
  @container (min-width: 73.75rem) and (min-height: 36rem) and (orientation: landscape) {
    .meta {
      grid-column: auto;
      justify-content: end;
    }
  }
  @media (forced-colors: active) {
    .play,
    .speed {
      border: 1px solid ButtonBorder;
    }
  }
`;
