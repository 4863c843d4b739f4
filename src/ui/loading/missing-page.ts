import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from '../styles/base.styles.ts';
import { focusedElement } from '../keep-focus.ts';
import { LocalizedElement } from '../localized-element.ts';

/**
 * @summary Says in place of a page that its code did not arrive, or that it failed, and lets the player try again. It is
 * not announced, because a notice says so too.
 */
@customElement('nt-missing-page')
export class NtMissingPage extends LocalizedElement {
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
        justify-items: center;
        margin: auto;
        padding: 24px var(--gutter);
        text-align: center;
        text-wrap: pretty;
      }
    `,
  ];

  /** True if the code of the page is here, and has failed. */
  @property({ type: Boolean }) failed = false;
  /** Requests the page again. */
  @property({ attribute: false }) retry!: () => void;

  protected override firstUpdated(): void {
    // The search for a start ends before the code is known to be missing.
    if (!focusedElement()) this.renderRoot.querySelector('button')!.focus();
  }

  protected override render(): TemplateResult {
    const words = this.failed
      ? msg('Something went wrong.')
      : msg('This page couldn’t be loaded. Try again when you’re online.');
    return html`<p>${words}</p>
      <button class="button outline" @click=${() => this.retry()}>
        ${this.failed ? reloadLabel() : msg('Try again')}
      </button>`;
  }
}

/** Renders the replacement of a page whose code did not arrive. */
export function missingPage(retry: () => void): TemplateResult {
  return html`<nt-missing-page .retry=${retry}></nt-missing-page>`;
}

/** Renders the replacement of a page that failed. */
export function failedPage(): TemplateResult {
  return html`<nt-missing-page failed .retry=${() => location.reload()}></nt-missing-page>`;
}

/** Names the button that loads the page of the game again. */
export function reloadLabel(): string {
  return msg('Reload', { desc: 'A button: load the page of the game again' });
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-missing-page': NtMissingPage;
  }
}
