import { css } from 'lit';

/**
 * A sheet that does not block the board: it rises from the bottom of an upright screen, takes the place of the
 * tools where they stand beside the board, and is a card in the side column where there is room. It scrolls
 * by itself, its last actions always in sight.
 */
export const sheetStyles = css`
  :host {
    position: fixed;
    z-index: 20;
    inset: auto 0 0;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    max-width: 480px;
    max-height: 45dvh;
    margin: 0 auto;
    padding: 8px var(--gutter) 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--surface);
    color: var(--ink);
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
    padding: 14px 0 calc(var(--safe-b) + 14px);
    background: var(--surface);
  }
  h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    font-weight: var(--w-bold);
    letter-spacing: -0.012em;
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
  /* Not where large text leaves no room for more than they take. */
  @container (min-height: 22rem) {
    section > .actions {
      position: sticky;
      z-index: 1;
      bottom: 0;
    }
  }
  @container (min-width: 600px) or ((orientation: landscape) and (min-width: 400px)) {
    section > .actions {
      padding-bottom: 14px;
      /* Inside the line round the sheet. */
      margin-bottom: 1px;
    }
  }
  /* Above the tabs of a tablet, which it would not cover wholly. */
  @container ((orientation: portrait) or (max-width: 399px)) and (min-width: 600px) and (max-width: 899px) {
    :host {
      bottom: calc(4rem + var(--safe-b));
      border-radius: var(--r-5);
      box-shadow:
        var(--sh-2),
        inset 0 0 0 1px var(--line);
    }
  }
  @container (min-width: 900px) or ((min-width: 400px) and (orientation: landscape)) {
    :host {
      inset: calc(var(--safe-t) + 54px) calc(var(--safe-r) + 8px) calc(var(--safe-b) + 8px) auto;
      width: calc(var(--side) - 8px);
      max-width: none;
      max-height: none;
      animation-name: appear;
      border-radius: var(--r-4);
      box-shadow:
        var(--sh-1),
        inset 0 0 0 1px var(--line);
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host {
      position: static;
      width: auto;
      grid-column: 2;
      margin: 0 24px;
      align-self: start;
    }
  }
`;
