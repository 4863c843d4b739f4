import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { baseStyles } from '../styles/base.styles.ts';
import { crossIcon, icon } from '../drawing/icons.ts';
import { FocusLostEvent, keepFocus } from '../keep-focus.ts';
import { LiveRegions } from '../live-regions.ts';
import { LocalizedElement } from '../localized-element.ts';
import { modalOver, modals } from './modal-over.ts';
import { modalStyles } from './modal.styles.ts';
import { setCovering } from './uncovered-time.ts';

/**
 * A modal dialog. It opens when it is added to the page (see `openModal`). Its button, Escape, a tap beside it or
 * another address (unless `outlastsAddress`) closes it and removes it from the page. The browser returns the focus to
 * where it was.
 */
export abstract class Modal extends LocalizedElement {
  static override styles = [baseStyles, modalStyles];

  @query('dialog') private dialog!: HTMLDialogElement;

  #tellClosed!: () => void;
  readonly #liveRegions = new LiveRegions(this, () => this.isOpen);
  #pressedBeside = false;
  /** The time in milliseconds from which on a press beside the dialog closes it. */
  #closableFrom = Infinity;

  constructor() {
    super();
    // While the dialog is open, the focus stays within it and moves to its heading.
    keepFocus(this, () => this.#openHeading);
    this.addEventListener('pointerdown', (event) => {
      this.#pressedBeside = this.#isBeside(event) && event.timeStamp >= this.#closableFrom;
    });
    this.addEventListener('click', (event) => {
      // Selecting text may end beside the dialog; a tap beside it must also have begun there.
      if (this.#pressedBeside && this.#isBeside(event)) this.close();
    });
  }

  protected abstract heading(): string;

  /** Renders everything below the heading. */
  protected abstract renderContent(): TemplateResult;

  /** True if the dialog is open or about to open. A closed one stays visible a little longer while it fades. */
  get isOpen(): boolean {
    return !this.hasUpdated || this.dialog.open;
  }

  /** True for a dialog that belongs to no screen; it stays open when the address changes. */
  protected readonly outlastsAddress: boolean = false;

  /** Resolves when the dialog has left the page. */
  readonly closed = new Promise<void>((resolve) => (this.#tellClosed = resolve));

  /** Closes the dialog; one that has not opened yet never will. */
  close(): void {
    if (this.hasUpdated) this.dialog.close();
    else this.remove();
  }

  readonly #onAddress = (): void => {
    if (!this.outlastsAddress) this.close();
  };

  /** The heading, made focusable; `null` if the dialog is closed. */
  get #openHeading(): HTMLElement | null {
    const heading = this.renderRoot.querySelector<HTMLElement>('[open] h2');
    if (heading) heading.tabIndex = -1;
    return heading;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.dialog = '';
    modals.add(this);
    setCovering(this, true);
    // The capture phase runs before the screens' listeners; one may open the dialog of the new address at once.
    addEventListener('hashchange', this.#onAddress, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    modals.delete(this);
    this.#tellClosed();
    setCovering(this, false);
    removeEventListener('hashchange', this.#onAddress, { capture: true });
  }

  protected override firstUpdated(): void {
    if (!this.isConnected) return;
    this.dialog.showModal();
    // The second click of a double click lands beside what the first has opened.
    this.#closableFrom = performance.now() + 500;
  }

  async #leave(): Promise<void> {
    setCovering(this, false);
    // The element that had the focus before is gone by now, or nothing had it: the focus is still in the dialog.
    (this.shadowRoot!.activeElement as HTMLElement | null)?.blur();
    if (document.activeElement === document.body) this.dispatchEvent(new FocusLostEvent());
    // The dialog fades out; with reduced motion that takes no time.
    await Promise.allSettled(this.dialog.getAnimations().map(({ finished }) => finished));
    this.remove();
  }

  /** Returns true for an event on the backdrop, which belongs to the dialog; everything else is in its content. */
  #isBeside(event: Event): boolean {
    return event.composedPath()[0] === this.dialog;
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" @close=${() => void this.#leave()}>
      ${this.#liveRegions.render()}
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

/**
 * Opens a dialog over a page, unless one is open there already.
 * @param root The render root of the page.
 * @returns The dialog; it is in no page if another one is open.
 */
export function openModal<Dialog extends Modal>(
  root: ParentNode,
  dialog: new () => Dialog,
  properties?: Partial<Dialog>,
): Dialog {
  const modal = Object.assign(new dialog(), properties);
  // It is prepended, because Lit removes nodes behind its own when it renders another template.
  if (!modalOver(root)) root.prepend(modal);
  return modal;
}
