import { css } from 'lit';

/** A row that scrolls sideways: what is cut off at its ends fades, in the room that its padding has. */
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
