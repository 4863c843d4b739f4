import { css } from 'lit';

/** Styles of headings over lists in a dialog, with names on the left and values on the right. */
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
