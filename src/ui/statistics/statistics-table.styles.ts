import { css } from 'lit';

/** Styles of a table of figures, and of the control that unfolds a table repeating a chart. */
export const statisticsTableStyles = css`
  summary {
    padding: 12px 0;
    font-size: var(--t-13);
    line-height: 1.25rem;
    color: var(--ink-2);
    cursor: pointer;
  }
  .scroller {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--t-13);
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding-block: 6px;
    padding-inline: 0 10px;
    text-align: end;
    white-space: nowrap;
    border-top: 1px solid var(--line);
  }
  th:first-child {
    text-align: start;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  thead th {
    font-weight: var(--w-medium);
    color: var(--ink-2);
    border-top: 0;
  }
`;
