import { css } from 'lit';

/** Styles of the count in the middle of a rose. */
export const countStyles = css`
  .count {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
  }
  small {
    font-size: var(--t-12);
    line-height: 0.875rem;
    font-weight: var(--w-medium);
    color: var(--ink-2);
    white-space: nowrap;
  }
  /* A long total stays within the hole of the rose. */
  .count small {
    max-width: 44%;
    white-space: normal;
    text-align: center;
    text-wrap: balance;
  }
`;
