import { css } from 'lit';

/** Styles of a page of cards in one column, below the back link and a heading. */
export const pageStyles = css`
  :host {
    display: block;
    margin: 0 auto;
  }
  header {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    margin-inline-start: -12px;
  }
  h1 {
    font-size: var(--t-28);
    letter-spacing: -0.02em;
  }
  section {
    margin-bottom: 14px;
  }
`;
