import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { progress } from '../progress/page.ts';
import { plural } from '../i18n/format.ts';
import { sizeOf } from '../i18n/left-to-right.ts';
import type { SizeProgress } from '../progress/solutions/solutions.ts';
import { baseStyles } from '../ui/styles/base.styles.ts';
import { eraseIcon, icon, undoIcon } from '../ui/drawing/icons.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { NtEraseDialog } from './backup/erase-dialog.ts';
import { openModal } from '../ui/dialogs/modal.ts';

/** @summary The actions on a whole size: erase it, undo that. */
@customElement('nt-size-foot')
export class NtSizeFoot extends LocalizedElement {
  static override styles = [
    baseStyles,
    css`
      footer {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding: 4px var(--gutter) 12px;
      }
    `,
  ];

  @property({ attribute: false }) known!: SizeProgress;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('button'));
  }

  #erase(): void {
    openModal(this.renderRoot, NtEraseDialog, { sizes: [this.known] });
  }

  protected override render(): TemplateResult {
    const { size, found, revealed } = this.known;
    return html`<footer>
      ${
        found.size + revealed.size > 0
          ? html`<button class="button outline small" @click=${() => this.#erase()}>
              ${icon(eraseIcon, 20)}${msg(str`Delete ${sizeOf(size)}`)}
            </button>`
          : nothing
      }
      ${progress.erasedCount > 0 ? renderUndo(progress.erasedCount) : nothing}
    </footer>`;
  }
}

function renderUndo(count: number): TemplateResult {
  return html`<button class="button outline small" @click=${() => void progress.restoreErased()}>
    ${icon(undoIcon, 20)}${plural(count, msg('Restore {# deleted solution|# deleted solutions}'))}
  </button>`;
}
