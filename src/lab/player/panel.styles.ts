import { css } from 'lit';

/** Styles of the views' content beside and below the board. */
export const panelStyles = css`
  .by-row {
    display: grid;
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    /* As high as the board, whose rows it stands beside: many rows get smaller letters. */
    height: 0;
    min-height: 100%;
    font: var(--w-medium) clamp(9px, var(--board) / var(--rows) * 0.75, var(--t-13)) / 1
      var(--font-mono);
    color: var(--ink-3);
  }
  .by-row li {
    display: grid;
    align-items: center;
    min-height: 0;
    border-bottom: 1px solid var(--line);
  }
  .by-row li:last-child {
    border: 0;
  }
  .by-row b {
    font-weight: var(--w-bold);
    color: var(--ink);
  }
  .odometer li {
    grid-template-columns: minmax(0, 1fr) 3.4ch;
    gap: 6px;
  }
  .odometer b {
    text-align: end;
  }
  .cells {
    direction: ltr;
    display: grid;
    grid-auto-flow: column;
    /* The length of a bar follows its number of columns, not the width of its container. */
    grid-auto-columns: minmax(0, 16px);
    gap: min(2px, 16px / var(--columns));
  }
  .cells i {
    height: min(9px, var(--board) / var(--rows) - 4px);
    border-radius: 2px;
    background: var(--line);
  }
  .cells .tried {
    background: var(--line-strong);
    opacity: 0.65;
  }
  .cells .queen,
  .cells .on {
    background: var(--ink);
  }
  .cells .testing {
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.2px var(--bloom-edge);
  }
  .array li {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    padding: 0 6px;
  }
  .array small {
    font: var(--w-regular) min(1em, var(--t-12)) / 1 var(--font-ui);
    color: var(--ink-2);
    text-align: end;
  }
  .array .quiet b {
    font-weight: var(--w-regular);
    color: var(--ink-3);
  }
  .marked {
    background: var(--bloom-soft);
    box-shadow: inset 0 0 0 1.2px var(--bloom-edge);
    border-radius: var(--r-1);
  }
  .facts {
    display: grid;
    align-content: start;
    gap: 10px;
  }
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    overflow-wrap: anywhere;
  }
  .panel .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
  }
  .matrix {
    overflow-x: auto;
  }
  .determinant {
    direction: ltr;
    width: 100%;
    min-width: calc(var(--columns) * 2rem);
    max-width: 400px;
    border-collapse: collapse;
    table-layout: fixed;
    font: var(--w-medium) var(--t-15) / 1.625rem var(--font-mono);
    text-align: center;
  }
  .determinant td:not(.marked):has(s) {
    color: var(--ink-3);
  }
  .by-column {
    direction: ltr;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    max-width: calc(var(--columns) * 44px);
    text-align: center;
  }
  .by-column li {
    display: grid;
  }
  .by-column small {
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .by-column b {
    font: var(--w-bold) var(--t-13) / 1.375rem var(--font-mono);
  }
  .cell-line {
    display: grid;
    grid-template-columns: 5.5em minmax(0, 1fr);
    align-items: center;
    min-height: 22px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .bars {
    width: 100%;
    height: 60px;
  }
  .bars rect {
    fill: var(--line-strong);
  }
  .bars .queen {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 1.2;
    vector-effect: non-scaling-stroke;
  }
  .chart {
    width: 100%;
    height: auto;
    max-width: 480px;
    fill: none;
  }
  .chart .axis {
    stroke: var(--line);
  }
  .chart .best {
    stroke: var(--ink);
    stroke-width: 2.4;
  }
  .chart circle.best {
    fill: var(--ink);
  }
  .chart circle.mean {
    fill: var(--paper);
  }
  .chart .mean {
    stroke: var(--line-strong);
    stroke-width: 1.6;
  }
  .chart polyline.mean {
    stroke-dasharray: 3 3;
  }
  .panel .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  .legend .best::before,
  .legend .mean::before {
    content: '';
    display: inline-block;
    width: 20px;
    margin-inline-end: 6px;
    vertical-align: middle;
    border-top: 2.4px solid var(--ink);
  }
  .legend .mean::before {
    border-top: 1.6px dashed var(--line-strong);
  }
  .family {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
  .family svg {
    width: 100%;
    max-width: 150px;
    height: auto;
  }
  figcaption {
    /* Three lines, so that a longer caption moves nothing. */
    min-height: 3.375rem;
    font-size: var(--t-12);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .population {
    width: 100%;
    height: auto;
  }
  .small-board rect {
    fill: var(--sunken);
    stroke: transparent;
  }
  .small-board path {
    fill: none;
    stroke: var(--queen);
    stroke-linecap: round;
  }
  .small-board.parent rect {
    fill: var(--bloom-soft);
    stroke: var(--bloom-edge);
    stroke-width: 4;
  }
  @container (min-width: 36rem) and (min-height: 36rem) {
    .odometer .cells {
      gap: min(3px, 24px / var(--columns));
    }
    .odometer .cells i {
      height: min(14px, 200px / var(--columns));
      border-radius: 3px;
    }
    .by-row {
      font-size: clamp(9px, var(--board) / var(--rows) * 0.75, var(--t-15));
    }
  }
`;
