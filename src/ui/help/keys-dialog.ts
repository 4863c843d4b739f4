import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { capsOf } from '../keyboard/key-words.ts';
import { KEYMAP, type Key } from '../keyboard/keymap.ts';
import { listingStyles } from '../styles/listing.styles.ts';
import { Modal } from '../dialogs/modal.ts';

/** @summary The list of all keys, for players without a pointer. */
@customElement('nt-keys-dialog')
export class NtKeysDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    listingStyles,
    css`
      dl > div {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
        gap: 12px;
        min-height: 36px;
        padding: 4px 0;
      }
      dt {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 10px;
      }
      dt span {
        /* Keys that are pressed together are named from left to right in every language. */
        direction: ltr;
        display: inline-flex;
        flex-wrap: wrap;
        gap: 4px;
      }
      kbd {
        display: inline-grid;
        place-items: center;
        min-width: 24px;
        min-height: 22px;
        padding: 0 6px;
        border-radius: 5px;
        box-shadow: inset 0 0 0 1px var(--line-strong);
        font: var(--w-medium) var(--t-12) / 1.5 var(--font-ui);
        white-space: nowrap;
      }
      @media (forced-colors: active) {
        kbd {
          border: 1px solid CanvasText;
        }
      }
    `,
  ];

  protected override heading(): string {
    return msg('All keys');
  }

  protected override renderContent(): TemplateResult {
    const isOff = document.documentElement.dataset['keys'] === 'off';
    return html`${
      isOff
        ? html`<p>
            ${msg('Single keys (letters, digits and symbols without Ctrl) are off in “Settings”.')}
          </p>`
        : nothing
    }
    ${Object.values(KEYMAP).map(
      ({ heading, lines }) =>
        html`<h3>${heading()}</h3>
          <dl>
            ${lines.map(([keys, does, order]) => keyLine((order ?? Object.keys(keys)) as Key[], does()))}
          </dl>`,
    )}`;
  }
}

function keyLine(keys: readonly Key[], does: string): TemplateResult {
  return html`<div>
    <dt>
      ${keys.map((key) => html`<span>${capsOf(key).map((cap) => html`<kbd>${cap}</kbd>`)}</span>`)}
    </dt>
    <dd>${does}</dd>
  </div>`;
}
