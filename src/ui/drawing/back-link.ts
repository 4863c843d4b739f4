import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { backIcon, icon } from './icons.ts';

/** Draws the link to the page before, at the beginning of a page's bar. */
export function backLink(
  address: string,
  label = msg('Back', { id: 'back-to-before', desc: 'A button: to the screen before' }),
): TemplateResult {
  return html`<a class="icon-button" href=${address} aria-label=${label}>${icon(backIcon)}</a>`;
}
