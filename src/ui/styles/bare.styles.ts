import { css } from 'lit';

/** Styles that every component builds on: sizing, icons, the size of targets and the focus ring. */
export const bareStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  /* A title of one long word is divided where its line is too short. */
  h1 {
    hyphens: auto;
    overflow-wrap: anywhere;
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
  /* At least 44 px wide, however narrow the words are in a font. Links within a sentence are inline and ignore it. */
  a,
  button,
  summary {
    min-inline-size: 44px;
    min-block-size: 44px;
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
  /* Drawings are not mirrored in right-to-left languages: text in them begins on the left, in the order of its words. */
  text {
    direction: ltr;
    unicode-bidi: plaintext;
  }
  .icon {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .directed {
    scale: var(--across) 1;
    transform-origin: center;
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
  button:not(:disabled):active {
    transform: scale(0.97);
    transition: transform var(--d-1) var(--e-out);
  }
  @media (forced-colors: active) {
    .icon-button {
      border: 1px solid ButtonBorder;
    }
  }
`;
