import { css } from 'lit';

/**
 * Styles of a sheet that does not block the board. In portrait it lies over what is below the board; otherwise it takes
 * the place of the tools beside the board, and is a card in the side column if there is room. It is no higher than the
 * window leaves, scrolls by itself and keeps its last actions visible, but for large text. In portrait it covers a part
 * of the board only if there is less room than two lines of its text and its actions need (`--least`), and the target
 * of a hint only if there is less than its first words need (`--fewest`).
 */
export const sheetStyles = css`
  :host {
    --least: min(45dvh, 15rem + var(--safe-b));
    --fewest: 9rem;
    position: fixed;
    z-index: 20;
    inset: auto 0 var(--notice, 0px);
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-height: min(var(--sheet-room, 0px), 22rem, 45dvh);
    max-height: max(
      min(var(--sheet-room, 0px), 45dvh),
      min(var(--least), var(--sheet-clear, 100dvh)),
      min(45dvh, var(--fewest))
    );
    padding: 14px max(var(--gutter), (100% - 46rem) / 2) 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--surface);
    color: var(--ink);
    border: 0 solid var(--surface);
    border-radius: var(--r-5) var(--r-5) 0 0;
    box-shadow: var(--sh-sheet);
    animation: rise var(--d-3) var(--e-bloom);
  }
  section {
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
  }
  section > .actions {
    margin: auto 0 0;
    padding: 10px 0 calc(var(--safe-b) + 10px);
    background: var(--surface);
  }
  :host([rising]) {
    pointer-events: none;
  }
  :host([folded]) {
    min-height: 0;
  }
  :host([folded]) section > :not(.head, .top, h2) {
    display: none;
  }
  :host([folded]) section {
    padding-bottom: calc(var(--safe-b) + 10px);
  }
  .fold .icon {
    transition: rotate var(--d-2) var(--e-out);
  }
  :host([folded]) .fold .icon {
    rotate: 180deg;
  }
  :is(.head, .top, h2) {
    /* The sheet is dragged by these parts. */
    touch-action: none;
  }
  :is(.head, .top)::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 14px;
    background: linear-gradient(var(--line-strong) 0 0) center / 36px 4px no-repeat;
    opacity: 0.6;
  }
  h2 {
    font: var(--w-bold) var(--f-20);
    letter-spacing: -0.012em;
  }
  /* Forced colours paint no shadows. */
  @media (forced-colors: active) {
    :host {
      border-color: Canvas;
      outline: 1px solid CanvasText;
    }
  }
  @keyframes rise {
    from {
      transform: translateY(100%);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  /* The actions stick to the bottom, unless large text would leave no room above them: then they follow the text. */
  @container (min-width: 18rem) and (min-height: 22rem) {
    section > .actions {
      position: sticky;
      z-index: 1;
      bottom: 0;
    }
  }
  /* Large text: the heading has its size. */
  @container (max-width: 18rem) or ((orientation: landscape) and (max-width: 36rem)) {
    h2 {
      font-size: var(--t-17);
      line-height: 1.375rem;
    }
  }
  /* In the lowest windows, as with a zoom of 400 %, the sheet takes the place of the board, under the bar or a notice. */
  @container (max-height: 320px) and ((orientation: portrait) or (max-width: 399px)) {
    :host {
      max-height: calc(100dvh - max(3rem, var(--notice-over, 0px)) - var(--notice, 0px));
    }
  }
  /* In portrait on a tablet the sheet is low and wide, with its last actions at the right. */
  @container ((orientation: portrait) or (max-width: 399px)) and (min-width: 37.5rem) and (max-width: 899px) {
    :host(:not([folded])) section {
      display: grid;
      grid-template-columns: 1fr 15rem;
      align-content: start;
      column-gap: 32px;
    }
    section > * {
      grid-column: 1;
    }
    :is(.head, .top) {
      grid-column: 1 / -1;
    }
    section > .actions:last-child {
      grid-area: 2 / 2 / span 6;
      /* The last on top, the others beside each other below it: three rows would reach the corner. */
      flex-flow: wrap-reverse;
      align-content: flex-end;
    }
    section > .actions:last-child .button {
      flex: 1 0 auto;
    }
    section > .actions:last-child .button:last-child {
      flex-basis: 100%;
    }
  }
  @container (min-width: 600px) or ((orientation: landscape) and (min-width: 400px)) {
    section > .actions {
      padding-bottom: 14px;
      /* Keeps the line around the sheet visible. */
      margin-bottom: 1px;
    }
  }
  @container (min-width: 900px) or ((min-width: 400px) and (orientation: landscape)) {
    :host {
      inset-block: calc(var(--safe-t) + 54px) calc(var(--safe-b) + var(--notice, 0px) + 8px);
      inset-inline: auto calc(var(--safe-end) + 8px);
      width: calc(var(--side) - 8px);
      min-height: 0;
      max-height: none;
      padding-inline: var(--gutter);
      animation-name: appear;
      border-radius: var(--r-4);
      /* The place of a notice: it covers no action, and nothing is scrolled under it. */
      border-bottom-width: var(--notice-over, 0px);
      box-shadow:
        var(--sh-1),
        inset 0 0 0 1px var(--line);
    }
  }
  /* In landscape on a phone the sheet needs the whole column. */
  @container (max-height: 37.45rem) and (orientation: landscape) and (min-width: 400px) {
    :host {
      top: calc(var(--safe-t) + 8px);
    }
  }
  @container (min-width: 900px) or ((min-width: 400px) and (orientation: landscape)) {
    :host([folded]) {
      bottom: auto;
      border-width: 0;
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    .fold,
    :is(.head, .top)::before {
      display: none;
    }
    :host {
      --low: calc(14rem + var(--notice-over, 0px));
      position: relative;
      /* Over the tools as far as the window leaves less than a low card below them. */
      inset: min(0px, 100% - var(--low)) auto auto;
      width: auto;
      max-height: calc(max(100%, var(--low)) - 16px - var(--notice-over, 0px));
      border-width: 0;
      /* The last row takes what the window leaves. */
      grid-area: -2 / 2;
      margin: 0 24px;
      align-self: start;
    }
  }
`;

/** Styles of a sheet that shows itself whole: in portrait the board becomes smaller, as far as it can be read. */
export const wholeSheetStyles = css`
  @container ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    :host {
      max-height: max(45dvh, 100dvh - 15rem);
    }
  }
`;
