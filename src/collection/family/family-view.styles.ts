import { css } from 'lit';

/** Styles of a family's page: the chosen solution above the others, or beside them where the window is wide. */
export const familyViewStyles = css`
  :host {
    display: block;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 4px var(--gutter) 8px;
  }
  .return {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding-inline-end: 8px;
    font-size: var(--t-15);
    font-weight: var(--w-medium);
  }
  .pager {
    display: flex;
    align-items: center;
    border-radius: var(--r-full);
    background: var(--sunken);
    font-size: var(--t-13);
    font-weight: var(--w-medium);
    font-variant-numeric: tabular-nums;
  }
  .pager .icon-button {
    border-radius: var(--r-full);
  }
  .pager span.icon-button {
    color: var(--ink-3);
    opacity: 0.5;
  }
  h1 {
    flex-basis: 100%;
    font-size: var(--t-20);
    line-height: 1.5rem;
    letter-spacing: -0.012em;
  }
  h1 small {
    display: block;
    font: var(--w-regular) var(--f-13);
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
    grid-template-columns: minmax(0, 15rem);
    justify-content: center;
    gap: 14px;
  }
  nt-hear-button {
    display: block;
    width: fit-content;
    margin-block: 8px;
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
    hyphens: auto;
    overflow-wrap: anywhere;
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
  /* The container is too narrow for four boards at this text size. */
  @container (max-width: 20rem) {
    .variants {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 43.75rem) {
    .family {
      grid-template-columns: minmax(0, 21.25rem) minmax(0, 1fr);
      gap: clamp(20px, 4vw, 40px);
      max-width: 62.5rem;
    }
  }
`;
