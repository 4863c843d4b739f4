import { css } from 'lit';

/** Styles of a page that has a bar over a board. In a wide window all but the board is in a column beside it. */
export const boardColumnStyles = css`
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    :host {
      /* max-content, not auto: an auto row would be only as high as the minimum height of its content. */
      grid-template-rows: repeat(3, max-content) 1fr;
    }
    .bar {
      grid-column: 2;
    }
  }
`;
