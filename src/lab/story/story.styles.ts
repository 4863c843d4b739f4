import { css } from 'lit';

export const storyStyles = css`
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    align-items: start;
  }
  .card p {
    font-size: var(--t-15);
    line-height: 1.4375rem;
    text-wrap: pretty;
    /* Breaks numbers of many digits in large text. */
    overflow-wrap: anywhere;
  }
  .card p + p {
    margin-top: 8px;
  }
  h2 {
    margin-bottom: 4px;
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .board {
    width: 150px;
  }
  figcaption {
    max-width: 150px;
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .card a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .more {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: var(--t-15);
    font-weight: var(--w-medium);
  }
  .determinant {
    width: max-content;
    padding: 6px 10px;
    border-inline: 2px solid var(--ink);
    font: var(--w-regular) var(--t-17) / 1.875rem var(--font-mono);
  }
  .determinant td {
    padding: 0 8px;
    color: var(--ink-2);
  }
  .determinant .term {
    color: var(--ink);
    font-weight: var(--w-bold);
    background: var(--bloom-soft);
    border-radius: var(--r-1);
  }
  @media (min-width: 600px) {
    .card.beside {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 20px;
    }
  }
  .sources li {
    margin-top: 6px;
    font-size: var(--t-13);
    line-height: 1.125rem;
    overflow-wrap: break-word;
  }
`;
