import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Code } from '../../core/solutions/code.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { icon, speakerIcon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { playCanon, stopAtInput, type Playing } from '../../ui/sound/signals.ts';

/** Fired when a canon begins to sound. */
export class CanonEvent extends Event {
  constructor(readonly canon: Playing) {
    super('nt-canon');
  }
}

/**
 * @summary A button that plays the canon of whole families, and stops it.
 *
 * @fires nt-canon - The canon begins.
 */
@customElement('nt-hear-button')
export class NtHearButton extends LocalizedElement {
  static override styles = baseStyles;

  /** The solutions of the families, each family in its fixed order. */
  @property({ attribute: false }) families: readonly (readonly Code[])[] = [];
  /** The words of the button while it is silent. */
  @property() label = '';

  @state() private isPlaying = false;

  #stop: AbortController | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.abort();
  }

  #press(): void {
    if (this.isPlaying) this.#stop!.abort();
    else this.#play();
  }

  #play(): void {
    this.#stop = stopAtInput(this);
    const { signal } = this.#stop;
    const canon = playCanon(this.families, signal)!;
    this.isPlaying = true;
    const end = setTimeout(() => this.#stop!.abort(), canon.length * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(end);
      this.isPlaying = false;
    });
    this.dispatchEvent(new CanonEvent(canon));
  }

  protected override render(): TemplateResult {
    return html`<button class="button outline small" @click=${this.#press}>
      ${this.isPlaying ? nothing : icon(speakerIcon, 20)}${this.isPlaying ? msg('Stop', { id: 'stop-run', desc: 'A button' }) : this.label}
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nt-canon': CanonEvent;
  }
}
