import { css } from 'lit';

/** How the cells of a board look: the focus. Names of ranks and files are seen a little later. */
export const cellStyles = css`
  .row {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  .cell {
    position: relative;
    min-width: 0;
    cursor: pointer;
  }
  .cell.movable {
    touch-action: none;
  }
  .cell:focus {
    outline: none;
  }
  .cell:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -4px;
    border-radius: 6px;
    z-index: 1;
  }
  .coordinate {
    position: absolute;
    visibility: hidden;
    pointer-events: none;
  }
`;
