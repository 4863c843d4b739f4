import { css } from 'lit';

/** Styles of the seed that flies to its petal, adopted by the screen. */
export const seedStyles = css`
  .flying-seed {
    position: fixed;
    z-index: 25;
    left: 0;
    top: 0;
    width: 14px;
    height: 14px;
    margin: -7px;
    border-radius: 50%;
    background: var(--bloom);
    box-shadow: inset 0 0 0 1.5px var(--ink);
    opacity: 0;
    pointer-events: none;
  }
`;
