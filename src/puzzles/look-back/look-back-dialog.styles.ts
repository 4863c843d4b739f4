import { css, type CSSResultGroup } from 'lit';
import { keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';

const ofPage = css`
  dialog {
    position: fixed;
    inset: 0;
    width: auto;
    max-width: none;
    height: auto;
    max-height: none;
    margin: 0;
    padding: var(--safe-t) var(--safe-r) var(--safe-b) var(--safe-l);
    border: 0;
    background: var(--paper);
    color: var(--ink);
    overflow: hidden auto;
  }
  dialog::backdrop {
    background: none;
  }
  .content {
    --room-x: calc(100vw - 2 * var(--board-gutter));
    --room-y: calc(100dvh - 21.5rem - var(--safe-t) - var(--safe-b));
    min-height: 100%;
    display: flex;
    flex-direction: column;
  }
  header {
    flex: none;
    display: flex;
    align-items: center;
    min-height: 56px;
    padding: 2px 4px;
  }
  h2 {
    font-size: min(var(--t-17), 24px);
    line-height: 1.3;
  }
  h2 small {
    display: block;
    font-size: min(var(--t-13), 18px);
    line-height: 1.4;
    font-weight: var(--w-regular);
    color: var(--ink-2);
  }
  .scrubber {
    --slot: calc(100% / var(--stops));
    flex: none;
    position: relative;
    display: flex;
    height: 76px;
    margin: 10px var(--gutter) 0;
    container-type: inline-size;
  }
  /* The line, and the part of it behind the stop that is shown. */
  .scrubber::before,
  .scrubber::after {
    content: '';
    position: absolute;
    inset: 57px 0 auto;
    height: 2px;
    background: var(--line-strong);
    opacity: 0.5;
  }
  .scrubber::after {
    inset: 56px auto auto 0;
    width: calc((var(--at) + 0.5) * var(--slot));
    height: 4px;
    border-radius: 2px;
    background: var(--ink);
    opacity: 1;
  }
  .stop {
    flex: 1 1 0;
    min-width: 0;
    position: relative;
    z-index: 1;
    color: var(--ink-2);
  }
  .stop .icon {
    position: absolute;
    z-index: 1;
    left: calc(50% - 11px);
    top: 22px;
    stroke-width: 1.8;
  }
  .stop:not(.wait)::after {
    content: '';
    position: absolute;
    left: calc(50% - 4px);
    top: 54px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--line-strong);
  }
  .past,
  .now {
    color: var(--ink);
  }
  .stop.past::after,
  .stop.now::after {
    background: var(--ink);
  }
  .stop.now:not(.wait)::before {
    content: '';
    position: absolute;
    left: calc(50% - 16px);
    top: 16px;
    width: 32px;
    height: 33px;
    border-radius: 9px;
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  .stop.now {
    z-index: 2;
  }
  .stop.now:not(.wait)::after {
    left: calc(50% - 9px);
    top: 49px;
    width: 18px;
    height: 18px;
    box-shadow: 0 0 0 3px var(--paper);
  }
  .wait {
    align-self: flex-start;
    margin-top: 50px;
    font: var(--w-medium) var(--t-12) / 1rem var(--font-ui);
    font-variant-numeric: tabular-nums;
    text-align: center;
    background: var(--paper);
  }
  .wait.now {
    font-weight: var(--w-bold);
  }
  .turn {
    position: absolute;
    left: calc((var(--from) + 0.5) * var(--slot));
    top: 8px;
    width: calc(var(--slots) * var(--slot));
    height: 10px;
    border: solid var(--line-strong);
    border-width: 1.5px 1.5px 0;
    border-radius: 6px 6px 0 0;
  }
  input {
    position: absolute;
    z-index: 3;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    opacity: 0;
    cursor: pointer;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: calc(100cqw / var(--stops));
    height: 76px;
  }
  input::-moz-range-thumb {
    width: calc(100cqw / var(--stops));
    height: 76px;
    border: 0;
  }
  input:focus-visible {
    outline: none;
  }
  .scrubber:has(:focus-visible) .now:not(.wait)::before,
  .scrubber:has(:focus-visible) .wait.now {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ol {
    display: none;
  }
  .said {
    flex: 1 0 auto;
    padding: 10px var(--gutter) 0;
  }
  .said.card {
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  h3 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .said p {
    margin-top: 4px;
    font-size: var(--t-17);
    line-height: 1.5rem;
    text-wrap: pretty;
  }
  .foot {
    flex: none;
    position: sticky;
    bottom: 0;
    z-index: 3;
    display: flex;
    gap: 8px;
    padding: 10px var(--gutter) 8px;
    background: var(--paper);
  }
  .foot .outline {
    flex: 0 1 56px;
    padding: 0;
  }
  .foot .outline:only-child,
  .foot:not(:has(.ink)) .outline {
    flex-grow: 1;
  }
  nt-board {
    --plate: var(--surface);
  }
  /* Slots narrower than a glyph: only some of them have one. */
  @container (max-width: 599px) {
    .some .stop:not(.kept, .now) .icon {
      display: none;
    }
  }
  @container (max-width: 899px) {
    .most .stop:not(.kept, .now) .icon {
      display: none;
    }
  }
  @media (max-height: 739px) {
    .content {
      --room-y: calc(100dvh - 20.5rem);
    }
    .scrubber {
      margin-top: 0;
    }
    h3 {
      font-size: var(--t-17);
      line-height: 1.375rem;
    }
    .said p {
      font-size: var(--t-15);
      line-height: 1.375rem;
    }
  }
  /* Wide: the board and the scrubber on the left. */
  @media (min-width: 900px), (orientation: landscape) and (min-width: 400px) {
    .content {
      --side: clamp(16rem, 42vw, 24.5rem);
      --room-x: calc(100vw - var(--side) - 32px - var(--safe-l) - var(--safe-r));
      --room-y: calc(100dvh - 104px - var(--safe-t) - var(--safe-b));
      width: var(--side);
      height: 100%;
      min-height: 0;
      margin-inline-start: auto;
    }
    .left {
      position: absolute;
      inset: 0 calc(var(--side) + var(--safe-r)) 0 var(--safe-l);
      display: grid;
      align-content: center;
      justify-content: center;
    }
    .scrubber {
      margin: 10px 0 4px;
    }
    .said {
      flex: 1 1 0;
      min-height: 0;
      overflow: auto;
    }
  }
  /* Room for the list of moves. */
  @media (min-width: 900px) and (min-height: 600px) {
    dialog {
      inset-inline-start: var(--rail);
      background: linear-gradient(var(--line) 0 0) right 24.5rem top / 1px 100% no-repeat
        var(--paper);
    }
    .content {
      --side: 24.5rem;
      --room-x: calc(100vw - var(--rail) - var(--side) - 48px);
      --room-y: min(900px, 100dvh - 160px);
    }
    header {
      padding: 16px 12px 4px;
    }
    ol {
      flex: 0 1 auto;
      min-height: 4rem;
      display: block;
      margin: 8px 14px 0;
      padding: 0;
      overflow: auto;
      list-style: none;
    }
    li {
      border-radius: var(--r-2);
    }
    li.now {
      background: var(--sunken);
      box-shadow: inset 3px 0 0 var(--ink);
    }
    li button {
      display: grid;
      grid-template-columns: 20px 24px minmax(28px, max-content) 1fr auto;
      gap: 7px;
      align-items: center;
      width: 100%;
      min-height: 36px;
      padding: 2px 10px;
      font-size: var(--t-13);
      line-height: 1.25rem;
      text-align: left;
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
    li :is(b, .icon, .what) {
      color: var(--ink);
    }
    li b {
      font-size: var(--t-15);
    }
    li .icon {
      stroke-width: 1.8;
    }
    li.gap button {
      min-height: 24px;
      display: block;
      padding-left: 72px;
    }
    li.gone b {
      text-decoration: line-through;
    }
    .said,
    .foot {
      margin: 0 24px;
      padding: 16px 16px 0;
    }
    .said.card {
      flex: none;
      margin-top: 12px;
      border-radius: var(--r-4) var(--r-4) 0 0;
      background: var(--surface);
      box-shadow: var(--sh-1);
    }
    h3 {
      font-size: var(--t-15);
      line-height: 1.25rem;
    }
    .said p {
      font-size: var(--t-15);
      line-height: 1.375rem;
      color: var(--ink-2);
    }
    .foot {
      position: static;
      padding: 12px 16px 16px;
      border-radius: 0 0 var(--r-4) var(--r-4);
      background: var(--surface);
      box-shadow: var(--sh-1);
      clip-path: inset(0 -8px -8px);
    }
    .foot .outline {
      display: none;
    }
    .keys {
      margin-top: auto;
      padding-top: 16px;
    }
  }
`;

/** Styles of the page that looks back; it has the place of a dialog's, and none of their look. */
export const lookBackStyles: CSSResultGroup[] = [baseStyles, cardStyles, keyRowStyles, ofPage];
