import { css } from 'lit';

export const codePanelStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  .code,
  .program {
    direction: ltr;
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
    overflow-wrap: anywhere;
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
    margin-top: 8px;
  }
  /* Tabs stand one below the other if a name would be cut off. */
  .tabs {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  }
  /* The program scrolls in a box of its own, in both directions. */
  .program {
    position: relative;
    min-width: 0;
    max-height: min(16rem, 60cqh);
    overflow: auto;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .program .code {
    width: max-content;
    min-width: 100%;
    box-shadow: none;
    overflow: visible;
  }
  .program .code li {
    /* An empty line is as high as others. */
    min-height: 1.125rem;
    white-space: pre;
  }
  .program .code li::before {
    width: 30px;
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
