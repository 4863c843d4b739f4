import { css } from 'lit';

/** How the cells of a board look: the focus, and the names of ranks and files along the edges. */
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
    font: var(--w-medium) 12px/12px var(--font-ui);
    color: var(--ink-2);
    pointer-events: none;
    transition:
      opacity var(--d-2),
      visibility var(--d-2);
  }
  /* In the corners at the foot of a square, which a crown leaves free. */
  .rank {
    left: 4px;
    bottom: 4px;
  }
  .file {
    right: 4px;
    bottom: 4px;
  }
  :host(:not([named])) .coordinate {
    opacity: 0;
    visibility: hidden;
  }
  .dense .coordinate {
    margin: 0 -1px -1px;
    font-size: 10px;
    line-height: 10px;
    letter-spacing: -0.08em;
  }
`;
