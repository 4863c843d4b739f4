import { css } from 'lit';

/** Styles of a board's cells and their focus ring. The names of ranks and files become visible later. */
export const cellStyles = css`
  .row {
    flex: 1 1 0;
    min-height: 0;
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
    outline: var(--square-ring) solid var(--focus);
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
