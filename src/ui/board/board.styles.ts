import { css } from 'lit';

/** Styles of the board: a gradient paints the squares; the drawings above it have 100 units a square. */
export const boardStyles = css`
  :host {
    /* Boards are not mirrored in right-to-left languages: file a is always at the left. */
    direction: ltr;
    display: grid;
    justify-content: center;
    position: relative;
    --rows: 8;
    --columns: 8;
    --zoom: 1;
    --finger-x: 0px;
    --board-side: min(
      max(
        200px,
        min(
          max(var(--room-x), var(--finger-x)) - var(--zoom-x, 0px),
          var(--room-y) - var(--zoom-y, 0px)
        )
      ),
      max(120px, var(--above-sheet, 100dvh))
    );
    --board-width: var(--board-side);
    /* The board's room is reserved before it renders, so that nothing below it moves. */
    grid-template:
      calc(var(--board-width) / var(--columns) * var(--rows))
      / var(--board-width);
  }
  @supports (width: round(1px, 1px)) {
    :host {
      /* The width of squares of 24 px where the window has room for them, else 0. */
      --finger-x: round(
        down,
        min(var(--columns) * 24px, var(--whole-x, 0px)),
        var(--columns) * 24px
      );
      --board-width: round(down, var(--board-side), var(--columns) * 1px);
    }
  }
  .view {
    border-radius: var(--r-3);
    box-shadow:
      0 0 0 1px var(--sq-edge),
      var(--sh-2);
    overflow: hidden;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .plane {
    position: relative;
    isolation: isolate;
    width: calc(100% * var(--zoom));
    height: calc(100% * var(--zoom));
    background: var(--chequer) 0 0 / calc(200% / var(--columns)) calc(200% / var(--rows));
    forced-color-adjust: none;
  }
  .grid,
  .queens {
    position: absolute;
    inset: 0;
    /* A change in one layer does not repaint the other. */
    isolation: isolate;
    contain: strict;
  }
  .grid {
    display: flex;
    flex-direction: column-reverse;
    touch-action: pan-x pan-y;
  }
  :host([capturing]) .grid {
    touch-action: none;
  }
  .drawing {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
  }
  .squares {
    stroke: var(--grid);
    stroke-width: 2;
  }
  .queen {
    /* 66 of the 100 units of a square, centred on its left and top. */
    position: absolute;
    width: calc(66% / var(--columns));
    aspect-ratio: 1;
    translate: -50% -50%;
    overflow: visible;
    color: var(--queen);
    --queen-hollow: var(--surface);
  }
  .queen.in-conflict {
    color: var(--alert);
  }
  .queen.revealed {
    --queen-hollow: none;
  }
`;
