import { css } from 'lit';
import { radioUnderStyles } from './radio-under.styles.ts';
import { wellStyles } from './well.styles.ts';

/**
 * Styles of a choice among a few values in one well: labels with a radio button and a `span` each. The radio buttons
 * are native, so that arrow keys, names and states are the browser's.
 */
export const segmentsStyles = css`
  ${wellStyles}
  .segments label {
    /* All are equally wide while they fit on one line. */
    flex: 1 1 0;
    min-width: max-content;
    position: relative;
    margin: -2px 0;
    cursor: pointer;
  }
  .segments span {
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding: 2px 8px;
    border-radius: 10px;
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    color: var(--ink-2);
    white-space: nowrap;
  }
  :checked ~ span {
    color: var(--ink);
    font-weight: var(--w-bold);
  }
  .segments :checked + span::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 2px 0;
    border-radius: 10px;
    background: var(--surface);
    outline: 1.5px solid var(--ink);
  }
  ${radioUnderStyles}
  .segments :focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  /* Large text: words that are longer than the line make two. */
  @container (max-width: 18rem) {
    .segments label {
      min-width: auto;
      max-width: 100%;
    }
    .segments span {
      white-space: normal;
      text-align: center;
    }
  }
  @media (forced-colors: active) {
    .segments :checked + span::before {
      outline-color: Highlight;
    }
  }
`;
