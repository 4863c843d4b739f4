import { css } from 'lit';

/** Styles of the answers to "What happens next?", and of the squares that it asks about. */
export const predictionStyles = css`
  /* Three lines of text have room, so that the answer does not move the code. */
  .words.predicting {
    min-height: 4.625rem;
  }
  .predicting .say {
    flex-basis: 8rem;
  }
  .predicting .button {
    min-width: 44px;
  }
  /* Squares by name, for those who do not tap the board. */
  .by-name {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .by-name:not(:focus-within) {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  /* Squares stay large enough for a finger: the board is larger than its place, and scrolls in it. */
  .close {
    direction: ltr;
    width: min(100%, 100% * var(--columns) / var(--rows));
    aspect-ratio: var(--columns) / var(--rows);
    overflow: auto;
    scrollbar-width: thin;
  }
  .close .board {
    display: block;
    width: max(100%, var(--columns) * 26px);
  }
  .board .asked {
    fill: var(--bloom-soft);
    /* The names of ranks and files stay readable. */
    fill-opacity: 0.75;
    stroke: var(--bloom-edge);
    stroke-width: 5;
    stroke-dasharray: 13 9;
  }
  .board.numbers .asked {
    fill: none;
    stroke-width: 8;
  }
`;
