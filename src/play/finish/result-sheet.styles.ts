import { css } from 'lit';

export const resultSheetStyles = css`
  .way-on {
    margin-top: 14px;
    text-wrap: pretty;
  }
  .words b {
    color: var(--ink);
  }
  .words a {
    display: inline-block;
    margin: -12px 0;
    padding: 12px 0;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 3px;
  }
  em {
    font-style: normal;
    font-size: var(--t-15);
    letter-spacing: 0;
    vertical-align: 2px;
    margin-right: 4px;
    padding: 1px 10px 2px;
    border-radius: var(--r-full);
    background: var(--bloom);
    color: var(--on-bloom);
  }
  .petal-of {
    width: 40px;
    height: 71px;
    margin: -4px 0 -2px;
    overflow: visible;
  }
  .known {
    width: 64px;
    flex: none;
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
  .stand {
    margin-top: 2px;
    color: var(--ink-2);
  }
  @media (max-height: 739px) and ((orientation: portrait) or (max-width: 399px)) {
    /* Hidden, because the board shows the same. */
    .strip:has(+ .turns) {
      display: none;
    }
  }
  .strip .thumbnail {
    display: block;
  }
  .shown .thumbnail {
    box-shadow: inset 0 0 0 2.5px var(--ink);
  }
`;
