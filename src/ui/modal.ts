import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { baseStyles } from './base.styles.ts';
import { crossIcon, icon } from './icons.ts';
import { FocusLostEvent, keepFocus } from './keep-focus.ts';
import { LocalizedElement } from './localized-element.ts';
import { modalOver } from './modal-over.ts';
import { modalStyles } from './modal.styles.ts';
import { setCovering } from './uncovered-time.ts';

/**
 * A dialog that has the page to itself while it is open. It opens when it is put into the page (see
 * `openModal`) and leaves the page when it closes: by its button, by Escape, by a tap beside it, or because
 * the address has become another (unless `outlastsAddress`). The browser gives the focus back to where it was.
 */
export abstract class Modal extends LocalizedElement {
  static override styles = [baseStyles, modalStyles];

  @query('dialog') private dialog!: HTMLDialogElement;

  private pressedBeside = false;

  constructor() {
    super();
    // Within the dialog while it is open: what the player reads next begins at its heading.
    keepFocus(this, () => this.openHeading);
    this.addEventListener('pointerdown', (event) => (this.pressedBeside = this.isBeside(event)));
    this.addEventListener('click', (event) => {
      // Selecting text may end beside the dialog; only what began there too is a tap beside it.
      if (this.pressedBeside && this.isBeside(event)) this.close();
    });
  }

  /** What the dialog is for, in a few words. */
  protected abstract heading(): string;

  /** Everything below the heading. */
  protected abstract renderContent(): TemplateResult;

  /** Whether it is open, or about to be; one that is closed is seen to go a little longer. */
  get isOpen(): boolean {
    return !this.hasUpdated || this.dialog.open;
  }

  /** Returns true for a dialog that is about no screen, and so stays when the address changes. */
  protected readonly outlastsAddress: boolean = false;

  /** Closes the dialog; one that has not been opened yet never will be. */
  close(): void {
    if (this.hasUpdated) this.dialog.close();
    else this.remove();
  }

  readonly #onAddress = (): void => {
    if (!this.outlastsAddress) this.close();
  };

  /** The heading, ready for the focus; `null` when the dialog is closed. */
  private get openHeading(): HTMLElement | null {
    const heading = this.renderRoot.querySelector<HTMLElement>('[open] h2');
    if (heading) heading.tabIndex = -1;
    return heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.dialog = '';
    setCovering(this, true);
    // Before the screens hear of it: one may open the dialog of the new address at once.
    addEventListener('hashchange', this.#onAddress, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    setCovering(this, false);
    removeEventListener('hashchange', this.#onAddress, { capture: true });
  }

  protected override firstUpdated(): void {
    if (this.isConnected) this.dialog.showModal();
  }

  private async leave(): Promise<void> {
    setCovering(this, false);
    // Where it was before is gone by now, or it was nowhere.
    const isLeft = this.shadowRoot!.activeElement !== null;
    if (isLeft || document.activeElement === document.body) {
      this.dispatchEvent(new FocusLostEvent());
    }
    // It is seen to go; a wish for stillness makes that no time at all.
    await Promise.allSettled(this.dialog.getAnimations().map(({ finished }) => finished));
    this.remove();
  }

  /** The backdrop belongs to the dialog; what is in the dialog is in its content. */
  private isBeside(event: Event): boolean {
    return event.composedPath()[0] === this.dialog;
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" @close=${() => void this.leave()}>
      <div class="content">
        <header>
          <h2 id="heading">${this.heading()}</h2>
          <button class="icon-button" aria-label=${msg('Close')} @click=${() => this.close()}>
            ${icon(crossIcon)}
          </button>
        </header>
        ${this.renderContent()}
      </div>
    </dialog>`;
  }
}

/** Opens a dialog over the page, unless one is open there already. */
export function openModal(root: ParentNode, modal: Modal): void {
  // Before what Lit renders there: what stands behind it goes when another template is rendered.
  if (!modalOver(root)) root.prepend(modal);
}
