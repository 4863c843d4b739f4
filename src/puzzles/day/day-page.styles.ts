import { css } from 'lit';

export const dayPageStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 60rem;
    margin: 0 auto;
    padding: 8px var(--gutter) 20px;
  }
  header {
    margin-inline: -12px 0;
    padding-bottom: 4px;
  }
  h1 {
    font-size: min(var(--t-28), 9vw);
    line-height: min(2rem, 11vw);
  }
  .greeting {
    margin-bottom: 12px;
    padding: 12px 16px;
  }
  .greeting h2 {
    font-size: var(--t-17);
    line-height: 1.375rem;
    overflow-wrap: anywhere;
  }
  .greeting p {
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  .closed {
    margin-top: 12px;
    padding: 18px 20px;
  }
  .closed h2 {
    font-size: var(--t-20);
    line-height: 1.625rem;
    letter-spacing: -0.012em;
  }
  .closed p {
    font-size: var(--t-15);
    line-height: 1.375rem;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    margin: 0 -6px;
    border-top: 1px solid var(--line);
  }
  nav a,
  .day-actions button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    padding: 0 6px;
    font: var(--w-medium) var(--f-13);
    color: var(--ink-2);
  }
  /* The first day of all has no link to an earlier day. */
  nav:not(:has(a)) {
    display: none;
  }
  nav .later {
    margin-inline-start: auto;
  }
  .day-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    margin: 6px -6px;
  }
`;
