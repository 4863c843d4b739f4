import { css } from 'lit';

/** Styles of a `<summary>` that is large enough for a finger. */
export const summaryStyles = css`
  summary {
    min-height: 44px;
    padding: 11px 0;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    cursor: pointer;
  }
`;
