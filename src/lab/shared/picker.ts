import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { labAddress } from '../../core/routes/addresses.ts';
import type { LabPage } from '../../core/routes/lab-page.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { entryOf, LISTED, waysOf, type ExhibitName } from './catalogue.ts';
import { pageTitleOf, type PageName } from './page-titles.ts';

/** @summary The dialog in which a page of the Lab is chosen. */
@customElement('nt-lab-picker')
export class NtLabPicker extends Modal {
  static override styles = [
    ...Modal.styles,
    remarkStyles,
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
      li b {
        display: block;
        font-size: var(--t-15);
        line-height: 1.25rem;
      }
      a[aria-current] {
        background: var(--sunken);
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
    return msg('All exhibits');
  }

  protected override renderContent(): TemplateResult {
    const pages = ['ideas', 'counting', 'story', 'determinants', 'lesson'] as const;
    return html`<ul>
        ${LISTED.map(this.#renderLink)}
      </ul>
      <ul>
        ${pages.map(this.#renderLink)}
      </ul>`;
  }

  readonly #renderLink = (name: ExhibitName | PageName): TemplateResult => {
    const { page } = this;
    const entry = isPage(name) ? undefined : entryOf(name);
    const { title, about } = isPage(name) ? pageTitleOf(name) : entryOf(name).words();
    const open = page.kind === 'exhibit' ? (page.name as ExhibitName) : page.kind;
    const isOpen =
      name === open || (page.kind === 'exhibit' && waysOf(open as ExhibitName)[0] === name);
    // Keeps the size of the board, within the limits of the next algorithm.
    const size = page.kind === 'exhibit' ? page.size : 8;
    const within = entry && Math.min(Math.max(size, entry.sizes[0]), entry.sizes[1]);
    return html`<li>
      <a
        href=${labAddress(name, within, entry?.query)}
        aria-current=${isOpen ? 'page' : nothing}
        ?autofocus=${isOpen}
        @click=${this.close}
      >
        <b>${title}</b><small class="remark">${about}</small>
      </a>
    </li>`;
  };
}

function isPage(name: ExhibitName | PageName): name is PageName {
  return name === 'counting' || name === 'ideas' || name === 'story' || name === 'lesson';
}
