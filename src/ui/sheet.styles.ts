import { css } from 'lit';

/**
 * A sheet that does not block the board: it rises from the bottom on a phone, and is a card in the
 * side column where the window is wide.
 */
export const sheetStyles = css`
  :host {
    position: fixed;
    z-index: 20;
    inset: auto 0 0;
    display: block;
    /* Large text may need more than there is. */
    max-height: calc(100dvh - var(--safe-t) - 8px);
    box-sizing: border-box;
    overflow: hidden auto;
    padding: 8px var(--gutter) calc(var(--safe-b) + 14px);
    background: var(--surface);
    color: var(--ink);
    border-radius: var(--r-5) var(--r-5) 0 0;
    box-shadow: var(--sh-sheet);
    animation: rise var(--d-3) var(--e-bloom);
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
  @media (min-width: 900px), (orientation: landscape) {
    :host {
      position: static;
      max-height: none;
      grid-column: 2;
      margin: 8px 16px 8px 4px;
      padding: 14px 16px;
      border-radius: var(--r-4);
      box-shadow:
        var(--sh-1),
        inset 0 0 0 1px var(--line);
      align-self: start;
    }
    @keyframes rise {
      from {
        opacity: 0;
      }
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    :host {
      margin: 0 24px;
    }
  }
`;
