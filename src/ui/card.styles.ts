import { css } from 'lit';

/**
 * What lies on the page as a card. `--card-line` is its edge, where it has one in the light too; `--card-shadow`
 * its shadow, where it lies higher.
 */
export const cardStyles = css`
  .card {
    border-radius: var(--r-4);
    background: var(--surface);
    box-shadow:
      var(--card-shadow, var(--sh-1)),
      inset 0 0 0 1px var(--card-line, light-dark(transparent, var(--line)));
  }
  @media (forced-colors: active) {
    .card {
      border: 1px solid CanvasText;
    }
  }
`;
