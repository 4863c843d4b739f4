import { css } from 'lit';

/** Styles of a well in which choices stand side by side, or in rows if there is no room. */
export const wellStyles = css`
  :is(.segments, .tabs) {
    display: flex;
    flex-wrap: wrap;
    padding: 3px;
    border-radius: var(--r-3);
    background: var(--sunken);
  }
`;
