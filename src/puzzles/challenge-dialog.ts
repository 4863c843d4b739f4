import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Challenge } from '../core/challenge.ts';
import { Modal, openModal } from '../ui/modal.ts';
import { beforeWords } from './challenge-words.ts';

/** @summary How a friend solved the puzzle of a link, before it is begun. */
@customElement('nt-challenge')
export class NtChallenge extends Modal {
  /** How the friend solved it. */
  @property({ attribute: false }) challenge!: Challenge;

  protected override heading(): string {
    return msg('A challenge');
  }

  protected override renderContent(): TemplateResult {
    return html`<p>${beforeWords(this.challenge)}</p>
      <p>${msg('Can you beat that? Your time starts with your first move.')}</p>
      <div class="actions">
        <button class="button ink grow" ?autofocus=${true} @click=${() => this.close()}>
          ${msg('Start')}
        </button>
      </div>`;
  }
}

/** Says how a friend solved a puzzle, over the page that `root` is the render root of. */
export function openChallenge(root: ParentNode, challenge: Challenge): void {
  openModal(root, Object.assign(document.createElement('nt-challenge'), { challenge }));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-challenge': NtChallenge;
  }
}
