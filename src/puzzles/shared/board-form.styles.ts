import { css } from 'lit';

/** Styles of the fields of `board-form.ts`, for dialogs that show them beside segments. */
export const boardFormStyles = css`
  fieldset {
    min-width: 0;
    margin: 14px 0 0;
    padding: 0;
    border: 0;
  }
  legend {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    padding: 0 0 6px;
    font: var(--w-medium) var(--f-13);
    color: var(--ink-2);
  }
  .segments span {
    hyphens: auto;
    overflow-wrap: anywhere;
    /* In a narrow window the icon stands over its words. */
    flex-wrap: wrap;
    gap: 2px 6px;
    padding-inline: 4px;
    white-space: normal;
    text-align: center;
  }
  .segments label {
    min-width: min(100%, 5.2rem);
  }
  .stepper {
    display: grid;
    grid-template-columns: 48px 1fr 48px;
    align-items: center;
    min-height: 50px;
    border-radius: var(--r-3);
    background: var(--sunken);
    text-align: center;
    font-size: var(--t-17);
    font-weight: var(--w-bold);
    font-variant-numeric: tabular-nums;
  }
  .stepper button {
    display: grid;
    place-items: center;
    height: 48px;
    border-radius: var(--r-3);
  }
  .stepper button:disabled {
    color: var(--ink-3);
    opacity: 0.5;
  }
  .two {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    column-gap: 8px;
  }
`;
