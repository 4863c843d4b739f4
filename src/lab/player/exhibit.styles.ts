import { css } from 'lit';

/**
 * The two shapes of an exhibit: on a phone everything scrolls above a docked transport; where the
 * window is wide the board and the transport stand beside what scrolls.
 */
export const exhibitStyles = css`
  :host {
    --board: 224px;
  }
  .scroller {
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    display: flex;
    flex-direction: column;
  }
  nt-transport {
    flex: none;
  }
  .stage {
    padding: 0 var(--gutter);
  }
  .row {
    display: grid;
    grid-template-columns: var(--board) minmax(0, 1fr);
    gap: 14px;
  }
  .say {
    min-height: 52px;
    padding-top: 8px;
    font-size: var(--t-15);
    line-height: 1.375rem;
    text-wrap: pretty;
  }
  .finds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    min-height: 44px;
    margin-left: -10px;
    font-size: var(--t-13);
    color: var(--ink-2);
  }
  .finds a {
    margin-left: 8px;
    color: var(--ink);
  }
  .finds .icon-button[aria-disabled='true'] {
    color: var(--line-strong);
    cursor: default;
  }
  .side {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 8px var(--gutter) 20px;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 12px;
  }
  .code {
    padding: 6px 0;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    font: 400 0.78125rem/1.125rem var(--font-mono);
    counter-reset: line;
    overflow: hidden;
  }
  .code li {
    display: flex;
    padding-right: 12px;
    white-space: pre-wrap;
    counter-increment: line;
    color: var(--ink-2);
  }
  .code li::before {
    content: counter(line);
    width: 26px;
    flex: none;
    text-align: right;
    padding-right: 10px;
    color: var(--ink-3);
    font-size: 0.6875rem;
  }
  .code li[aria-current] {
    background: var(--bloom-soft);
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 4px 0 0 var(--bloom-edge);
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px 12px;
  }
  .controls h2 {
    flex-basis: 100%;
  }
  .choice {
    display: grid;
    gap: 2px;
    font-size: var(--t-12);
    line-height: 1rem;
    color: var(--ink-2);
  }
  .choice select,
  .choice input {
    min-height: 44px;
    min-width: 72px;
    max-width: 100%;
    padding: 0 10px;
    border: 0;
    border-radius: var(--r-3);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
    background: var(--surface);
    color: var(--ink);
    font: var(--w-medium) var(--t-15) / 1.25rem var(--font-ui);
  }
  .choice input {
    width: 104px;
  }
  .race-place {
    min-height: 240px;
  }
  .failure {
    padding: 24px var(--gutter);
  }
  /* A queen lands where single steps can be followed; --d-2 is nothing where movement is unwelcome. */
  .slow .queen {
    transform-box: fill-box;
    transform-origin: center;
    animation: land var(--d-2) var(--e-drop);
  }
  @keyframes land {
    from {
      transform: translateY(-10%) scale(1.18);
    }
  }
  @media (max-width: 379px) {
    :host {
      --board: 208px;
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    :host {
      --board: min(520px, 100dvh - 292px, 100vw - 92px - 680px);
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 400px;
      grid-template-areas: 'header header' 'stage side' 'transport side';
      column-gap: 36px;
      align-content: start;
      padding-right: 12px;
    }
    .scroller {
      display: contents;
    }
    header {
      grid-area: header;
    }
    .stage {
      grid-area: stage;
      padding: 10px 0 0 36px;
      overflow: hidden auto;
    }
    .row {
      gap: 22px;
    }
    .board {
      border-radius: var(--r-3);
    }
    .words {
      display: flex;
      gap: 24px;
      padding-top: 14px;
    }
    .board .names text {
      font-size: 0.5em;
    }
    .finds {
      flex: none;
      align-self: start;
      margin: -8px 0 0;
    }
    .say {
      flex: 1;
      padding-top: 0;
      min-height: 48px;
      font-size: var(--t-17);
      line-height: 1.5rem;
    }
    nt-transport {
      grid-area: transport;
      padding: 8px 0 24px 36px;
    }
    .side {
      grid-area: side;
      overflow: hidden auto;
      gap: 16px;
      padding: 10px 24px 24px 0;
    }
    .code {
      order: -1;
      flex: none;
      padding: 10px 0;
      font-size: 0.8125rem;
      line-height: 1.5rem;
    }
    .code li::before {
      width: 34px;
      font-size: 12px;
    }
    .counts dd {
      font-size: var(--t-20);
      line-height: 1.625rem;
    }
  }
`;
