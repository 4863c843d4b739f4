import { css } from 'lit';

/** Styles of a section's heading with a remark at the end of its line. */
export const headStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 12px;
    margin-bottom: 6px;
  }
  h2 {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  .head span {
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
`;
