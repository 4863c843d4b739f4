import { css } from 'lit';

/** How the board looks: squares by gradient, everything on them in one drawing of 100 units a square. */
export const boardStyles = css`
  :host {
    display: grid;
    justify-content: center;
    position: relative;
    --rows: 8;
    --columns: 8;
    --zoom: 1;
    --board-side: max(
      200px,
      min(var(--room-x) - var(--zoom-x, 0px), var(--room-y) - var(--zoom-y, 0px))
    );
  }
  .view {
    width: round(down, var(--board-side), var(--columns) * 1px);
    aspect-ratio: var(--columns) / var(--rows);
    border-radius: var(--r-3);
    box-shadow:
      0 0 0 1px var(--sq-edge),
      var(--sh-2);
    overflow: hidden;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .plane {
    position: relative;
    isolation: isolate;
    width: calc(100% * var(--zoom));
    aspect-ratio: var(--columns) / var(--rows);
    background: conic-gradient(var(--sq-b) 25%, var(--sq-a) 0 50%, var(--sq-b) 0 75%, var(--sq-a) 0)
      0 0 / calc(200% / var(--columns)) calc(200% / var(--rows));
  }
  .grid,
  .queens {
    position: absolute;
    inset: 0;
    /* Neither is painted anew because the other changed. */
    isolation: isolate;
    contain: strict;
  }
  .grid {
    display: grid;
    grid-template-rows: repeat(var(--rows), minmax(0, 1fr));
    cursor: pointer;
    touch-action: pan-x pan-y;
  }
  :host([held]) .grid,
  .cell.movable {
    touch-action: none;
  }
  .row {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  .cell {
    position: relative;
    min-width: 0;
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
  }
  .rank {
    left: 4px;
    top: 4px;
  }
  .file {
    right: 4px;
    bottom: 3px;
  }
  :host(:not([named])) .coordinate {
    display: none;
  }
  .dense .coordinate {
    font-size: 10px;
    line-height: 10px;
  }
  .dense .rank {
    left: 2px;
    top: 2px;
  }
  .dense .file {
    right: 2px;
    bottom: 1px;
  }
  .drawing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    overflow: visible;
  }
  .drawing path,
  .drawing circle,
  .drawing rect {
    fill: none;
  }
  .squares {
    stroke: var(--grid);
    stroke-width: 2;
  }
  .queens {
    pointer-events: none;
  }
  .queen {
    /* 66 of the 100 units of a square, round the place it is given. */
    position: absolute;
    width: calc(66% / var(--columns));
    aspect-ratio: 1;
    translate: -50% -50%;
    overflow: visible;
    color: var(--queen);
    --queen-hollow: var(--surface);
  }
  .queen.in-conflict {
    color: var(--alert);
  }
  .queen.revealed {
    --queen-hollow: none;
  }
  .queen.lifted {
    opacity: 0.25;
  }
  .queen.ghost {
    opacity: 0.5;
  }
  .queen.dragged {
    left: 0;
    top: 0;
    width: calc(76% / var(--columns));
    filter: drop-shadow(0 6px 8px rgb(0 0 0 / 0.25));
  }
  @media (forced-colors: active) {
    .plane {
      forced-color-adjust: none;
    }
  }
`;
