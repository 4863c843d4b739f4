import { css } from 'lit';

/** Headings over lists of what is named on the left and said on the right, in a dialog. */
export const listingStyles = css`
  h3 {
    margin: 14px 0 2px;
    font-size: var(--t-13);
    line-height: 1.4;
    color: var(--ink-2);
  }
  dl > div {
    display: grid;
    align-items: center;
    border-top: 1px solid var(--line);
  }
  dl > div:first-child {
    border-top: 0;
  }
`;
