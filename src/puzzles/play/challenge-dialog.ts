import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Challenge } from '../../core/routes/challenge.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { beforeWords } from '../shared/challenge-words.ts';

/** @summary The result of a friend, shown before the puzzle of the friend's link is begun. */
@customElement('nt-challenge')
export class NtChallenge extends Modal {
  @property({ attribute: false }) challenge!: Challenge;

  protected override heading(): string {
    return msg('A challenge');
  }

  protected override renderContent(): TemplateResult {
    return html`<p>${beforeWords(this.challenge)}</p>
      <p>${msg('Can you beat that? Your time starts with your first move.')}</p>
      <div class="actions">
        <button class="button ink grow" ?autofocus=${true} @click=${() => this.close()}>
          ${msg('Start', { id: 'start-challenge', desc: 'A button: begin to play' })}
        </button>
      </div>`;
  }
}
