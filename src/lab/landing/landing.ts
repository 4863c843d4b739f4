import { msg } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { icon, nextIcon } from '../../ui/drawing/icons.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { GUESSED_SIZE } from '../ideas/ideas.ts';
import '../ideas/ideas-table.ts';
import type { Title } from '../shared/catalogue.ts';
import { labStyles } from '../shared/lab.styles.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import { NtLabPicker } from '../shared/picker.ts';
import { landingStyles } from './landing.styles.ts';
import './search.ts';

/** @summary The page that the Lab opens with: the search of 4 × 4, the seven ideas, and the ways to all else. */
@customElement('nt-lab-landing')
export class NtLabLanding extends LocalizedElement {
  static override styles = [baseStyles, labStyles, landingStyles];

  protected override render(): TemplateResult {
    return html`<header>
        <h1>${msg('Lab')}</h1>
        ${settingsLink()}
      </header>
      <nt-lab-search></nt-lab-search>
      <h2>${pageTitleOf('ideas').title} · ${sizeOf(GUESSED_SIZE)}</h2>
      <nt-ideas></nt-ideas>
      <div class="card">
        <a href=${labAddress('lesson')}>${lines(pageTitleOf('lesson'))}</a>
        <button
          aria-haspopup="dialog"
          @click=${() => openModal(this.renderRoot, NtLabPicker, { page: { kind: 'landing' } })}
        >
          ${lines({ title: msg('All exhibits'), about: msg('Search, chance, guards, matrix, maze, history.') })}
        </button>
      </div>`;
  }
}

function lines({ title, about }: Title): TemplateResult {
  return html`<span><b>${title}</b><small class="remark">${about}</small></span
    >${icon(nextIcon, 20)}`;
}
