import { css } from 'lit';

export const treePanelStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  .head {
    margin-bottom: 6px;
  }
  .picture {
    direction: ltr;
    position: relative;
    height: 160px;
    border-radius: var(--r-1);
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--line);
    overflow: hidden;
    cursor: pointer;
    touch-action: manipulation;
  }
  .picture:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    image-rendering: pixelated;
  }
  .picture.boards {
    height: auto;
    max-width: 26rem;
    margin: 0 auto;
    background: none;
    box-shadow: none;
  }
  .boards svg {
    display: block;
    width: 100%;
  }
  .boards .light {
    fill: var(--sq-a);
  }
  .boards .squares {
    fill: var(--sq-b);
  }
  .boards .queen {
    fill: var(--queen);
  }
  .boards :is(.frame, .edge, .cross) {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .boards .cross {
    stroke: var(--ink-2);
    stroke-width: 2;
  }
  .boards .dead > :is(.light, .squares, .queen, .frame),
  .boards .edge.dead {
    opacity: 0.45;
  }
  .boards .open .frame,
  .boards :is(.open, .solution).edge {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .boards .solution .frame {
    stroke: var(--bloom-edge);
    stroke-width: 3;
  }
  .boards .solution .queen {
    fill: var(--bloom-edge);
  }
  /* Lines between the levels. They get thinner with very many levels, so that they do not hide the nodes. */
  .picture:not(.boards)::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    --level: calc(100% / var(--levels));
    background: repeating-linear-gradient(
      transparent 0 calc(var(--level) - min(1px, var(--level) / 4)),
      var(--surface) calc(var(--level) - min(1px, var(--level) / 4)) var(--level)
    );
  }
  .legend {
    margin-top: 6px;
  }
  .legend li::before {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: 2px;
    background: var(--line-strong);
  }
  .legend .open::before {
    background: var(--ink);
  }
  .legend .solution::before {
    background: var(--bloom);
    box-shadow: inset 0 0 0 1px var(--bloom-edge);
  }
  .legend .dead-end::before {
    background: color-mix(in srgb, var(--line-strong) 45%, var(--surface));
  }
  .remark {
    margin-top: 6px;
  }
  @media (forced-colors: active) {
    .picture,
    .legend li::before {
      forced-color-adjust: none;
    }
  }
`;
