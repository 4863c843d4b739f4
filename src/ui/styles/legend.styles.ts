import { css } from 'lit';

/** Styles of a legend: signs with their words, side by side as far as there is room. */
export const legendStyles = css`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 10px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;
