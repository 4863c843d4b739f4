import { css } from 'lit';

export const codePanelStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  /* The code scrolls in a box of its own, so that the line that runs stays beside the board. */
  .box {
    direction: ltr;
    position: relative;
    min-width: 0;
    max-height: var(--room);
    overflow: hidden auto;
    border-radius: var(--r-3);
    background: var(--surface);
    border: 1px solid var(--line);
  }
  .code {
    padding: 6px 0;
    font: 400 0.75rem/1.25rem var(--font-mono);
    counter-reset: line;
  }
  .code li {
    display: flex;
    padding-right: 4px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    counter-increment: line;
    color: var(--ink-2);
  }
  .code li::before {
    content: counter(line);
    width: 30px;
    flex: none;
    text-align: right;
    padding-right: 8px;
    color: var(--ink-3);
    font-size: 0.6875rem;
  }
  .d1 {
    padding-inline-start: 2ch;
  }
  .d2 {
    padding-inline-start: 4ch;
  }
  .d3 {
    padding-inline-start: 6ch;
  }
  .code .lit {
    background: var(--bloom-soft);
    color: var(--ink);
    box-shadow: inset 4px 0 0 var(--bloom-edge);
  }
  .code li[aria-current] {
    font-weight: 700;
  }
  [role='tabpanel'] {
    display: grid;
    gap: 8px;
    margin-bottom: 8px;
  }
  /* Tabs stand one below the other if a name would be cut off. */
  .tabs {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  }
  .program {
    max-height: min(16rem, var(--room));
    overflow: auto;
  }
  .program .code {
    width: max-content;
    min-width: 100%;
  }
  .program .code li {
    /* An empty line is as high as others. */
    min-height: 1.25rem;
    white-space: pre;
  }
  .actions {
    flex-wrap: wrap;
    margin: 0;
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    .code {
      padding: 10px 0;
      font-size: 0.8125rem;
      line-height: 1.5rem;
    }
    .code li::before,
    .program .code li::before {
      width: 34px;
      font-size: 12px;
    }
    .program {
      max-height: min(28rem, 50cqh);
    }
    .program .code {
      line-height: 1.25rem;
    }
  }
`;
