import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Modal, openModal } from './modal.ts';

/** Keys that do one thing, and what they do. Within a way they are pressed together. */
type KeyLine = readonly [ways: readonly (readonly string[])[], does: string];

/**
 * @summary All keys, for those who play without a pointer.
 */
@customElement('nt-keys-dialog')
export class NtKeysDialog extends Modal {
  static override styles = [
    ...Modal.styles,
    css`
      h3 {
        margin: 14px 0 2px;
        font-size: var(--t-13);
        line-height: 1.4;
        color: var(--ink-2);
      }
      dl > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
        gap: 12px;
        align-items: center;
        min-height: 36px;
        padding: 4px 0;
        border-top: 1px solid var(--line);
      }
      dl > div:first-child {
        border-top: 0;
      }
      dt {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 10px;
      }
      dt span {
        display: inline-flex;
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
    return html`<h3>${msg('On the board')}</h3>
      ${keyList([
        [[['↑'], ['↓'], ['←'], ['→']], msg('to the next square')],
        [[['Home'], ['End']], msg('first, last square of the row')],
        [[['Page Up'], ['Page Down']], msg('top, bottom of the column')],
        [[['Space'], ['Enter']], msg('place or lift a queen')],
        [[['Delete']], msg('lift a queen')],
        [[['X']], msg('mark a square as empty')],
      ])}
      <h3>${msg('While playing')}</h3>
      ${keyList([
        [[['U'], ['Ctrl', 'Z']], msg('undo')],
        [
          [
            ['Shift', 'U'],
            ['Ctrl', 'Y'],
          ],
          msg('redo'),
        ],
        [[['F']], msg('to the next free square')],
        [[['C']], msg('clear the board')],
        [[['H']], msg('a hint, then a plainer one')],
        [[['Shift', 'H']], msg('back to the hint before')],
        [[['Esc']], msg('close the hint')],
        [[['R']], msg('reveal a way to finish')],
        [[['N']], msg('next board, after a find')],
        [[['['], [']']], msg('smaller, larger board')],
      ])}
      <h3>${msg('In the Lab')}</h3>
      ${keyList([
        [[['P']], msg('play or pause')],
        [[[','], ['.']], msg('a step back, a step on')],
        [[['<'], ['>']], msg('slower, faster')],
        [[['0']], msg('to the start')],
      ])}
      <h3>${msg('Everywhere')}</h3>
      ${keyList([
        [[['1'], ['2'], ['3']], msg('the screens, in their order')],
        [[['?']], msg('all keys')],
      ])}`;
  }
}

function keyList(lines: readonly KeyLine[]): TemplateResult {
  return html`<dl>
    ${lines.map(
      ([ways, does]) =>
        html`<div>
          <dt>
            ${ways.map((keys) => html`<span>${keys.map((key) => html`<kbd>${key}</kbd>`)}</span>`)}
          </dt>
          <dd>${does}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Shows all keys over the screen that `root` is the render root of. */
export function openKeysDialog(root: ParentNode): void {
  openModal(root, document.createElement('nt-keys-dialog'));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-keys-dialog': NtKeysDialog;
  }
}
