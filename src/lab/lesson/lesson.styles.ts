import { css } from 'lit';

/** Styles of the chart of the homework, on the screen and on paper. */
export const homeworkStyles = css`
  .homework {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .homework :is(th, td) {
    padding: 4px 8px;
    border: 1px solid var(--line-strong);
    text-align: end;
  }
  .homework th + th::first-letter {
    text-transform: uppercase;
  }
  .homework td {
    width: 30%;
  }
  /* Lines are printed, backgrounds are not. */
  .homework i {
    display: block;
    border-top: 6px solid var(--line-strong);
  }
`;

/** Styles of the lesson: question, board and answers in one column, or beside each other in a wide window. */
export const lessonStyles = css`
  :host {
    /* The height of the way on where it lies over the foot of the page. */
    --foot: 4.5rem;
  }
  .page {
    --board: min(100%, max(12rem, 100cqh - 19rem));
    flex: 1;
    box-sizing: border-box;
    min-height: 0;
    overflow: hidden auto;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
    padding-block: 8px 12px;
  }
  /* The sentence on a run stays in view on a phone. */
  .page:has(+ nt-transport) {
    --board: min(100%, max(12rem, 100cqh - 30rem));
  }
  @container lab (max-height: 18rem) and (max-width: 30rem) {
    .page {
      overflow: visible;
    }
    nt-transport {
      --over: var(--foot);
    }
  }
  nav.actions {
    bottom: 0;
    background: var(--paper);
    justify-content: center;
    margin: 0;
    padding: 8px var(--gutter) calc(8px + var(--safe-b));
    border-top: 1px solid var(--line);
  }
  /* Where the whole page scrolls, the way on stays in sight once the question is answered. */
  nav.actions:has([aria-disabled='true']) {
    position: sticky;
  }
  nav.actions .grow {
    max-width: 24rem;
  }
  h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  h2 .icon {
    display: inline-block;
    width: 1.3em;
    height: 1.3em;
    margin-inline-end: 6px;
    vertical-align: -0.3em;
  }
  .card p,
  .verdict {
    font-size: var(--t-17);
    line-height: 1.5rem;
    text-wrap: pretty;
  }
  .card p {
    margin-bottom: 10px;
  }
  .card a,
  .more {
    display: block;
    padding-block: 10px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .card {
    --board: 12rem;
  }
  :is(.card, .stage) > .board {
    display: block;
    width: var(--board);
    margin: 0 auto 8px;
  }
  .stage {
    position: relative;
  }
  .squares {
    position: absolute;
    inset: 0;
    direction: ltr;
    width: var(--board);
    aspect-ratio: 1;
    margin: 0 auto;
    display: grid;
    grid: repeat(var(--size), 1fr) / repeat(var(--size), 1fr);
  }
  .squares button {
    min-block-size: 0;
    min-inline-size: 0;
  }
  /* Squares that are tapped stay large enough for a finger; the page scrolls. */
  .stage > .numbers {
    width: min(100%, max(22rem, 100cqh - 21rem));
  }
  .stage .panel > :not(.family) {
    display: none;
  }
  .stage .family svg {
    max-width: var(--board);
  }
  .answers,
  .choices {
    display: flex;
    flex-wrap: wrap;
    place-content: start;
    align-items: start;
    gap: 8px;
  }
  .answers > * {
    flex-basis: 100%;
    min-width: 0;
  }
  /* Nothing of an answer is scrolled to a place under what lies over the foot of the page. */
  .answers :is(.verdict, a, button) {
    scroll-margin-block-end: calc(var(--foot) + var(--keys, 0px));
  }
  .join {
    display: flex;
    align-items: center;
    gap: 14px;
    overflow-wrap: anywhere;
  }
  .join .code {
    flex: none;
    width: min(9rem, 50%);
    margin: 0;
  }
  .join bdi {
    font-weight: var(--w-bold);
  }
  /* In a wide window all else stands beside a board as high as the window, but for the run of a low one. */
  @container lab (orientation: landscape) and (min-width: 30rem) {
    :host {
      display: grid;
      grid-template: repeat(2, auto) 1fr repeat(3, auto) / auto minmax(0, 1fr);
      row-gap: 12px;
      padding: 8px var(--gutter) 0;
      overflow: hidden auto;
    }
    header {
      padding: 0;
    }
    .page:has(.ask) {
      display: contents;
    }
    :is(header, .page, nav),
    .page:has(.ask) > * {
      grid-column: 2;
    }
    :is(.ask, .answers) {
      max-width: 60rem;
    }
    .page > .stage {
      --board: 100%;
      --low: 16px;
      grid-area: 1 / 1 / -1;
      position: sticky;
      top: 0;
      align-self: start;
      width: min(100cqh - var(--low), max(45cqw, 100cqw - 30rem));
      margin-inline-end: 24px;
    }
    .stage > .numbers {
      width: 100%;
    }
    .page:has(.ask) > .answers {
      grid-row: 3;
    }
    nav.actions {
      grid-row: 5;
      padding: 0 0 8px;
      border: 0;
    }
    nav .button {
      padding-inline: 10px;
    }
    /* On a wall. The lesson makes 1rem as large as a wall needs. */
    :host([projector]) header {
      display: none;
    }
    :host([projector]) :is(.remark, figcaption) {
      font-size: 1rem;
      line-height: 1.25;
    }
    :host([projector]) h2 {
      font-size: 1.715rem;
      line-height: 1.15;
    }
    :host([projector]) .verdict {
      font-size: 1.43rem;
      line-height: 1.2;
    }
    :host([projector]) .button {
      font-size: 1rem;
    }
    :host([projector]) .join {
      grid-row: 6;
    }
    :host([projector]) .join .code {
      width: 7rem;
    }
  }
  @container lab (orientation: landscape) and (min-width: 30rem) and (height < 36rem) {
    .page:has(+ nt-transport) > .stage {
      --low: 6rem;
    }
    nt-transport {
      grid-area: 7 / 1 / auto / -1;
      position: sticky;
      bottom: 0;
    }
    /* The transport, whose words are a line of their own in a narrow window, lies over the foot of all else. */
    :is(.page:has(+ nt-transport), nt-transport + nav.actions) {
      --keys: calc(57px + 1.125rem);
    }
    nt-transport + nav.actions {
      position: sticky;
      bottom: var(--keys);
    }
    /* Leaves the sentence on a run its room above them. */
    .ask h2 {
      font-size: var(--t-17);
      line-height: 1.375rem;
    }
  }
  @container lab (orientation: landscape) and (min-width: 45rem) and (height < 36rem) {
    :is(.page:has(+ nt-transport), nt-transport + nav.actions) {
      --keys: 57px;
    }
  }
  @container lab (orientation: landscape) and (min-width: 30rem) and (min-height: 36rem) {
    nt-transport {
      display: block;
      grid-area: 4 / 2;
      padding-inline: 0;
    }
    nav.actions {
      position: sticky;
    }
  }
`;
