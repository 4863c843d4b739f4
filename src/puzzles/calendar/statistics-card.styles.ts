import { css, type CSSResultGroup } from 'lit';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { factStyles } from '../../ui/statistics/fact.ts';
import { statisticsTableStyles } from '../../ui/statistics/statistics-table.styles.ts';
import { legendStyles } from '../../ui/styles/legend.styles.ts';

const chartStyles = css`
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
    gap: 8px;
    margin-bottom: 12px;
  }
  .facts > div {
    /* Each label stands over its number here. */
    flex-direction: column;
    justify-content: space-between;
    padding: 8px 12px;
    border-radius: var(--r-3);
    background: var(--sunken);
  }
  .facts dd {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .card {
    container-type: inline-size;
    padding: 12px 14px;
    margin-bottom: 12px;
  }
  h2 {
    margin-bottom: 4px;
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .chart {
    display: grid;
    grid-template-columns: max-content minmax(min-content, 1fr) max-content max-content;
    gap: 4px 14px;
    align-items: center;
    font-size: var(--t-13);
    line-height: 1.25rem;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  .of-kind {
    display: grid;
    grid-column: span 4;
    grid-template-columns: subgrid;
    row-gap: inherit;
    align-items: center;
    align-content: start;
  }
  .kind,
  .figure {
    display: contents;
  }
  .kind b {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 26px;
    color: var(--ink);
  }
  .of-kind ~ .of-kind .kind b {
    grid-column: 1 / -1;
    margin-top: 14px;
  }
  .figure span:first-child {
    padding-inline-start: 26px;
  }
  .figure span:nth-of-type(n + 2),
  .kind span:nth-of-type(n + 2) {
    text-align: end;
  }
  .figure span:nth-of-type(n + 2) {
    color: var(--ink);
  }
  /* One head serves all bars below each other. */
  .of-kind ~ .of-kind .kind span {
    display: none;
  }
  .figure svg {
    overflow: visible;
  }
  .outline {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.3;
  }
  .filled {
    fill: var(--ink);
  }
  text {
    fill: var(--ink);
    /* Mirrored twice, so that it can be read. */
    scale: var(--across) 1;
    transform-box: fill-box;
    transform-origin: center;
  }
  /* Heads of two lines, so that narrow windows have room for every column. */
  thead th {
    white-space: normal;
    vertical-align: bottom;
  }
  /* Room for the kinds beside each other. */
  @container (min-width: 56rem) {
    .chart {
      grid-template-columns: repeat(
        3,
        max-content minmax(min-content, 1fr) max-content max-content
      );
      align-items: start;
    }
    .of-kind ~ .of-kind {
      padding-inline-start: 14px;
    }
    .of-kind ~ .of-kind .kind b {
      grid-column: auto;
      margin-top: 0;
    }
    .of-kind ~ .of-kind .kind span {
      display: block;
    }
  }
  /* Large text and the narrowest windows: names and times over their bars. */
  @container (max-width: 18rem) {
    .chart {
      grid-template-columns: minmax(0, 1fr);
    }
    .of-kind {
      grid-column: auto;
    }
    .figure {
      display: grid;
      grid-template-columns: minmax(0, 1fr) max-content max-content;
      gap: 4px 12px;
    }
    .figure svg {
      grid-area: 2 / 1 / auto / -1;
    }
    .figure span:first-child {
      padding-inline-start: 0;
    }
    .chart .kind span {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .card,
    .facts > div {
      border: 1px solid CanvasText;
    }
    .outline {
      stroke: CanvasText;
    }
    .filled,
    text {
      fill: CanvasText;
    }
  }
`;

export const statisticsCardStyles: CSSResultGroup = [
  cardStyles,
  factStyles,
  statisticsTableStyles,
  legendStyles,
  chartStyles,
];
