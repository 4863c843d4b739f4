import { css, html, type TemplateResult } from 'lit';
import { capsOf, type KeyLine } from './key-words.ts';

/** Renders the main keys in a row. It is decorative, because the list of all keys contains them. */
export function keyRow(lines: readonly KeyLine[]): TemplateResult {
  return html`<p class="keys" aria-hidden="true">
    ${lines.map(
      ({ keys, does }) =>
        html`<span>${keys.flatMap(capsOf).map((cap) => html`<kbd>${cap}</kbd>`)}${does}</span>`,
    )}
  </p>`;
}

/** Styles of the row of keys, for the screen to adopt. It is shown at the foot beside a board if there is room. */
export const keyRowStyles = css`
  .keys {
    display: none;
  }
  @container (min-width: 56.25rem) and (min-height: 37.5rem) {
    .keys {
      grid-column: 2;
      grid-row: -2;
      align-self: end;
      /* Hidden if single keys are off (tokens.css). */
      display: var(--key-row, flex);
      flex-wrap: wrap;
      gap: 6px 14px;
      padding: 0 24px 20px;
      font-size: var(--t-13);
      color: var(--ink-2);
    }
    .keys span {
      display: inline-flex;
      align-items: center;
      gap: 5px;
    }
    kbd {
      font: var(--w-medium) var(--t-12) / 1.125rem var(--font-ui);
      min-width: 22px;
      padding: 0 5px;
      height: 1.25rem;
      display: inline-grid;
      place-items: center;
      border-radius: 5px;
      box-shadow: inset 0 0 0 1px var(--line-strong);
    }
  }
  /* Hidden if a sheet needs the room; ? lists all keys. */
  @container (max-height: 64rem) {
    .sheet ~ .keys,
    .keys:has(~ .sheet) {
      display: none;
    }
  }
`;
