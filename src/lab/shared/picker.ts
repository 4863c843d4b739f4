import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import type { Entry, ExhibitName, Title } from './catalogue.ts';
import { groupStyles, pageTitleOf, renderGroups, type PageName } from './page-titles.ts';

/** @summary The dialog in which a page of the Lab is chosen. */
@customElement('nt-lab-picker')
export class NtLabPicker extends Modal {
  static override styles = [
    ...Modal.styles,
    remarkStyles,
    groupStyles,
    css`
      li {
        border-top: 1px solid var(--line);
      }
      li:first-child {
        border-top: 0;
      }
      a {
        display: block;
        min-height: 52px;
        padding: 7px 10px;
        margin: 0 -10px;
        border-radius: var(--r-3);
      }
      a[aria-current] {
        background: var(--sunken);
      }
      div + ul {
        margin-top: 10px;
        padding-top: 10px;
        border-top: 2px solid var(--line-strong);
      }
    `,
  ];

  @property({ attribute: false }) page!: LabPage;

  protected override heading(): string {
    return msg('Choose an algorithm');
  }

  protected override renderContent(): TemplateResult {
    const pages = ['race', 'story', 'lesson'] as const;
    return html`${renderGroups(this.#renderLink)}
      <ul>
        ${pages.map((page) => this.#renderLink(page, pageTitleOf(page)))}
      </ul>`;
  }

  readonly #renderLink = (
    name: ExhibitName | PageName,
    { title, about }: Title,
    sizes?: Entry['sizes'],
  ): TemplateResult => {
    const { page } = this;
    const isOpen = name === (page.kind === 'exhibit' ? page.name : page.kind);
    // Keeps the size of the board, within the limits of the next algorithm.
    const size = page.kind === 'exhibit' ? page.size : 8;
    const within = sizes && Math.min(Math.max(size, sizes[0]), sizes[1]);
    return html`<li>
      <a
        href=${labAddress(name, within)}
        aria-current=${isOpen ? 'page' : nothing}
        ?autofocus=${isOpen}
        @click=${this.close}
      >
        <b>${title}</b><small class="remark">${about}</small>
      </a>
    </li>`;
  };
}
