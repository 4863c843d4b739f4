import { css } from 'lit';

export const thumbnailStyles = css`
  .thumbnail {
    width: 100%;
    border-radius: var(--r-1);
    forced-color-adjust: none;
  }
  .thumbnail:is(.found, .bloom, .fresh) {
    background: var(--bloom);
    fill: var(--on-bloom);
    box-shadow: inset 0 0 0 1.5px var(--bloom-edge);
  }
  .thumbnail.fresh {
    box-shadow: inset 0 0 0 2.5px var(--ink);
  }
  .thumbnail.revealed {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 0.22;
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
  .thumbnail.unknown {
    fill: none;
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
`;
