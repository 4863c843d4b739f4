import { css } from 'lit';
import { wellStyles } from '../styles/well.styles.ts';

/** Styles of tabs, or links, side by side in one well: a `tablist` or `nav` with the class `tabs`. */
export const tabsStyles = css`
  ${wellStyles}
  :is([role='tab'], .tabs a) {
    /* One below the other where large text or a long word needs the width. */
    flex: 1 1 8.5rem;
    max-width: 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 8px;
    min-height: 44px;
    padding: 4px 6px;
    margin: -2px 0;
    border: 2px solid transparent;
    background-clip: padding-box;
    border-radius: 12px;
    font-size: var(--t-15);
    font-weight: var(--w-medium);
    color: var(--ink-2);
  }
  :is([aria-selected='true'], .tabs [aria-current]) {
    background-color: var(--surface);
    box-shadow: inset 0 0 0 1.5px var(--ink);
    color: var(--ink);
    font-weight: var(--w-bold);
  }
  @media (forced-colors: active) {
    :is([role='tab'], .tabs a) {
      border-color: Canvas;
    }
    :is([aria-selected='true'], .tabs [aria-current]) {
      border-color: Highlight;
    }
  }
`;
