import { css } from 'lit';

/** Styles of the screen while a solution is turned in the mind. */
export const turningStyles = css`
  header.turning {
    display: block;
    height: auto;
    padding: 0;
    margin: 0;
  }
  .turn-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 48px;
    padding-inline: 4px 8px;
  }
  .turn-bar h1 {
    flex: 1;
    /* Its longest word stays whole: the button beside it wraps first. */
    min-width: min-content;
    overflow-wrap: break-word;
    font-size: min(var(--t-17), 24px);
    line-height: 1.3;
  }
  .instead {
    min-height: 44px;
    margin-inline-start: auto;
    padding: 0 8px;
    font-size: var(--t-15);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  .mind {
    display: flex;
    align-items: center;
    gap: 34px;
    padding: 4px var(--gutter) 14px;
  }
  .original {
    position: relative;
    flex: none;
    width: 104px;
    height: 104px;
  }
  .original > svg {
    width: 100%;
    background: var(--sq-a);
    fill: var(--sq-b);
    color: var(--queen);
    border-radius: var(--r-2);
    box-shadow: 0 0 0 1px var(--sq-edge);
    forced-color-adjust: none;
  }
  .badge {
    position: absolute;
    inset-inline-start: calc(100% + 5px);
    top: calc(50% - 12px);
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  .badge .icon {
    stroke-width: 2.2;
  }
  .three-quarter .icon {
    scale: -1 1;
  }
  .mirror-half .icon {
    rotate: 90deg;
  }
  .mirror-quarter .icon {
    rotate: 45deg;
  }
  .mirror-three-quarter .icon {
    rotate: -45deg;
  }
  .mind h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .mind p {
    margin-top: 4px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-wrap: balance;
  }
  /* Nothing is said of the board. */
  header.turning ~ .insight .line {
    display: none;
  }
  /* Upright: the board gives way, so that words and buttons keep their size. */
  @container ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    header.turning ~ nt-board {
      --room-y: calc(100dvh - min(166px + 10.5rem, 100dvh - 7rem) - var(--safe-t) - var(--safe-b));
    }
  }
  @container (max-height: 46.2rem) {
    .mind h2 {
      font-size: var(--t-17);
      line-height: 1.375rem;
    }
  }
  /* Large text: the words have the whole width, so that the board is in view. */
  @container (max-width: 18rem) or ((orientation: landscape) and (max-width: 36rem)) {
    .mind {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 4px 34px;
    }
    .mind h2 {
      overflow-wrap: break-word;
    }
    .mind > :not(.original) {
      display: contents;
    }
    .mind p {
      grid-column: 1 / -1;
    }
    .original {
      width: 64px;
      height: 64px;
    }
  }
  @container (max-width: 18rem) {
    header.turning ~ nt-board {
      --room-y: calc(100dvh - 166px - 12rem - var(--safe-t) - var(--safe-b));
    }
  }
`;
