import { css } from 'lit';

/** Styles of trefoils; the element that shows one sets its size. */
export const trefoilStyles = css`
  .trefoil {
    overflow: visible;
  }
  .day-petal {
    fill: var(--line);
    fill-opacity: 0.75;
  }
  .day-petal.on {
    fill: var(--ink);
    fill-opacity: 1;
  }
  .day-petal.shown {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  .day-eye {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 1.8;
  }
  .day-eye circle {
    fill: var(--ink-2);
    stroke: none;
  }
  .in-bloom .day-petal {
    fill: var(--bloom);
    fill-opacity: 1;
    stroke: var(--bloom-edge);
    stroke-width: 1.6;
  }
  .day-petal.fresh {
    fill: var(--bloom);
    fill-opacity: 1;
    stroke: var(--ink);
    stroke-width: 2.6;
    animation: petal-grows var(--d-3) var(--e-bloom) both;
  }
  /* The petals bloom one after the other, from Complete to Guard. */
  .blooms .day-petal {
    stroke: var(--bloom-edge);
    stroke-width: 1.6;
    animation: petal-grows var(--d-5) var(--e-bloom) both;
  }
  .blooms .regions {
    animation-delay: 70ms;
  }
  .blooms .guard {
    animation-delay: 140ms;
  }
  .rested .day-petal {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2.4;
  }
  .to-come .day-petal {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
  }
  /* Petals grow from the heart, which is the origin of the drawing. */
  @keyframes petal-grows {
    from {
      transform: scale(0.2);
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    .day-petal,
    .day-petal.shown,
    .rested .day-petal,
    .to-come .day-petal {
      fill: Canvas;
      stroke: GrayText;
      stroke-width: 2;
    }
    .day-petal.on {
      fill: CanvasText;
      stroke: CanvasText;
    }
    .in-bloom .day-petal {
      fill: Highlight;
      stroke: CanvasText;
    }
    .day-eye {
      stroke: CanvasText;
    }
    .day-eye circle {
      fill: CanvasText;
    }
  }
`;
