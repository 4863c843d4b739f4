import { css } from 'lit';

export const printDialogStyles = css`
  .boards {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 12px;
    margin: 12px auto 0;
    padding: 0;
    /* In landscape on a phone the button stays in view. */
    max-width: max(12rem, min(100%, 70dvh));
    list-style: none;
  }
  .boards li {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
  }
  .boards .waiting {
    border-radius: var(--r-2);
    background: var(--sunken);
  }
  .print {
    width: 100%;
    margin-top: 18px;
  }
  .foot {
    padding-top: 8px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
