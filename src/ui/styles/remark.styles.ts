import { css } from 'lit';

/** Styles of small, quiet words that explain what they stand beside. */
export const remarkStyles = css`
  .remark {
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;
