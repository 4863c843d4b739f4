import { css } from 'lit';

/** Styles of a drill, after those of screens with a board. */
export const drillStyles = css`
  :host {
    --around-board: min(23rem, 100dvh - 11rem);
  }
  h1 .dots {
    vertical-align: top;
  }
  .rule {
    margin-top: -6px;
  }
  .said {
    padding: 14px var(--gutter) 0;
  }
  .said h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-bottom: 4px;
    font-size: var(--t-20);
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
  .ok {
    flex: none;
    display: grid;
    padding: 3px;
    border-radius: 50%;
    background: var(--bloom);
    color: var(--on-bloom);
  }
  .ok .icon {
    width: 18px;
    height: 18px;
    stroke-width: 3.2;
  }
  .said p {
    font-size: var(--t-17);
    line-height: 1.5rem;
    text-wrap: pretty;
  }
  .said .more {
    margin-top: 2px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    color: var(--ink-2);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: auto;
    padding: 10px var(--gutter) 8px;
  }
  /* Short: the rule line goes first. */
  @container (max-height: 45rem) and ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    :host {
      --around-board: min(18.75rem, 100dvh - 11rem);
    }
    .bar {
      min-height: 48px;
    }
    h1 {
      font-size: var(--t-15);
    }
    .rule {
      display: none;
    }
    .said p {
      font-size: var(--t-15);
      line-height: 1.375rem;
    }
  }
  /* Wide: in the column beside the board. */
  @container (min-width: 900px) or ((orientation: landscape) and (min-width: 400px)) {
    .place {
      position: sticky;
      top: 0;
      grid-column: 1;
      grid-row: 1 / -1;
    }
    .rule,
    .said,
    .foot {
      grid-column: 2;
    }
    .foot {
      align-self: end;
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host {
      grid-template-rows: repeat(3, max-content) 1fr;
    }
    .bar {
      padding: 16px 16px 8px;
    }
    .rule,
    .said,
    .foot {
      padding-inline: 24px;
    }
    .foot {
      padding-bottom: 24px;
    }
  }
`;
