import { css } from 'lit';

/** How tiles of cloth look. */
export const clothStyles = css`
  .cloth {
    width: 100%;
    border-radius: var(--r-1);
  }
  .cloth.found {
    background: var(--cloth);
    fill: var(--ink);
  }
  .cloth.bloom,
  .cloth.fresh {
    background: var(--bloom);
    fill: var(--on-bloom);
  }
  .cloth.fresh {
    box-shadow: inset 0 0 0 2.5px var(--ink);
  }
  .cloth.peeked {
    fill: none;
    stroke: var(--ink-2);
    stroke-width: 0.22;
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
  .cloth.unknown {
    background: var(--sunken);
    fill: var(--line-strong);
  }
  @media (forced-colors: active) {
    .cloth {
      forced-color-adjust: none;
    }
  }
`;
