import { css } from 'lit';

/**
 * Styles of a few choices side by side, one of them current: buttons with `aria-pressed`, or links with `aria-current`.
 */
export const choicesStyles = css`
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  .choices > * {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 14px;
    border-radius: var(--r-3);
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .choices > :is([aria-pressed='true'], [aria-current]) {
    color: var(--ink);
    font-weight: var(--w-bold);
    background: var(--surface);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }
  @media (forced-colors: active) {
    .choices > * {
      border: 1px solid ButtonBorder;
    }
    .choices > :is([aria-pressed='true'], [aria-current]) {
      border-color: Highlight;
    }
  }
`;
