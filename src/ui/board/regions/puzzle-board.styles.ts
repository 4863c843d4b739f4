import { css } from 'lit';

export const puzzleBoardStyles = css`
  :host {
    /* The ratio of the board's width to its height. */
    --ratio: var(--columns) / var(--rows);
    --board-side: min(
      max(
        200px * min(1, var(--ratio)),
        min(var(--room-x) - var(--zoom-x, 0px), (var(--room-y) - var(--zoom-y, 0px)) * var(--ratio))
      ),
      max(120px, var(--above-sheet, 100dvh)) * var(--ratio)
    );
  }
  .regions,
  .over-squares,
  .over-queens {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    fill: none;
  }
  .within,
  .between,
  .crowded,
  .crowded-casing {
    vector-effect: non-scaling-stroke;
    stroke-linecap: square;
  }
  .within {
    stroke: color-mix(in srgb, var(--rg-edge) 18%, transparent);
    stroke-width: 1px;
  }
  .between {
    stroke: var(--rg-edge);
    stroke-width: 3px;
  }
  /* The strokes are clipped to their region, so that only half of each width is visible. */
  .crowded-casing {
    stroke: var(--surface);
    stroke-width: 14px;
  }
  .crowded {
    stroke: var(--alert);
    stroke-width: 10px;
    animation: crowd var(--d-3) var(--e-out);
  }
  @keyframes crowd {
    40% {
      stroke-width: 20px;
    }
  }
  .thread-casing {
    fill: var(--surface);
    animation: case var(--d-3) var(--e-out) backwards;
  }
  .thread-casing path {
    fill: none;
    stroke: var(--surface);
    stroke-width: 12;
    stroke-linejoin: round;
  }
  @keyframes case {
    from {
      opacity: 0;
    }
  }
  .given {
    stroke: var(--ink-2);
    stroke-width: 4.2;
    transform-box: fill-box;
    transform-origin: center;
  }
  .over-queens rect {
    fill: var(--ink);
  }
  .over-queens text {
    fill: var(--on-ink);
    font: var(--w-bold) 12px/1 var(--font-ui);
    text-anchor: middle;
  }
  :host([regions]) .view {
    border-radius: var(--r-2);
    box-shadow: none;
  }
  :host([regions]) .row > .cell > .coordinate {
    --under: var(--surface);
    color: var(--ink);
  }
  :host([regions]) .rank {
    left: 5px;
    bottom: 5px;
  }
  :host([regions]) .file {
    right: 5px;
    bottom: 5px;
  }
  /* Some tints are close to the colour of the focus. */
  :host([regions]) .cell:focus-visible {
    box-shadow: inset 0 0 0 calc(2 * var(--square-ring)) var(--surface);
  }
  @media (forced-colors: active) {
    :host([regions]) .plane {
      --rg-0: Canvas;
      --rg-1: Canvas;
      --rg-2: Canvas;
      --rg-3: Canvas;
      --rg-4: Canvas;
      --rg-5: Canvas;
      --rg-6: Canvas;
      --rg-7: Canvas;
      --rg-8: Canvas;
      --rg-9: Canvas;
      --rg-10: Canvas;
      --rg-11: Canvas;
      --rg-1p: GrayText;
      --rg-2p: GrayText;
      --rg-3p: GrayText;
      --rg-4p: GrayText;
      --rg-5p: GrayText;
      --rg-6p: GrayText;
      --rg-7p: GrayText;
      --rg-8p: GrayText;
      --rg-9p: GrayText;
      --rg-10p: GrayText;
      --rg-11p: GrayText;
      --rg-edge: CanvasText;
      --ink: CanvasText;
      --on-ink: Canvas;
      --queen: CanvasText;
      --ray: CanvasText;
      --surface: Canvas;
      --alert: LinkText;
      --alert-soft: Canvas;
      --on-alert: Canvas;
      --focus: Highlight;
    }
    :host([regions]) .coordinate {
      background: Canvas;
    }
  }
`;
