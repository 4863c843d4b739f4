import { css } from 'lit';

export const resultSheetStyles = css`
  .about {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .about b {
    color: var(--ink);
  }
  .first-petal {
    flex: none;
    height: 96px;
    overflow: visible;
  }
  .first-petal .leaf.full {
    animation-name: draw;
  }
  @keyframes draw {
    from {
      stroke-dasharray: 70;
      stroke-dashoffset: 70;
      fill: transparent;
    }
    60% {
      stroke-dasharray: 70;
      stroke-dashoffset: 0;
      fill: transparent;
    }
  }
  .first-petal + .words h2 {
    font-size: var(--t-28);
    line-height: 2rem;
  }
  .actions .button {
    padding-inline: 12px;
  }
  .words b {
    color: var(--ink);
  }
  .strip {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    gap: 5px;
    max-width: 26rem;
    /* Tall enough for a finger, at the same distance from its neighbours. */
    margin: 2px 0 -8px;
    padding: 8px 0;
  }
  .strip + .about {
    margin-top: 12px;
  }
  .strip .thumbnail {
    display: block;
  }
`;
