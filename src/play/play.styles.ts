import { css } from 'lit';

/**
 * The three shapes of the screen: upright phone, short upright phone (the rose folds), and wide
 * (desktop, or a phone on its side) with the board beside everything else.
 */
export const playStyles = css`
  :host {
    --room-x: calc(100vw - 2 * var(--board-gutter));
    --room-y: calc(100dvh - var(--around-board) - var(--safe-t) - var(--safe-b));
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  header {
    flex: none;
    display: grid;
    grid-template-columns: 1fr 164px 1fr;
    padding: 0 8px 0 12px;
    margin-bottom: 8px;
  }
  .size {
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
  .folded small {
    font-size: var(--t-13);
    margin-left: -2px;
  }
  .insight {
    flex: none;
    padding: 14px var(--gutter) 0;
  }
  .insight .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 18px;
    margin-bottom: 5px;
  }
  .insight p {
    /* Two lines are kept, so that a longer sentence moves nothing. */
    min-height: 3rem;
    font-size: var(--t-17);
    line-height: 1.5rem;
    letter-spacing: -0.005em;
    text-wrap: pretty;
  }
  .wrong {
    color: var(--alert);
  }
  .pips {
    display: flex;
    gap: 3px;
  }
  .pips svg {
    width: 16px;
    height: 16px;
  }
  .pips .open {
    color: var(--line-strong);
    opacity: 0.75;
  }
  .tag {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    font-weight: var(--w-bold);
  }
  .tag .icon {
    stroke-width: 3;
  }
  .tools {
    flex: none;
    display: flex;
    gap: 8px;
    margin-top: auto;
    padding: 0 var(--gutter) 12px;
  }
  .group {
    flex: 1;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    background: var(--sunken);
    border-radius: var(--r-4);
    padding: 0 4px;
  }
  .tool {
    min-height: 56px;
    min-width: 44px;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    font-size: var(--t-12);
    line-height: 1rem;
    font-weight: var(--w-medium);
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
  .tool[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-ink);
    border-radius: 14px;
    margin: 4px 0;
    min-height: 48px;
  }
  .tool.alone {
    padding: 0 6px;
    min-width: 64px;
    border-radius: var(--r-4);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  .tool.hint {
    background: var(--bloom);
    color: var(--on-bloom);
    box-shadow: none;
    font-weight: var(--w-bold);
  }

  /* Short upright phones: the rose folds into the top bar. */
  @media (max-height: 799px) and (orientation: portrait) and (max-width: 899px) {
    header {
      grid-template-columns: 1fr auto 1fr;
      align-items: center;
      height: 54px;
      margin-bottom: 0;
    }
    .whole-rose {
      display: none;
    }
    .folded {
      display: flex;
    }
    .insight p {
      min-height: 24px;
    }
  }

  /* Wide: the board on the left, everything else in a column on its right. */
  @media (min-width: 900px), (orientation: landscape) {
    :host {
      --side: clamp(230px, 40vw, 336px);
      --room-x: calc(100vw - 92px - 16px - var(--side));
      --room-y: calc(100dvh - 16px - var(--safe-t) - var(--safe-b));
      display: grid;
      grid-template-columns: 1fr var(--side);
      grid-template-rows: auto auto auto 1fr;
      column-gap: 8px;
      padding: var(--safe-t) 0 var(--safe-b);
    }
    nt-board {
      /* It stays in view where the column beside it is longer than the window. */
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
      align-items: center;
      min-height: 54px;
      padding: 0 4px 0 0;
      margin: 0;
    }
    .whole-rose {
      display: none;
    }
    .folded {
      display: flex;
      padding: 0;
    }
    .insight {
      padding: 8px 16px 8px 8px;
    }
    .tools {
      margin: 0;
      padding: 4px 16px 8px 4px;
      align-items: start;
    }
  }
  @media (max-width: 839px) and (orientation: landscape) {
    .tools {
      flex-wrap: wrap;
    }
    .group {
      flex-basis: 100%;
    }
    .tool.alone {
      flex: 1;
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    :host {
      --side: 392px;
      --room-x: min(664px, 100vw - 92px - 392px - 48px);
      --room-y: calc(100dvh - 84px);
      grid-template-rows: auto auto auto auto 1fr;
      column-gap: 0;
      padding: 0;
      /* The line between the board and the side column. */
      background: linear-gradient(var(--line) 0 0) right 392px top / 1px 100% no-repeat;
    }
    .insight,
    .tools {
      padding-left: 24px;
      padding-right: 24px;
    }
    header {
      grid-template-columns: 1fr 1fr;
      min-height: auto;
      padding: 20px 16px 0;
    }
    .whole-rose {
      display: block;
      grid-row: 2;
      grid-column: 1 / -1;
      width: 252px;
      height: 252px;
      margin: -20px auto 0;
    }
    .count svg {
      height: 36px;
      width: auto;
    }
    .count small {
      font-size: var(--t-13);
      line-height: 1.125rem;
    }
    .folded {
      display: none;
    }
    .tools {
      padding-top: 14px;
      padding-bottom: 14px;
    }
  }
`;
