import { css } from 'lit';

/** Styles of a modal dialog: a sheet from the bottom on a phone, a card in the middle elsewhere. */
export const modalStyles = css`
  dialog {
    box-sizing: border-box;
    width: 100%;
    max-width: none;
    max-height: min(92dvh, 100dvh - var(--safe-t) - 8px);
    margin: auto 0 0;
    padding: 0;
    border: 0;
    border-radius: var(--r-5) var(--r-5) 0 0;
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--sh-sheet);
    overflow: hidden auto;
    overscroll-behavior: contain;
    translate: 0 100%;
    transition:
      translate var(--d-2) var(--e-in),
      opacity var(--d-2) var(--e-in),
      overlay var(--d-2) allow-discrete,
      display var(--d-2) allow-discrete;
  }
  dialog[open] {
    translate: 0;
    transition-duration: var(--d-3);
    transition-timing-function: var(--e-bloom);
  }
  dialog::backdrop {
    background: var(--veil);
    opacity: 0;
    transition:
      opacity var(--d-2) linear,
      overlay var(--d-2) allow-discrete,
      display var(--d-2) allow-discrete;
  }
  dialog[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    dialog[open] {
      translate: 0 100%;
    }
    dialog[open]::backdrop {
      opacity: 0;
    }
  }
  .content {
    padding: 0 var(--gutter) calc(var(--safe-b) + 20px);
  }
  header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -8px;
    padding: 10px 0 4px;
    background: var(--surface);
  }
  h2 {
    min-width: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
    font-size: var(--t-20);
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
  @media (min-width: 600px) {
    dialog {
      width: clamp(480px, 31vw, 600px);
      max-height: calc(100dvh - min(48px, 6dvh));
      margin: auto;
      border-radius: var(--r-5);
      box-shadow:
        var(--sh-2),
        inset 0 0 0 1px var(--line);
      translate: none;
      opacity: 0;
    }
    dialog[open] {
      translate: none;
      opacity: 1;
    }
    .content {
      padding: 0 24px 24px;
    }
    @starting-style {
      dialog[open] {
        translate: none;
        opacity: 0;
      }
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 1px solid CanvasText;
    }
  }
`;
