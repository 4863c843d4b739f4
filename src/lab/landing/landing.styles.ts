import { css } from 'lit';

export const landingStyles = css`
  :host {
    box-sizing: border-box;
    width: 100%;
    max-width: 72rem;
    margin: 0 auto;
    padding: 0 var(--gutter) calc(24px + var(--safe-b));
  }
  header {
    padding: 0;
  }
  h1 {
    font-size: var(--t-28);
    line-height: 2rem;
    letter-spacing: -0.02em;
  }
  h2 {
    margin-top: 24px;
  }
  nt-ideas,
  .card {
    max-width: 44rem;
  }
  .card {
    padding: 2px 14px;
  }
  .card > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    min-height: 52px;
    padding: 5px 0;
    text-align: start;
  }
  .card > * + * {
    border-top: 1px solid var(--line);
  }
  .card b {
    display: block;
    font-size: var(--t-15);
    line-height: 1.25rem;
  }
  .icon {
    flex: none;
    color: var(--ink-3);
  }
  /* The ways to all else stand beside the seven ideas. */
  @container lab (min-width: 56.25rem) {
    :host {
      display: grid;
      grid-template-columns: minmax(0, 44rem) minmax(0, 1fr);
      align-content: start;
      column-gap: 28px;
    }
    header,
    nt-lab-search,
    h2 {
      grid-column: 1 / -1;
    }
    .card {
      align-self: start;
    }
  }
`;
