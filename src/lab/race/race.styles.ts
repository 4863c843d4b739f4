import { css } from 'lit';

export const raceStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  /* Names, bars and values stand in three columns; with large text, a bar stands below its name. */
  .chart {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 10px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  /* Until the contestants have lined up, the chart reserves room for all of them. */
  .chart:not(:has(.way)) {
    height: calc(var(--ways) * 1.5rem + 1.25rem);
    visibility: hidden;
  }
  .way {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    align-items: center;
  }
  .way.marked {
    font-weight: var(--w-bold);
  }
  .value {
    text-align: end;
  }
  .chart svg {
    width: 100%;
    height: 1.5rem;
    overflow: visible;
  }
  .chart .ticks {
    grid-column: 2;
    height: 1.25rem;
  }
  .chart .axis {
    stroke: var(--line);
  }
  .chart text {
    font-size: var(--t-12);
    fill: var(--ink-3);
    text-anchor: middle;
  }
  .chart .done {
    stroke: var(--line-strong);
    stroke-width: 6;
  }
  .chart .end {
    fill: var(--line-strong);
  }
  .chart .done.marked {
    stroke: var(--bloom);
  }
  .chart .end.marked {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 1.5;
  }
  .chart .running {
    fill: var(--paper);
    stroke: var(--line-strong);
    stroke-width: 3;
  }
  .chart .running.marked {
    stroke: var(--bloom-edge);
  }
  .chart .estimate {
    stroke: var(--line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
    stroke-linecap: round;
  }
  .chart .stop {
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  /* The labels of the scale would overlap. */
  @container (width < 21.5rem) {
    .ticks text:nth-of-type(even) {
      visibility: hidden;
    }
  }
  @container (width < 24rem) {
    .chart:not(:has(.way)) {
      height: calc(var(--ways) * 2.125rem + 1.25rem);
    }
    .chart {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-right: 6px;
    }
    .way svg {
      order: 1;
      grid-column: 1 / -1;
      height: 1rem;
    }
    .chart .ticks {
      grid-column: 1 / -1;
    }
  }
  /* Even a name and its value do not fit beside each other. */
  @container (width < 12rem) {
    .chart {
      grid-template-columns: minmax(0, 1fr);
    }
    .value {
      text-align: start;
    }
  }
  .long {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: 8px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .long p {
    flex: 1 1 200px;
  }
  .table {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--t-13);
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 8px 6px 0;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    font-weight: var(--w-regular);
  }
  thead th {
    border: 0;
    color: var(--ink-2);
  }
`;
