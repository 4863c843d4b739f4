import { css } from 'lit';

/** Styles of looking back, after those of a drill, whose layouts it shares. */
export const lookBackStyles = css`
  :host {
    --around-board: 21.5rem;
  }
  .scrubber {
    --thumb: calc(100cqw / var(--stops));
    /* The rows of a slot, and the middle of the line, from the top. */
    --bracket: 16px;
    --glyph: 33px;
    --dot: 18px;
    --track: calc(var(--bracket) + var(--glyph) + var(--dot) / 2);
    --height: 76px;
    display: flex;
    margin: 10px var(--gutter) 0;
  }
  /* A slot: the bracket of a wrong turn, the glyph and the dot below one another. */
  .stop {
    flex: 1 1 0;
    min-width: 0;
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-rows: var(--bracket) var(--glyph) var(--dot);
    place-items: center;
    color: var(--ink-2);
  }
  .stop .icon {
    grid-row: 2;
    z-index: 1;
    stroke-width: 1.8;
  }
  .stop::after {
    content: '';
    grid-row: 3;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--line-strong);
  }
  .stop:is(.past, .now) {
    color: var(--ink);
  }
  .stop:is(.past, .now)::after {
    background: var(--ink);
  }
  .stop.now {
    z-index: 2;
  }
  .stop.now::before {
    content: '';
    position: absolute;
    inset: var(--bracket) calc(50% - 16px) auto;
    height: var(--glyph);
    border-radius: 9px;
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  .wait.now ~ .knob {
    display: none;
  }
  .stop i {
    position: absolute;
    inset: 8px auto auto 50%;
    width: calc(100% * var(--slots));
    height: 10px;
    border: solid var(--line-strong);
    border-width: 1.5px 1.5px 0;
    border-radius: 6px 6px 0 0;
  }
  .stop.wait {
    align-self: start;
    margin-top: calc(var(--track) - 0.5rem);
    display: block;
    font: var(--w-medium) var(--f-12);
    font-variant-numeric: tabular-nums;
    text-align: center;
    background: var(--paper);
  }
  .stop.wait::before,
  .stop.wait::after {
    content: none;
  }
  .wait.now {
    font-weight: var(--w-bold);
  }
  .scrubber:has(:focus-visible) :is(.now:not(.wait)::before, .wait.now) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ol {
    display: none;
  }
  .told {
    display: contents;
  }
  .foot {
    /* Its keys lead the way that time runs. */
    direction: ltr;
    --across: 1;
    flex-wrap: nowrap;
    position: sticky;
    bottom: 0;
    z-index: 3;
    background: var(--paper);
  }
  .foot .outline {
    flex: 0 1 56px;
    padding: 0;
  }
  .foot:not(:has(.ink)) .outline {
    flex-grow: 1;
  }
  .foot .grow {
    /* The keys beside it stay in the window. */
    min-width: 0;
    padding-inline: 8px;
    overflow-wrap: anywhere;
  }
  /* Slots narrower than a glyph: only some of them have one. */
  @container (max-width: 599px) {
    .many .stop:not(.kept, .now) .icon {
      display: none;
    }
  }
  /* Short: smaller words. */
  @container (max-height: 45rem) and (max-width: 899px) {
    :host {
      --around-board: 20rem;
    }
    .scrubber {
      margin-top: 0;
    }
    .said h2 {
      font-size: var(--t-17);
    }
  }
  /* Wide: the scrubber under the board. */
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    .scrubber {
      margin: 10px 0 4px;
    }
    .place {
      height: 100dvh;
      display: grid;
      align-content: center;
      justify-content: center;
    }
    nt-board {
      position: relative;
      height: auto;
    }
    :host {
      --room-y: calc(100dvh - 104px - var(--safe-t) - var(--safe-b));
    }
  }
  /* Room for the list of moves, with the sentence on a card under it. */
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host {
      --room-y: min(900px, 100dvh - 160px);
      grid-template-rows: max-content minmax(4rem, max-content) max-content 1fr;
      position: relative;
    }
    /* Its height leaves no room to the rows beside it, if it counts for them. */
    .place {
      position: absolute;
      inset: 0;
      grid-column: 1 / 2;
    }
    ol {
      grid-column: 2;
      display: block;
      margin: 0 14px;
      padding: 0;
      overflow: auto;
      list-style: none;
    }
    li {
      border-inline-start: 3px solid transparent;
      border-radius: var(--r-2);
    }
    li.now {
      background: var(--sunken);
      border-color: var(--ink);
    }
    li button {
      display: grid;
      grid-template-columns: 20px 24px minmax(28px, max-content) 1fr auto;
      gap: 7px;
      align-items: center;
      width: 100%;
      min-height: 44px;
      padding: 2px 10px;
      font-size: var(--t-13);
      line-height: 1.25rem;
      text-align: start;
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
    li :is(b, .icon, .what) {
      color: var(--ink);
    }
    li b {
      font-size: var(--t-15);
    }
    li.gap button {
      display: block;
      padding-inline-start: 72px;
    }
    li.gone b {
      text-decoration: line-through;
    }
    .told {
      grid-column: 2;
      display: block;
      margin: 12px 24px;
      border-radius: var(--r-4);
      background: var(--surface);
      box-shadow: var(--sh-1);
    }
    .said,
    .foot {
      padding: 16px 16px 0;
    }
    .said h2,
    .said p {
      font-size: var(--t-15);
      line-height: 1.375rem;
    }
    .foot {
      position: static;
      padding-block: 12px 16px;
      background: none;
    }
    .foot .outline {
      display: none;
    }
  }
`;
