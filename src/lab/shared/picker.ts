import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { entryOf, EXHIBIT_NAMES, GROUPS, type ExhibitName, type Title } from './catalogue.ts';
import { groupTitleOf, pageTitleOf, type PageName } from './page-titles.ts';

/** @summary The dialog in which a page of the Lab is chosen. */
@customElement('nt-lab-picker')
export class NtLabPicker extends Modal {
  static override styles = [
    ...Modal.styles,
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
      b {
        display: block;
        font-size: var(--t-15);
        line-height: 1.25rem;
      }
      small {
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
      h3 {
        margin-top: 14px;
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
      ul + ul {
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
    return html`${GROUPS.map(
        (group) =>
          html`<h3 id=${group}>${groupTitleOf(group)}</h3>
            <ul aria-labelledby=${group}>
              ${EXHIBIT_NAMES.filter((name) => entryOf(name).group === group).map((name) =>
                this.#renderExhibit(name),
              )}
              ${group === 'count' ? this.#renderPage('counting') : nothing}
            </ul>`,
      )}
      <ul>
        ${this.#renderPage('race')} ${this.#renderPage('story')} ${this.#renderPage('lesson')}
      </ul>`;
  }

  #renderExhibit(name: ExhibitName): TemplateResult {
    const { page } = this;
    const { sizes, words } = entryOf(name);
    const [smallest, largest] = sizes;
    // Keeps the size of the board, within the limits of the next algorithm.
    const size = page.kind === 'exhibit' ? page.size : 8;
    return this.#renderLink(
      labAddress(name, Math.min(Math.max(size, smallest), largest)),
      words(),
      page.kind === 'exhibit' && page.name === name,
    );
  }

  #renderPage(kind: PageName): TemplateResult {
    return this.#renderLink(labAddress(kind), pageTitleOf(kind), this.page.kind === kind);
  }

  #renderLink(href: string, { title, about }: Title, isOpen: boolean): TemplateResult {
    return html`<li>
      <a
        href=${href}
        aria-current=${isOpen ? 'page' : nothing}
        ?autofocus=${isOpen}
        @click=${this.close}
      >
        <b>${title}</b><small>${about}</small>
      </a>
    </li>`;
  }
}
