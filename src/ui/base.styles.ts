import { css } from 'lit';

/** What every component builds on: sizing, icons, buttons and the focus ring. */
export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
    cursor: pointer;
  }
  a,
  button,
  input,
  select,
  label {
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-2);
  }
  svg {
    display: block;
    flex: none;
  }
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .figures {
    overflow: visible;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .icon-button {
    width: 44px;
    height: 44px;
    flex: none;
    display: grid;
    place-items: center;
    border-radius: var(--r-3);
    color: var(--ink);
  }
  .button {
    min-height: 48px;
    padding: 6px 18px;
    border-radius: var(--r-3);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font-size: var(--t-15);
    line-height: 1.25rem;
    font-weight: var(--w-medium);
    text-align: center;
  }
  .button.ink {
    background: var(--ink);
    color: var(--on-ink);
  }
  .button.bloom {
    background: var(--bloom);
    color: var(--on-bloom);
  }
  .button.outline {
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  .button.small {
    min-height: 44px;
    padding: 4px 14px;
  }
  .button.grow {
    flex: 1;
  }
  .button:disabled {
    color: var(--ink-3);
  }
  .actions {
    display: flex;
    gap: 8px;
    margin-top: 14px;
  }
  button:not(:disabled):active,
  .button:active {
    transform: scale(0.97);
    transition: transform var(--d-1) var(--e-out);
  }
  @media (forced-colors: active) {
    .button,
    .icon-button {
      border: 1px solid ButtonBorder;
    }
  }
`;
