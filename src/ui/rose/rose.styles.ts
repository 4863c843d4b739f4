import { css } from 'lit';

export const roseStyles = css`
  .rose {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .small-rose {
    width: var(--small-rose, 46px);
    height: var(--small-rose, 46px);
  }
  .empty {
    fill: none;
    stroke: var(--line-strong);
    stroke-dasharray: 1 5;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .seed {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 0.55;
  }
  .seed.found {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 0.7;
  }
  .seed.revealed {
    fill: var(--paper);
    stroke: var(--ink-2);
    stroke-width: 0.9;
  }
  .seed.fresh {
    fill: var(--bloom);
    stroke: var(--ink);
    stroke-width: 0.9;
    transform-box: fill-box;
    transform-origin: center;
    animation: breathe var(--d-5) var(--e-out);
  }
  @keyframes breathe {
    30% {
      transform: scale(var(--breath, 2.2));
    }
  }
  .few {
    --breath: 1.4;
  }
  .halo {
    fill: var(--bloom);
    opacity: 0.45;
  }
  .leaf {
    fill: var(--leaf);
  }
  .heart {
    fill: var(--paper);
    stroke: var(--line);
  }
  .leaf.bare {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 0.5;
  }
  .leaf.full,
  .part.full {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 0.7;
  }
  .leaf.full ~ .seed.found {
    fill: var(--on-bloom);
    stroke: none;
  }
  .petal {
    transition-property: opacity, scale;
    transition-duration: var(--d-3);
    transition-timing-function: var(--e-out);
  }
  /* As large as the viewBox leaves room for. */
  .petal.awaited {
    scale: 1.07;
  }
  .petal.awaited .leaf {
    stroke: var(--bloom-edge);
    stroke-width: 1.2;
  }
  .petal.dim {
    opacity: 0.32;
  }
  .petal.fresh .leaf.full {
    transform-origin: 0 -23px;
    animation: bloom var(--d-5) var(--e-bloom);
  }
  .few .petal .leaf.full {
    transform-origin: 0 0;
  }
  @keyframes bloom {
    from {
      transform: scale(0.2, 0.5);
      fill: var(--leaf);
      stroke: transparent;
    }
    40% {
      fill: var(--bloom-soft);
    }
  }
  .whole .spoke.full,
  .whole .part.full {
    animation: light var(--d-5) var(--e-bloom);
  }
  @keyframes light {
    from {
      transform: scale(0.4);
      stroke: var(--line);
      fill: var(--leaf);
    }
    40% {
      fill: var(--bloom-soft);
    }
  }
  .spoke {
    stroke: var(--line);
    stroke-width: 0.8;
    stroke-linecap: round;
  }
  .spoke.on {
    stroke: var(--bloom-edge);
    stroke-width: 1.1;
  }
  .spoke.full {
    stroke: var(--bloom-edge);
    stroke-width: 1.5;
  }
  .part {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 1.6;
  }
  /* Too narrow to be hollow. */
  .many .part {
    fill: var(--line);
    stroke: none;
  }
  .part:is(.on, .full),
  .many .part:is(.on, .full) {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
  }
  /* Too many for outlines. */
  .many .part:not(.on, .full) {
    stroke: var(--line);
    stroke-width: 0.8;
  }
`;
