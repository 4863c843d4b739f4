import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { labHeader } from '../shared/header.ts';
import { labStyles } from '../shared/lab.styles.ts';
import { pageTitleOf } from '../shared/page-titles.ts';
import './ideas-table.ts';

/** @summary The page of the seven ideas. */
@customElement('nt-ideas-screen')
export class NtIdeasScreen extends LocalizedElement {
  static override styles = [
    baseStyles,
    labStyles,
    css`
      .page {
        max-width: 44rem;
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`${labHeader(pageTitleOf('ideas').title, { kind: 'ideas' })}
      <div class="page"><nt-ideas></nt-ideas></div>`;
  }
}
