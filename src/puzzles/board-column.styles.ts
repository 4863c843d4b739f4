import { css } from 'lit';

/** A board with a bar over it, where the window is wide: all but the board in the column beside it. */
export const boardColumnStyles = css`
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    :host {
      /* Not auto: a row would be no higher than what its least height says. */
      grid-template-rows: repeat(3, max-content) 1fr;
    }
    .bar {
      grid-column: 2;
    }
  }
`;
