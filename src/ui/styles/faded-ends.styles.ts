import { css } from 'lit';

/** Styles of a row that scrolls sideways and fades at its ends, within its padding. */
export const fadedEndsStyles = css`
  .faded-ends {
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 var(--gutter) calc(100% - var(--gutter)),
      transparent
    );
  }
`;
