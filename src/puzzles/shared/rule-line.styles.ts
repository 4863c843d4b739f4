import { css } from 'lit';

/** Styles of the line above a board that says its rule. */
export const ruleLineStyles = css`
  .rule {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 var(--gutter);
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
    text-align: left;
  }
  .rule .icon,
  .rule b {
    color: var(--ink);
  }
`;
