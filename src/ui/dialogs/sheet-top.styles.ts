import { css } from 'lit';

/** Styles of the top of a sheet: a heading with words below it, beside a drawing and actions. */
export const sheetTopStyles = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-inline-end: -8px;
  }
  .corner {
    flex: none;
    align-self: start;
    display: flex;
    margin-inline-start: auto;
  }
  /* A sheet that covers no square needs no fold button. */
  :host(:not([covers], [folded])) .fold {
    display: none;
  }
  :host([folded]) .top > :not(.words, .corner),
  :host([folded]) .words > :not(h2) {
    display: none;
  }
  .words {
    flex: 1;
  }
  .words p {
    margin-top: 2px;
    color: var(--ink-2);
  }
`;
