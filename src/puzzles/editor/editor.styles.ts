import { css } from 'lit';

export const editorStyles = css`
  :host {
    --header: 3.75rem;
    /* The verdict, the palette with one row of regions, and the tools. */
    --around-board: min(var(--header) + 16rem, 100dvh - 11rem);
  }
  :host([two-rows]) {
    --around-board: min(var(--header) + 19rem, 100dvh - 11rem);
  }
  h1 {
    line-height: 1.3;
  }
  .board-choice {
    min-height: 44px;
    max-width: 100%;
    /* No padding towards the button before it. */
    padding-block: 0;
    padding-inline: 0 8px;
    border-radius: var(--r-3);
    text-align: start;
    font: inherit;
    letter-spacing: inherit;
  }
  .board-choice span {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: min(var(--t-17), 24px);
  }
  .board-choice .icon {
    color: var(--ink-2);
    margin-top: 2px;
  }
  h1 small {
    font-size: min(var(--t-13), 18px);
    line-height: 1.4;
    letter-spacing: 0;
  }
  .icon-button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  .verdict {
    flex: 1 0 auto;
    /* The height is reserved, so that a longer sentence moves nothing. */
    min-height: 5.75rem;
    padding: 12px var(--gutter) 8px;
    font-size: var(--t-17);
    line-height: 1.5rem;
    letter-spacing: -0.005em;
  }
  .words {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    animation: say var(--d-2) var(--e-out);
    transition: opacity var(--d-2);
  }
  @keyframes say {
    from {
      opacity: 0;
    }
  }
  [data-stale] .words {
    opacity: 0.5;
  }
  .words p {
    text-wrap: pretty;
  }
  .words .icon {
    flex: none;
    color: var(--ink-2);
  }
  .is-wrong .icon {
    color: var(--alert);
  }
  .is-good .icon {
    padding: 3px;
    border-radius: 50%;
    background: var(--bloom);
    color: var(--on-bloom);
    stroke-width: 3.2;
  }
  .verdict small,
  .looking {
    display: block;
    font-size: var(--t-13);
    line-height: 1.125rem;
    color: var(--ink-2);
  }
  /* Most replies come before this appears. */
  .looking {
    animation: say var(--d-2) 700ms both;
  }
  .step {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: 4px;
    white-space: nowrap;
  }
  .step .pills {
    display: inline;
    vertical-align: -1px;
  }
  .tools {
    margin-top: 0;
  }
  /* Short: the lines stand closer, and squares of the largest board are still large enough. */
  @container (max-height: 45rem) and ((orientation: portrait) or (max-width: 399px)) and (max-width: 899px) {
    :host {
      --header: 3rem;
      --around-board: min(var(--header) + 16.5rem, 100dvh - 11rem);
    }
    :host([two-rows]) {
      --around-board: min(var(--header) + 18rem, 100dvh - 11rem);
    }
    .bar {
      min-height: 48px;
    }
    .verdict {
      min-height: 3.75rem;
      padding-block: 8px 4px;
    }
  }
  @container ((orientation: landscape) and (min-width: 400px)) or (min-width: 900px) {
    .verdict,
    .palette {
      grid-column: 2;
    }
    nt-board {
      margin: 0;
    }
  }
  @container (max-height: 37.45rem) and (orientation: landscape) and (min-width: 400px) {
    /* Near the thumb, with a palette and without. */
    .tools {
      grid-row: 4;
    }
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    :host {
      grid-template-rows: repeat(4, max-content) 1fr;
    }
    .bar {
      padding: 16px 16px 8px;
    }
    .verdict {
      padding: 14px 24px;
    }
  }
`;
