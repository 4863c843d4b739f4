import { css } from 'lit';

/**
 * Styles of a card on the page. `--card-line` is the edge of cards that have one also in the light theme;
 * `--card-shadow` is the shadow of raised cards.
 */
export const cardStyles = css`
  .card {
    border-radius: var(--r-4);
    background: var(--surface);
    box-shadow:
      var(--card-shadow, var(--sh-1)),
      inset 0 0 0 1px var(--card-line, var(--rim));
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid CanvasText;
    }
  }
`;
