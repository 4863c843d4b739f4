import { css } from 'lit';

/** Styles of the lesson: question, board and answers in one column, or beside each other in a wide window. */
export const lessonStyles = css`
  :host {
    --board: min(100%, 42cqh);
  }
  .page {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    box-sizing: border-box;
    padding-bottom: 12px;
  }
  nav,
  nt-transport,
  .clock {
    flex: none;
  }
  nav {
    margin: 0;
    padding: 8px var(--gutter) calc(8px + var(--safe-b));
    border-top: 1px solid var(--line);
  }
  nav [aria-disabled='true'] {
    color: var(--ink-3);
  }
  .clock {
    padding: 0 var(--gutter) 4px;
  }
  .clock a {
    display: flex;
    align-items: center;
    min-height: 32px;
    font-size: var(--t-13);
    font-variant-numeric: tabular-nums;
  }
  .clock svg {
    display: block;
    width: 100%;
    height: 8px;
    fill: var(--line-strong);
  }
  .clock .here {
    fill: var(--bloom);
  }
  .clock .hand {
    fill: var(--ink);
  }
  .cover,
  .step {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
  }
  h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  .cover p,
  .verdict,
  .lengths {
    font-size: var(--t-17);
    line-height: 1.5rem;
    text-wrap: pretty;
  }
  .cover li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 44px;
    border-top: 1px solid var(--line);
  }
  .cover a,
  .more {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .more {
    display: block;
    padding-block: 10px;
    font-size: var(--t-15);
    line-height: 1.375rem;
  }
  .stage > .board {
    display: block;
    width: var(--board);
    margin: 0 auto;
  }
  .stage .panel > :not(.family) {
    display: none;
  }
  .stage .family {
    gap: 10px;
  }
  .stage .family svg {
    max-width: none;
  }
  .lengths {
    text-align: center;
    font-weight: var(--w-bold);
    font-variant-numeric: tabular-nums;
  }
  .answers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .homework {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .homework :is(th, td) {
    padding: 5px 10px;
    border: 1px solid var(--line-strong);
    font-weight: var(--w-regular);
  }
  @container (orientation: landscape) and (min-width: 30rem) {
    .step:not(.plain) {
      max-width: 75rem;
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 28px;
    }
    .step > .stage {
      grid-row: 1 / 3;
      grid-column: 1;
    }
    .step:not(.plain) > :is(.ask, .answers) {
      grid-column: 2;
    }
    :host {
      --board: min(100%, 100cqh - 12rem);
    }
  }
`;
