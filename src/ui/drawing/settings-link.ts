import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { icon, slidersIcon } from './icons.ts';

/** Draws the link to Settings, at the end of a page's bar. */
export function settingsLink(): TemplateResult {
  return html`<a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}
    >${icon(slidersIcon)}</a
  >`;
}
