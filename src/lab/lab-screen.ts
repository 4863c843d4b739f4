import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { firstLabPage, parseLabPage, type LabPage } from '../core/lab-page.ts';
import { NoticeEvent } from '../ui/events.ts';
import { PagePart } from '../ui/page-part.ts';
import { EXHIBIT_NAMES, type ExhibitName } from './catalogue.ts';

/**
 * @summary The Lab: an exhibit, the race, the counting machine or the story, by the address.
 *
 * @fires nt-notice - When an address leads to nothing in the Lab.
 */
@customElement('nt-lab')
export class NtLab extends LitElement {
  static override styles = css`
    :host {
      flex: 1;
      min-height: 0;
      display: flex;
      flex-direction: column;
      /* Pages are laid out by the room they have and the size of the text. */
      container-type: size;
    }
  `;

  /** What follows `#/lab/` in the address. */
  @property() path = '';

  private page: LabPage<ExhibitName> = firstLabPage(EXHIBIT_NAMES);
  private readonly pagePart = new PagePart(this);

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('path')) return;
    const page = parseLabPage(this.path, EXHIBIT_NAMES);
    this.page = page ?? firstLabPage(EXHIBIT_NAMES);
    this.pagePart.need(PARTS[this.page.kind]);
    if (page) return;
    const text = msg('This link leads to nothing in the Lab. Here is where it begins.');
    this.dispatchEvent(new NoticeEvent({ text }));
  }

  protected override render(): TemplateResult {
    const { page, pagePart } = this;
    if (pagePart.missing) return pagePart.missing;
    switch (page.kind) {
      case 'exhibit':
        return html`<nt-exhibit .page=${page}></nt-exhibit>`;
      case 'race':
        return html`<nt-race-screen .page=${page}></nt-race-screen>`;
      case 'counting':
        return html`<nt-counting .page=${page}></nt-counting>`;
      case 'story':
        return html`<nt-lab-story></nt-lab-story>`;
    }
  }
}

const PARTS: Readonly<Record<LabPage['kind'], () => Promise<unknown>>> = {
  exhibit: () => import('./player/exhibit-screen.ts'),
  race: () => import('./race/race-screen.ts'),
  counting: () => import('./counting/counting-screen.ts'),
  story: () => import('./story/story.ts'),
};

declare global {
  interface HTMLElementTagNameMap {
    'nt-lab': NtLab;
  }
}
