import { css } from 'lit';

/** Styles of the thread and its beads. */
export const solutionLineStyles = css`
  .thread {
    stroke: var(--bloom-edge);
    stroke-width: 5;
    stroke-linejoin: round;
    stroke-dasharray: 1;
  }
  .drawing .bead {
    fill: var(--bloom);
    stroke: var(--bloom-edge);
    stroke-width: 3;
    transform-box: fill-box;
    transform-origin: center;
  }
  :host([complete]) .queen {
    color: var(--on-bloom);
    scale: 0.88;
  }
`;
