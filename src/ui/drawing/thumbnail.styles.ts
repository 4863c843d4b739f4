import { css } from 'lit';

export const thumbnailStyles = css`
  .thumbnail {
    width: 100%;
    border-radius: var(--r-1);
    forced-color-adjust: none;
  }
  .thumbnail.found {
    background: var(--bloom);
    fill: var(--on-bloom);
    box-shadow: inset 0 0 0 1.5px var(--bloom-edge);
  }
  .thumbnail.revealed {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 0.22;
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
  .thumbnail.unknown {
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
`;
