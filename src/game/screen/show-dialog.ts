import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { eyeIcon, icon } from '../../ui/drawing/icons.ts';
import { Modal } from '../../ui/dialogs/modal.ts';

/** The question before a solution is shown, in the current language. */
export interface ShowQuestion {
  readonly heading: () => string;
  /** The consequences of showing it. */
  readonly text: () => string;
}

/** @summary Asks once before a solution is shown. */
@customElement('nt-show-dialog')
export class NtShowDialog extends Modal {
  question!: ShowQuestion;
  /** Called when the player chooses to see it. */
  show: () => void = () => undefined;

  protected override heading(): string {
    return this.question.heading();
  }

  protected override renderContent(): TemplateResult {
    return html`<p>${this.question.text()}</p>
      <div class="actions">
        <button class="button outline grow" @click=${() => this.close()}>${msg('Not now')}</button>
        <button
          class="button ink grow"
          @click=${() => {
            this.close();
            this.show();
          }}
        >
          ${icon(eyeIcon, 20)}${msg('Reveal it')}
        </button>
      </div>`;
  }
}
