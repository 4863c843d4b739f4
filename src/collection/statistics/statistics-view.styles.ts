import { css } from 'lit';
import { emptyStateStyles } from '../../ui/styles/empty-state.styles.ts';

/** Styles of the statistics: cards in one column, two where the window is wide. */
export const statisticsStyles = css`
  :host {
    max-width: 40rem;
    padding: 0 var(--gutter) 20px;
  }
  h1 {
    line-height: 2rem;
  }
  .tabs {
    max-width: 48rem;
    margin: 4px 0 12px;
  }
  .card {
    padding: 12px 14px 14px;
  }
  h2 {
    margin-bottom: 8px;
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  ${emptyStateStyles}
  .all {
    display: grid;
    /* Three in a row, or fewer where words are large. */
    grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, (100% - 16px) / 3), 1fr));
    gap: 12px 8px;
  }
  dd {
    font-size: var(--t-20);
    line-height: 1.625rem;
  }
  .milestones li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 60px;
  }
  .milestones p {
    flex: 1;
    min-width: 0;
  }
  .milestones span {
    display: block;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .small-thread {
    flex: none;
    width: 48px;
  }
  .chart {
    /* Time runs to the right in every language. */
    direction: ltr;
    width: fit-content;
    max-width: 100%;
  }
  .chart svg {
    max-width: 100%;
    height: 110px;
    border-bottom: 1px solid var(--line-strong);
  }
  .bars {
    fill: var(--ink);
  }
  .most,
  .ends {
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .ends {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    margin-top: 4px;
    white-space: nowrap;
  }
  .ends span {
    /* A date keeps the order of its words. */
    unicode-bidi: plaintext;
  }
  th a {
    display: inline-block;
    padding-block: 12px;
    padding-inline: 0 10px;
    margin: -12px 0;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-top: 6px;
  }
  @media (min-width: 1200px) {
    :host {
      max-width: 66rem;
    }
    .cards {
      columns: 2;
      column-gap: 20px;
    }
    .cards > section {
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid CanvasText;
    }
    .bars {
      fill: CanvasText;
    }
  }
`;
