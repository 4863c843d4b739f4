import { css } from 'lit';

/**
 * Styles of a screen with a board in its three layouts: upright phone, short upright phone (small rose in the top
 * bar), and wide (desktop, or a phone on its side) with the board beside everything else.
 */
export const boardScreenStyles = css`
  :host {
    --room-x: calc(100vw - 2 * var(--board-gutter));
    /* Without its margins, a board whose squares a finger then hits. */
    --whole-x: 100vw;
    --room-y: calc(100dvh - var(--around-board) - var(--safe-t) - var(--safe-b));
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  /* Shown to who comes by keys or a switch. */
  .in-words:focus-visible {
    z-index: 3;
    width: auto;
    margin: 6px;
    padding: 0 12px;
    clip-path: none;
    background: var(--surface);
  }
  header {
    position: relative;
    flex: none;
    display: grid;
    grid-template-columns: 1fr 164px 1fr;
    padding-inline: 12px 8px;
    margin-bottom: 8px;
  }
  .size {
    /* No track of the header is narrower than its content. */
    min-inline-size: max-content;
    height: 44px;
    padding: 0 6px;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    border-radius: var(--r-3);
    justify-self: start;
  }
  .size .icon {
    color: var(--ink-2);
    margin-top: 2px;
  }
  /* Grows with large text as far as a narrow window allows. */
  .size .figures {
    height: min(1.3125rem, 26px);
    width: auto;
  }
  :is(.tool, .menu) .icon {
    width: min(1.5rem, 30px);
    height: auto;
  }
  .menu {
    justify-self: end;
    display: flex;
  }
  .whole-rose {
    position: relative;
    display: block;
    width: 164px;
    height: 164px;
    border-radius: 50%;
  }
  .folded {
    display: none;
    align-items: center;
    gap: 8px;
    height: 48px;
    padding: 0 6px;
    border-radius: var(--r-3);
  }
  /* If the header is too narrow, the rose shrinks, and then the total takes two lines. */
  .folded nt-rose {
    --small-rose: min(46px, 100%);
    flex-shrink: 99;
  }
  .folded small {
    white-space: normal;
    text-align: start;
    font-size: min(var(--t-13), 14px);
    margin-inline-start: -2px;
  }
  .insight {
    flex: none;
    padding: 14px var(--gutter) 0;
  }
  .insight .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 18px;
    margin-bottom: 6px;
  }
  .insight .line {
    /* Two lines of text fit, so that a longer sentence or an action moves nothing. */
    min-height: 2.75rem;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
  }
  .insight p {
    flex: 1;
    /* With large text an action goes below the words, rather than leave them a letter a line. */
    min-width: min(5rem, 100%);
    font-size: var(--t-17);
    line-height: 1.375rem;
    letter-spacing: -0.005em;
    text-wrap: pretty;
  }
  .insight p:empty {
    display: none;
  }
  /* The words on supposed queens. In Play they have the room of the row above them too. */
  .thinking .line {
    align-items: flex-start;
  }
  .thinking .line:first-child {
    min-height: calc(2.75rem + 24px);
  }
  .thinking p > * {
    display: block;
  }
  .thinking p > span {
    font-size: var(--t-15);
    color: var(--ink-2);
  }
  .pill {
    position: relative;
    isolation: isolate;
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    max-width: 100%;
    min-height: 2.75rem;
    padding: 0 14px;
    border-radius: var(--r-full);
    font: var(--w-bold) var(--f-15);
  }
  /* Lower than the target that it fills. */
  .pill::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4px 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }
  .pill.ask {
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  .pill.ask::before {
    box-shadow: inset 0 0 0 1.25px var(--line-strong);
  }
  .wrong {
    color: var(--alert);
  }
  .pips {
    display: flex;
    gap: 4px;
  }
  .pips svg {
    width: min(1.125rem, 20px);
    height: auto;
  }
  /* With large text the drawn queens shrink, so that nothing covers them. */
  .pips,
  .pips svg {
    flex-shrink: 1;
    min-width: 0;
  }
  .pips.gold svg {
    color: var(--bloom);
    overflow: visible;
  }
  .pips.gold path {
    stroke: var(--bloom-edge);
    stroke-width: 3;
  }
  .pips .open {
    color: var(--line-strong);
  }
  .tag {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font: var(--w-bold) var(--f-13);
  }
  .tools {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: auto;
    padding: 0 var(--gutter) 12px;
  }
  .group {
    /* Three labels beside the two buttons; above them with large text. */
    flex: 99 1 8.75rem;
    display: flex;
    flex-wrap: wrap;
    background: var(--sunken);
    border-radius: var(--r-4);
  }
  .tool {
    flex: 1 0 auto;
    min-height: 56px;
    min-width: 44px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    font: var(--w-medium) var(--f-12);
    color: var(--ink);
    border-radius: var(--r-3);
  }
  .tool[aria-disabled='true'] {
    color: var(--ink-2);
    cursor: default;
  }
  .tool[aria-disabled='true'] .icon {
    opacity: 0.45;
  }
  .tool.hot,
  .tool[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-ink);
    border-radius: 14px;
    margin: 4px 0;
    min-height: 48px;
  }
  .tools > .tool {
    min-width: min-content;
    padding: 0 2px;
    flex: 1 0 4rem;
    border-radius: var(--r-4);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  .tool.hint {
    background: var(--bloom);
    color: var(--on-bloom);
    box-shadow: none;
    font-weight: var(--w-bold);
  }
  .tool.hint[aria-disabled='true'] {
    background: var(--sunken);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }

  /* Too short for everything at this size of text: the rose moves into the top bar. */
  @container (max-height: 49.95rem) {
    :host {
      --header: 54px;
      --around-board: min(var(--header) + 13.625rem, 100dvh - 11rem);
    }
  }
  @container (max-height: 49.95rem) and (max-width: 899px) {
    .insight {
      padding-top: 12px;
    }
  }
  /* Short: the words need the room of the row. */
  @container (max-height: 45rem) and (max-width: 899px) {
    .more-words {
      display: none;
    }
  }
  @container (max-height: 45rem) and ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    .thinking .row {
      display: none;
    }
    .thinking .line {
      min-height: calc(2.75rem + 24px);
    }
  }
  @container (max-width: 23.7rem) {
    .insight p {
      font-size: var(--t-15);
    }
    .pill {
      padding: 0 12px;
    }
  }
  @container (max-height: 49.95rem) or (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    header {
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
      height: 54px;
      margin: 0;
    }
    .whole-rose {
      display: none;
    }
    .folded {
      display: flex;
    }
  }

  /* Wide: the board on the left, everything else in a column on its right. */
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    :host {
      --whole-x: 0px;
      --room-x: calc(
        100vw - var(--rail) - 16px - var(--side) - var(--safe-start) - var(--safe-end)
      );
      --room-y: calc(100dvh - 16px - var(--safe-t) - var(--safe-b));
      display: grid;
      grid-template: auto auto 1fr / 1fr var(--side);
      padding: var(--safe-t) 0 var(--safe-b);
    }
    nt-board {
      /* Stays in view if the column beside it is taller than the window. */
      position: sticky;
      top: 0;
      height: 100dvh;
      grid-column: 1;
      grid-row: 1 / -1;
      align-content: center;
    }
    header,
    .insight,
    .tools {
      grid-column: 2;
    }
    header {
      grid-template-columns: 1fr auto auto;
    }
  }

  /* In the narrowest of these windows the board shrinks no further, and the header has less padding. */
  @container ((orientation: landscape) and (min-width: 400px)) and (max-width: 519px) {
    header {
      padding: 0;
    }
    .size {
      padding: 0 4px;
    }
    .size .icon {
      display: none;
    }
    .folded {
      padding: 0;
    }
  }

  /* On a phone on its side the tools are at the bottom, near the thumb. */
  @container ((orientation: landscape) and (min-width: 400px)) and (max-height: 37.45rem) {
    .tools {
      padding: 12px;
      align-self: end;
      flex-wrap: wrap-reverse;
    }
    .group {
      flex-basis: 100%;
    }
    .tools > .tool {
      flex-direction: row;
      gap: 10px;
      font-size: var(--t-15);
    }
  }

  /* Room for the whole rose at this size of text. */
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host {
      --side: 24.5rem;
      --room-x: calc(100vw - var(--rail) - var(--side) - 48px);
      --room-y: min(900px, 82dvh);
      grid-template-rows: auto auto auto auto 1fr;
      padding: 0;
      /* The line between the board and the side column. */
      background: linear-gradient(var(--line) 0 0) calc(50% + var(--across) * (50% - var(--side)))
        0 / 1px 100% no-repeat;
    }
    .insight,
    .tools {
      margin: 0;
      padding: 14px 24px;
    }
    header {
      grid-template-columns: 1fr 1fr;
      height: auto;
      padding: 20px 16px 0;
    }
    .whole-rose {
      display: block;
      grid-row: 2;
      grid-column: 1 / -1;
      width: 15.75rem;
      height: 15.75rem;
      margin: -20px auto 0;
    }
    .count svg {
      height: 2.25rem;
      width: auto;
    }
    .count small {
      font-size: var(--t-13);
      line-height: 1.125rem;
    }
    .folded {
      display: none;
    }
  }
  /* A large screen. */
  @container (min-width: 56.25rem) and (min-height: 52rem) {
    .whole-rose {
      width: 20rem;
      height: 20rem;
    }
  }
`;
