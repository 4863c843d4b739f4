import { css, type CSSResultGroup } from 'lit';
import { bareStyles } from './bare.styles.ts';

/** Styles of buttons with words, alone and side by side. */
export const buttonStyles = css`
  .button {
    min-height: 48px;
    padding: 6px 18px;
    border-radius: var(--r-3);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    font: var(--w-medium) var(--f-15);
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
    /* Its longest word stays whole: a row of buttons wraps first. */
    min-width: min-content;
  }
  .button:is(:disabled, [aria-disabled='true']) {
    color: var(--ink-3);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 14px;
  }
  .button:active {
    transform: scale(0.97);
    transition: transform var(--d-1) var(--e-out);
  }
  @media (forced-colors: active) {
    .button {
      border: 1px solid ButtonBorder;
    }
  }
`;

/** Headings take the focus so that screen readers begin there. They have no ring, because they do nothing. */
const headingStyles = css`
  :is(h1, h2)[tabindex='-1']:focus-visible {
    outline: none;
  }
`;

/** Styles that components with buttons of words or headings build on. */
export const baseStyles: CSSResultGroup = [bareStyles, buttonStyles, headingStyles];
