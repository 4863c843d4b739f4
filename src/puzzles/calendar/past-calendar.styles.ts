import { css } from 'lit';

export const pastCalendarStyles = css`
  :host {
    display: block;
    position: relative;
  }
  .months {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: 12px 28px;
  }
  /* Months out of sight are not rendered. */
  section {
    min-width: 0;
    padding-bottom: 2px;
    content-visibility: auto;
    contain-intrinsic-size: auto 420px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    min-height: 28px;
  }
  h2 {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  p {
    padding-top: 6px;
  }
  /* Comes into sight some months before the drawn ones end. */
  .end {
    position: absolute;
    bottom: 0;
    width: 1px;
    height: min(100%, 1200px);
    pointer-events: none;
  }
  button {
    margin: 16px auto 0;
  }
`;
