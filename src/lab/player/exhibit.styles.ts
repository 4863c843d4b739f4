import { css } from 'lit';

/**
 * Styles of an exhibit. In an upright window everything scrolls above a docked transport; in a wide one the board
 * stands beside the part that scrolls.
 */
export const exhibitStyles = css`
  :host {
    --board: 224px;
    --aside: 1fr;
    /* The height of the links to the ways of an exhibit. */
    --ways: 0rem;
  }
  .scroller:has(.choices) {
    --ways: 3.5rem;
  }
  /* The links take the place of the idea, which stands below. */
  .scroller:has(.choices) .stage > .idea {
    display: none;
  }
  .scroller:has(.choices) .about .idea {
    display: block;
  }
  @container (orientation: portrait) {
    .scroller:has(.choices) {
      --ways: 1rem;
    }
  }
  .scroller {
    /* The height that the code has beside board, sentence and transport, which are in the window together. */
    --room: max(7.5rem, 100cqh - var(--board) - 23.25rem - var(--ways));
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    display: flex;
    flex-direction: column;
  }
  nt-transport {
    flex: none;
  }
  .stage {
    padding: 0 var(--gutter);
  }
  .row {
    display: grid;
    grid-template-columns: var(--board) minmax(0, var(--aside));
    gap: 14px;
  }
  .row .board {
    /* A board that is higher than wide takes no more height than others. */
    width: min(100%, 100% * var(--columns) / var(--rows));
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 4px 12px;
    /* Keeps room for two lines and for the link to the board, so that neither moves the code. */
    min-height: 3.25rem;
    padding-top: 8px;
  }
  .words .button {
    flex: none;
  }
  .say {
    flex: 1 10rem;
    font-size: var(--t-15);
    line-height: 1.375rem;
    text-wrap: pretty;
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 8px var(--gutter) 20px;
  }
  .about {
    display: grid;
    gap: 4px;
    font-size: var(--t-13);
    line-height: 1.25rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .idea {
    margin-bottom: 6px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  /* It stands above the board. */
  .about .idea:not(.own) {
    display: none;
  }
  .next {
    padding-bottom: 6px;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
  }
  .controls h2 {
    flex-basis: 100%;
  }
  .choices {
    flex-wrap: nowrap;
    margin: 0;
  }
  .choices > * {
    flex: 1 1 auto;
    min-width: 0;
    padding: 0 8px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .failure {
    padding: 24px var(--gutter);
  }
  /* A queen lands if single steps can be followed; --d-2 is 0 if reduced motion is preferred. */
  .slow .queen {
    transform-box: fill-box;
    transform-origin: center;
    animation: land var(--d-2) var(--e-drop);
  }
  @keyframes land {
    from {
      transform: translateY(-10%) scale(1.18);
    }
  }
  @media (max-width: 379px) {
    :host {
      --board: 208px;
    }
  }
  /* Large text, or the narrowest windows: readings stand under the board. */
  @container (max-width: 20rem) {
    .row:has(> .facts) {
      grid-template-columns: var(--board);
    }
    .row > .facts {
      display: flex;
      flex-wrap: wrap;
      gap: 6px 20px;
      width: calc(100cqw - 2 * var(--gutter));
    }
  }
  /* An upright tablet: the same column, with larger parts. */
  @container (min-width: 36rem) and (orientation: portrait) {
    :host {
      --board: min(58cqw, 46cqh);
      --aside: 260px;
    }
    .say {
      font-size: var(--t-17);
      line-height: 1.5rem;
    }
    .words {
      min-height: 3.5rem;
    }
    .board .names text {
      font-size: 0.65em;
    }
  }
  /* Two columns above a transport of one line: the board, and the part that scrolls beside it. */
  @container (height < 36rem) and (min-width: 30rem) and (orientation: landscape) {
    :host {
      --board: min(100cqh - 7.5rem - var(--safe-b), 44cqw);
      --aside: 7rem;
    }
    .scroller {
      display: grid;
      /* Usually only the part beside the board scrolls; large text leaves too little room for that. */
      grid-template: repeat(3, max-content) minmax(7rem, 1fr) / auto minmax(0, 1fr);
      --room: max(6rem, 100cqh - 16.5rem - var(--ways));
    }
    header {
      grid-column: 1 / -1;
      min-height: 48px;
    }
    .stage {
      display: contents;
    }
    .stage > .idea {
      display: none;
    }
    .next {
      grid-area: 2 / 2;
      padding-block: 0 8px;
      padding-inline: 20px var(--gutter);
    }
    .about .idea {
      display: block;
    }
    .row {
      grid-row: 2 / 5;
      align-self: start;
      position: sticky;
      top: 0;
      gap: 12px;
      padding-inline-start: var(--gutter);
    }
    .words {
      grid-area: 3 / 2;
      min-height: 3.25rem;
      padding-block: 0 4px;
      padding-inline: 20px var(--gutter);
    }
    .say {
      flex-basis: 7rem;
    }
    .counts {
      column-gap: 8px;
    }
    .counts dd {
      font-size: var(--t-15);
    }
    .side {
      grid-area: 4 / 2;
      padding-block: 4px 12px;
      padding-inline: 20px var(--gutter);
    }
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    :host {
      --aside: clamp(170px, 14cqw, 240px);
      /* In half of a large screen the board keeps its room, and the part beside it gets narrower. */
      --beside: clamp(20rem, 100cqw - 31rem, 25rem);
      --around: 21rem;
      --board: min(100cqh - var(--around), 100cqw - var(--beside) - 2 * 36px - 22px - var(--aside));
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / auto minmax(var(--beside), 1fr);
      grid-template-areas: 'header header' 'stage side' 'transport side';
      column-gap: 36px;
    }
    header {
      grid-area: header;
    }
    .scroller {
      display: contents;
      --room: max(12rem, 100cqh - 12rem - var(--ways));
    }
    .stage {
      grid-area: stage;
      padding-block: 10px 0;
      padding-inline: 36px 0;
      overflow: hidden auto;
    }
    .row {
      grid-template-columns: var(--board) var(--aside);
      gap: 22px;
    }
    .board {
      border-radius: var(--r-3);
    }
    .words {
      padding-top: 14px;
    }
    nt-transport {
      grid-area: transport;
      padding-block: 8px 24px;
      padding-inline: 36px 0;
    }
    .side {
      grid-area: side;
      gap: 16px;
      padding-block: 10px 24px;
      padding-inline: 0 36px;
    }
    .counts dd {
      font-size: var(--t-20);
      line-height: 1.625rem;
    }
  }
  /* Keys and step count of the transport stand in one line. */
  @container (min-width: 73.75rem) and (min-height: 36rem) and (orientation: landscape) {
    :host {
      --around: 18.5rem;
    }
  }
  @container (min-width: 50rem) and (min-height: 44rem) and (orientation: landscape) {
    .board .names text {
      font-size: 0.6em;
    }
  }
  @media (min-width: 1600px) {
    .board .names text {
      font-size: 0.42em;
    }
  }
  /* In both layouts the part beside the board scrolls, not the page. */
  @container (orientation: landscape) and (((height < 36rem) and (min-width: 30rem)) or (min-width: 50rem)) {
    .side {
      overflow: hidden auto;
    }
    nt-code {
      flex: none;
    }
  }
`;
