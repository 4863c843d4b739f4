import { css } from 'lit';

/** Styles of a field with its name above it, as `choice` renders it. */
export const choiceStyles = css`
  .choice {
    display: grid;
    gap: 2px;
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .choice select,
  .choice input {
    min-height: 44px;
    min-width: 72px;
    max-width: 100%;
    padding: 0 10px;
    border: 0;
    border-radius: var(--r-3);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
    background: var(--surface);
    color: var(--ink);
    /* Safari zooms into a field whose text is smaller than 16 px. */
    font: var(--w-medium) max(16px, var(--t-15)) / 1.25rem var(--font-ui);
  }
  .choice input {
    width: 104px;
  }
`;
