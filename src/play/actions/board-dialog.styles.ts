import { css } from 'lit';

/** Styles of the dialog: the roses of the common sizes, the other sizes as numbers, and the field below. */
export const boardDialogStyles = css`
  .common {
    display: grid;
    /* Three in a row, or fewer with large text. */
    grid-template-columns: repeat(auto-fill, minmax(max(30%, 4.2rem), 1fr));
    gap: 4px;
    margin: 0 -6px 4px;
  }
  .others {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.6rem, 1fr));
    gap: 4px;
    margin: 0 -6px 8px;
  }
  li a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 4px;
    height: 100%;
    min-height: 52px;
    padding: 8px 4px;
    border-radius: var(--r-3);
  }
  a[aria-current] {
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  @media (hover: hover) {
    a:hover,
    summary:hover {
      background: var(--sunken);
    }
  }
  nt-rose {
    width: 46px;
    height: 46px;
  }
  small {
    font-size: var(--t-12);
    line-height: 1.35;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-wrap: balance;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin: 0 -8px;
    padding: 0 8px;
    border-radius: var(--r-3);
    font-weight: var(--w-medium);
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 7px;
    height: 7px;
    margin-top: -4px;
    border: solid var(--ink-2);
    border-width: 0 1.8px 1.8px 0;
    rotate: 45deg;
  }
  [open] > summary::after {
    margin-top: 4px;
    rotate: 225deg;
  }
  .field {
    display: flex;
    gap: 8px;
    margin-top: 6px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    padding: 0 14px;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;
