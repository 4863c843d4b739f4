import { css } from 'lit';

export const resultSheetStyles = css`
  .about {
    color: var(--ink-2);
    text-wrap: pretty;
  }
  .about b {
    color: var(--ink);
  }
  .strip {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    gap: 5px;
    max-width: 26rem;
    /* Tall enough for a finger, at the same distance from its neighbours. */
    margin: 2px 0 -8px;
    padding: 8px 0;
  }
  .strip .thumbnail {
    display: block;
  }
`;
