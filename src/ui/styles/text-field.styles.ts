import { css } from 'lit';

/** Styles of a text field in a dialog, with its label, the error and the hint below it. */
export const textFieldStyles = css`
  form label {
    font-weight: var(--w-medium);
  }
  input,
  textarea {
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-3);
    background: var(--surface);
    color: inherit;
    /* Safari zooms into a field whose text is smaller than 16 px. */
    font: var(--w-regular) max(16px, var(--t-15)) / 1.4 var(--font-mono);
  }
  ::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  :is(input, textarea):focus-visible {
    border-radius: var(--r-3);
  }
  [aria-invalid='true'] {
    border-color: var(--alert);
  }
  #problem,
  #help {
    font-size: var(--t-13);
    line-height: 1.4;
    text-wrap: pretty;
  }
  #problem {
    margin-top: 6px;
    color: var(--alert);
    font-weight: var(--w-medium);
  }
  #help {
    margin-top: 2px;
    color: var(--ink-2);
  }
`;
