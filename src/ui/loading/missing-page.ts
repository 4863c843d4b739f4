import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { baseStyles } from '../styles/base.styles.ts';
import { focusedElement } from '../keep-focus.ts';
import { LocalizedElement } from '../localized-element.ts';

/**
 * @summary Says in place of a page that its code did not arrive, and lets the player try again. It is not announced,
 * because the notice about missing parts is.
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

  /** Requests the page again. */
  @property({ attribute: false }) retry!: () => void;

  protected override firstUpdated(): void {
    // The search for a start ends before the code is known to be missing.
    if (!focusedElement()) this.renderRoot.querySelector('button')!.focus();
  }

  protected override render(): TemplateResult {
    return html`<p>${msg('This page couldn’t be loaded. Try again when you’re online.')}</p>
      <button class="button outline" @click=${() => this.retry()}>${msg('Try again')}</button>`;
  }
}

/** Renders the replacement of a page whose code did not arrive. */
export function missingPage(retry: () => void): TemplateResult {
  return html`<nt-missing-page .retry=${retry}></nt-missing-page>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-missing-page': NtMissingPage;
  }
}
