import { css } from 'lit';

/** Styles of the search: its board with words beside it, above its tree; in a wide window beside its tree. */
export const searchStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .lead,
  .say {
    font-size: var(--t-15);
    line-height: 1.375rem;
    text-wrap: pretty;
  }
  h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
  }
  h3 {
    margin-top: 16px;
    font-size: var(--t-15);
    line-height: 1.25rem;
  }
  .parts {
    display: grid;
    grid-template-columns: min(11rem, 50%) minmax(0, 1fr);
    gap: 4px 14px;
    margin-top: 8px;
  }
  /* On small upright phones some of the board leaves the window, so that the tree is whole; in large text none. */
  @container (15rem <= width <= 25rem) {
    .board-place {
      scroll-margin-top: -60px;
    }
  }
  .say,
  nt-tree {
    grid-column: 1 / -1;
  }
  nt-tree {
    scroll-margin-bottom: 64px;
  }
  /* Three lines have room, so that no sentence moves the tree. */
  .say {
    min-height: 4.125rem;
  }
  .phases {
    display: grid;
    gap: 6px;
    counter-reset: phase;
  }
  .phases li {
    counter-increment: phase;
    padding: 5px 10px;
    border-radius: var(--r-3);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--t-13);
    line-height: 1.25rem;
    font-weight: var(--w-medium);
    text-align: center;
    overflow-wrap: anywhere;
  }
  .phases li::before {
    content: counter(phase) ' ';
  }
  .phases .now {
    background: var(--ink);
    color: var(--on-ink);
  }
  .phases .stuck {
    background: var(--surface);
    color: var(--ink);
    box-shadow: inset 0 0 0 2.5px var(--ray);
  }
  .tally {
    margin-top: 8px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  .tally b {
    color: var(--ink);
  }
  .growth {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 2px 12px;
    margin-top: 8px;
    font-size: var(--t-13);
    font-variant-numeric: tabular-nums;
  }
  .growth dd {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .growth i {
    height: 8px;
    background: var(--line-strong);
  }
  .keys {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-block: 8px;
    background: var(--paper);
  }
  /* A rule that is off can be switched on: its words are as dark as those of one that is on. */
  .choices > button {
    color: var(--ink);
  }
  .choices > .segments {
    display: flex;
    padding: 3px;
    box-shadow: none;
  }
  .keys [aria-disabled='true'] {
    background: var(--sunken);
  }
  @container (min-width: 36rem) {
    /* On a phone on its side a smaller board leaves room for three lines above the keys. */
    .parts {
      --board: clamp(7rem, 100cqh - 15.5rem, 11rem);
      grid-template: auto 1fr / var(--board) calc(21rem - var(--board)) minmax(0, 1fr);
    }
    .say {
      grid-area: 2 / 1 / 3 / 3;
    }
    nt-tree {
      grid-area: 1 / 3 / 3 / 4;
    }
    nt-tree:first-child {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .phases .now,
    .phases .stuck {
      outline: 2px solid Highlight;
    }
  }
`;
