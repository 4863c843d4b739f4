import { css } from 'lit';

/** Styles of the text that stands where there is nothing to show yet. */
export const emptyStateStyles = css`
  .none {
    display: grid;
    justify-items: center;
    gap: 14px;
    padding: 24px 0;
    color: var(--ink-2);
    text-align: center;
    text-wrap: balance;
  }
`;
