import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { eyeIcon, icon } from '../ui/icons.ts';
import { Modal, openModal } from '../ui/modal.ts';

/** @summary Asks once before a solution is shown. */
@customElement('nt-reveal-dialog')
export class NtRevealDialog extends Modal {
  /** Called when the player wants to see it. */
  show: () => void = () => undefined;

  protected override heading(): string {
    return msg('Show one way to finish?');
  }

  protected override renderContent(): TemplateResult {
    return html`<p>
        ${msg('It is kept as peeked, a ring instead of a seed, until you find it yourself.')}
      </p>
      <div class="actions">
        <button class="button outline grow" @click=${() => this.close()}>${msg('Not now')}</button>
        <button
          class="button ink grow"
          @click=${() => {
            this.close();
            this.show();
          }}
        >
          ${icon(eyeIcon, 20)}${msg('Show it')}
        </button>
      </div>`;
  }
}

/** Asks before a solution is shown; `show` is called when the player says yes. */
export function askToReveal(root: ParentNode, show: () => void): void {
  const dialog = new NtRevealDialog();
  dialog.show = show;
  openModal(root, dialog);
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-reveal-dialog': NtRevealDialog;
  }
}
