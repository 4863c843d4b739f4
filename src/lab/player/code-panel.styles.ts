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
    border-radius: var(--r-3);
    border: 1px solid var(--line);
  }
  .box,
  .variables {
    max-height: var(--room);
    /* Whole lines, so that none is cut. */
    max-height: round(down, var(--room), 1.5rem);
    overflow: hidden auto;
    background: var(--surface);
  }
  .code {
    font: 400 0.75rem/1.5rem var(--font-mono);
    counter-reset: line;
  }
  .code li {
    display: flex;
    padding-inline-end: 4px;
    overflow-wrap: anywhere;
    counter-increment: line;
    color: var(--ink-2);
  }
  .number {
    width: 30px;
    flex: none;
    text-align: end;
    padding-inline-end: 8px;
    color: var(--ink-3);
    font-style: normal;
    font-size: 0.6875rem;
    font-weight: 400;
  }
  .number::before {
    content: counter(line);
  }
  [role='option'] {
    cursor: pointer;
  }
  .box:focus-visible .active {
    outline: 1.5px solid var(--focus);
    outline-offset: -1.5px;
  }
  /* Code and variables share a frame. */
  .beside {
    direction: ltr;
    display: flex;
    flex-wrap: wrap;
    /* The gap is the line between them, whether they stand side by side or, in a narrow column, one below the other. */
    gap: 1px;
    border-radius: var(--r-3);
    border: 1px solid var(--line);
    overflow: hidden;
    background: var(--line);
  }
  .beside .box {
    flex: 999 1 12rem;
    border: 0;
    border-radius: 0;
    outline-offset: -3px;
  }
  .variables {
    direction: ltr;
    padding-block: 6px;
    padding-inline: 12px 10px;
    flex: 1 1 104px;
    box-sizing: border-box;
    font: 400 var(--t-13) / 1.25rem var(--font-mono);
    overflow-wrap: anywhere;
    color: var(--ink-2);
  }
  .variables dt {
    font: var(--w-medium) var(--f-12);
  }
  .variables dd + dt {
    margin-top: 6px;
  }
  .variables b {
    padding: 0 5px;
    margin: 0 -5px;
    border-radius: 4px;
    background: var(--bloom-soft);
    font-weight: 700;
    color: var(--ink);
  }
  .remark {
    margin-top: 6px;
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
  .code .next {
    color: var(--ink);
    border-radius: 4px;
    box-shadow: inset 0 0 0 2px var(--bloom-edge);
  }
  .code .lit[aria-current] {
    font-weight: 700;
  }
  [role='tabpanel'] {
    display: grid;
    gap: 8px;
    margin-top: 8px;
  }
  /* Each as wide as its words ask, so that three stand in one row of a phone. */
  .tabs [role='tab'] {
    flex-basis: auto;
  }
  .program {
    max-height: round(down, min(16rem, var(--room)), 1.5rem);
    overflow: auto;
  }
  .program .code {
    width: max-content;
    min-width: 100%;
  }
  .program .code li {
    /* An empty line is as high as others. */
    min-height: 1.5rem;
    white-space: pre;
  }
  .actions {
    margin: 0;
  }
  @container (min-width: 50rem) and (min-height: 36rem) and (orientation: landscape) {
    .program {
      max-height: min(28rem, 50cqh);
    }
  }
`;
