import { css } from 'lit';

export const raceStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .lead {
    font-size: var(--t-15);
    line-height: 1.375rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .lead b,
  .note b {
    color: var(--ink);
  }
  /* Three figures below a name and its bar. */
  .table {
    display: grid;
    grid-template-columns: repeat(3, minmax(min-content, 1fr));
    column-gap: 12px;
    margin-top: 8px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    font-variant-numeric: tabular-nums;
  }
  .head,
  .way {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    align-items: center;
  }
  .head {
    font-size: var(--t-13);
    line-height: 1.125rem;
    font-weight: var(--w-medium);
    color: var(--ink-2);
    padding: 8px 0;
    align-items: end;
  }
  .head .nodes {
    color: var(--ink);
    font-weight: var(--w-bold);
  }
  .head .name,
  .head .bar {
    display: none;
  }
  .way {
    padding: 6px 0;
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }
  .way .name a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .way .name,
  .way .nodes {
    color: var(--ink);
  }
  .marked .name {
    font-weight: var(--w-bold);
  }
  .way > *,
  .head > * {
    text-align: end;
  }
  .name,
  svg.bar,
  .ticks {
    grid-column: 1 / -1;
  }
  .table .name {
    text-align: start;
  }
  .way > [role='cell'] {
    min-height: 1.375rem;
  }
  /* The two searches of whole boards may need the room of a button. */
  .way:nth-of-type(-n + 3) {
    grid-auto-rows: auto;
    min-height: 6.375rem;
  }
  .table svg {
    width: 100%;
    height: 1.125rem;
    overflow: visible;
  }
  .axis {
    stroke: var(--line);
  }
  text {
    font-size: var(--t-12);
    fill: var(--ink-2);
    text-anchor: middle;
    /* Mirrored twice, so that it can be read. */
    scale: var(--across) 1;
    transform-box: fill-box;
    transform-origin: center;
  }
  .done {
    stroke: var(--line-strong);
    stroke-width: 7;
  }
  .end {
    fill: var(--line-strong);
  }
  .marked .done {
    stroke: var(--bloom);
  }
  .marked .end {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 1.5;
  }
  .running {
    fill: var(--paper);
    stroke: var(--line-strong);
    stroke-width: 3;
  }
  .marked .running {
    stroke: var(--bloom-edge);
  }
  .way .long {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 12px;
  }
  .note,
  .failure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
    margin-top: 12px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    color: var(--ink-2);
  }
  .note p,
  .failure p {
    flex: 1 1 15rem;
  }
  /* Beside the board of a phone on its side. */
  @container (max-width: 15rem) {
    .table {
      grid-template-columns: repeat(3, auto);
      column-gap: 8px;
      font-size: var(--t-13);
    }
    .head {
      font-size: var(--t-12);
    }
  }
  /* Large words: figures below one another. */
  @container (max-width: 13rem) {
    .table {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* A name and its bar stand in a line with the figures. */
  @container (min-width: 45rem) {
    .lead {
      font-size: var(--t-17);
      line-height: 1.5rem;
    }
    .table {
      grid-template-columns: max-content minmax(0, 1fr) repeat(3, auto);
      column-gap: 24px;
    }
    .head .name {
      display: block;
      visibility: hidden;
    }
    .head .bar {
      display: block;
      text-align: start;
    }
    .way,
    .way:nth-of-type(-n + 3) {
      min-height: 3.375rem;
      padding: 0;
    }
    .name,
    svg.bar,
    .way .long {
      grid-column: auto;
    }
    .way .long {
      grid-column: 3 / -1;
    }
    .way svg.bar {
      height: 3.375rem;
    }
    .table .ticks {
      grid-column: 2;
      height: 1.375rem;
    }
  }
`;

/** Styles of the race: a table on wide pages, a list with three columns of figures on others. */
