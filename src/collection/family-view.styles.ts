import { css } from 'lit';

/** A family's page: the chosen solution above the others, or beside them where the window is wide. */
export const familyViewStyles = css`
  :host {
    display: block;
  }
  header {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 52px;
    padding: 0 8px 0 4px;
  }
  h1 {
    flex: 1;
    font-size: var(--t-20);
    line-height: 1.5rem;
    letter-spacing: -0.012em;
  }
  h1:focus {
    outline: none;
  }
  h1 small {
    display: block;
    font-size: var(--t-13);
    line-height: 1.125rem;
    font-weight: var(--w-regular);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  h2 {
    font-size: var(--t-17);
    line-height: 1.375rem;
  }
  p {
    margin-top: 2px;
    color: var(--ink-2);
    text-wrap: pretty;
  }
  code {
    font: var(--w-medium) var(--t-15) / 1.25rem var(--font-mono);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  .family {
    display: grid;
    gap: 24px;
    padding: 4px var(--gutter) 20px;
  }
  .selected {
    display: grid;
    grid-template-columns: minmax(0, 240px);
    justify-content: center;
    gap: 14px;
  }
  .actions {
    flex-wrap: wrap;
  }
  .note {
    font-size: var(--t-13);
    line-height: 1.125rem;
  }
  .variants {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 10px 8px;
    margin-top: 10px;
  }
  .variants button {
    width: 100%;
    min-height: 44px;
    padding-bottom: 4px;
    text-align: start;
  }
  .variants span {
    display: grid;
    justify-items: start;
    gap: 2px;
    margin-top: 6px;
    font-size: var(--t-12);
    line-height: 0.9375rem;
    color: var(--ink-2);
  }
  .variants [aria-pressed='true'] .thumbnail {
    outline: 2.5px solid var(--ink);
    outline-offset: 2px;
  }
  .variants [aria-pressed='true'] span {
    color: var(--ink);
    font-weight: var(--w-medium);
  }
  .unseen-family {
    max-width: 480px;
    margin: 0 auto;
    padding: 8px var(--gutter) 20px;
    text-align: center;
  }
  .unseen-family p {
    margin: 16px 0;
  }
  @media (min-width: 900px), (orientation: landscape) {
    .family {
      grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
      gap: 40px;
      max-width: 1000px;
    }
  }
`;
