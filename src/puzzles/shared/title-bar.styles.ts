import { css } from 'lit';

/** Styles of a bar over a page: a title with a smaller line below it, between Back and other buttons. */
export const titleBarStyles = css`
  .bar {
    flex: none;
    display: flex;
    align-items: center;
    min-height: 56px;
    padding: 2px 4px;
  }
  h1 {
    flex: 1;
    min-width: 0;
    font-size: var(--t-17);
    line-height: 1.375rem;
    letter-spacing: -0.005em;
  }
  h1 small {
    display: block;
    font: var(--w-regular) var(--f-13);
    color: var(--ink-2);
  }
`;
