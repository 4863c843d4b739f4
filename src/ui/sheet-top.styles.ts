import { css } from 'lit';

/** The beginning of a sheet: a heading with words below it, beside what is drawn and what is offered. */
export const sheetTopStyles = css`
  .top {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-right: -8px;
  }
  .words {
    flex: 1;
  }
  .words p {
    margin-top: 2px;
    color: var(--ink-2);
  }
`;
