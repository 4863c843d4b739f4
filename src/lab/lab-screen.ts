import { msg, str } from '@lit/localize';
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { isFormer, parseLabPage, type LabPage } from '../core/routes/lab-page.ts';
import { sizeOf } from '../i18n/left-to-right.ts';
import { NoticeEvent } from '../ui/events.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import type { RouteTitle } from '../ui/route-title.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from './shared/catalogue.ts';
import './counting/counting-screen.ts';
import { LARGEST_COUNTED_SIZE } from './counting/prefix.ts';
import './landing/landing.ts';
import './player/exhibit-screen.ts';
import './ideas/ideas-screen.ts';
import './lesson/lesson.ts';
import { STEPS } from './lesson/steps.ts';
import { pageTitleOf } from './shared/page-titles.ts';
import { sidesOf } from './shared/parts.ts';
import './story/story.ts';

/**
 * @summary The Lab: its landing, an exhibit, the seven ideas, the counting machine, the story or the lesson, by the address.
 *
 * @fires nt-notice - When an address leads to nothing in the Lab, to a page that has left, or to a size that its page
 *   does not have.
 */
@customElement('nt-lab')
export class NtLab extends LocalizedElement {
  static override styles = css`
    :host {
      flex: 1;
      min-height: 0;
      display: flex;
      flex-direction: column;
      /* Pages query the size of this container in rem, so that their layout follows the room and the text size. */
      container: lab / size;
    }
  `;

  /** The part of the address after `#/lab/`. */
  @property() path = '';

  #page: LabPage<ExhibitName> = { kind: 'landing' };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('path')) return;
    const page = parseLabPage(this.path, EXHIBIT_NAMES);
    const isPast = page?.kind === 'lesson' && page.step > STEPS.length;
    this.#page = isPast ? { ...page, step: 0 } : (page ?? { kind: 'landing' });
    if (!page || isPast) {
      const text = (): string =>
        msg('This link doesn’t lead anywhere in the Lab. Here is the start.');
      this.dispatchEvent(new NoticeEvent({ text }));
    } else if ('size' in page) this.#page = this.#withinLimits(page);
    if (page && isFormer(this.path)) {
      const text = (): string =>
        msg(str`This page has left the Lab. Here is “${titleOf(this.path).name}”.`);
      this.dispatchEvent(new NoticeEvent({ text }));
    }
  }

  /** Returns the page with its size brought within its limits. Fires a notice if the address has another board. */
  #withinLimits(page: BoardPage): typeof page {
    const limits = limitsOf(page);
    const [smallest, largest] = limits;
    const [rows, columns] = boardOf(page, limits);
    const named = boardOf(page, [-Infinity, Infinity]);
    if (rows !== named[0] || columns !== named[1]) {
      const text = (): string =>
        msg(
          str`This page has boards from ${sizeOf(smallest)} to ${sizeOf(largest)}. Here is ${sizeOf(rows, columns)}.`,
        );
      this.dispatchEvent(new NoticeEvent({ text }));
    }
    return { ...page, size: Math.min(Math.max(page.size, smallest), largest) };
  }

  protected override render(): TemplateResult {
    const page = this.#page;
    switch (page.kind) {
      case 'landing':
        return html`<nt-lab-landing></nt-lab-landing>`;
      case 'exhibit':
        return html`<nt-exhibit .page=${page}></nt-exhibit>`;
      case 'ideas':
        return html`<nt-ideas-screen></nt-ideas-screen>`;
      case 'counting':
        return html`<nt-counting .page=${page}></nt-counting>`;
      case 'story':
        return html`<nt-lab-story></nt-lab-story>`;
      case 'lesson':
        return html`<nt-lab-lesson .page=${page}></nt-lab-lesson>`;
    }
  }
}

/**
 * Returns the title of a page of the Lab and its board.
 * @param path The part of the address after `#/lab/`.
 */
export function titleOf(path: string): RouteTitle {
  const page = parseLabPage(path, EXHIBIT_NAMES);
  // An invalid address shows the start page of the Lab.
  if (!page || page.kind === 'landing') return { name: msg('Lab') };
  if (!('size' in page)) return { name: pageTitleOf(page.kind).title };
  const name =
    page.kind === 'exhibit' ? entryOf(page.name).words().title : pageTitleOf(page.kind).title;
  return { name, board: boardOf(page, limitsOf(page)) };
}

/** A page with a board. */
type BoardPage = Extract<LabPage<ExhibitName>, { readonly size: number }>;

type Limits = readonly [smallest: number, largest: number];

function limitsOf(page: BoardPage): Limits {
  return page.kind === 'exhibit' ? entryOf(page.name).sizes : [1, LARGEST_COUNTED_SIZE];
}

/** Returns the rows and columns that an address names, within limits. */
function boardOf(page: BoardPage, limits: Limits): readonly [rows: number, columns: number] {
  const [min, max] = limits;
  const query = new URLSearchParams(page.kind === 'exhibit' ? page.query : '');
  const { rows, columns } = sidesOf(page.size, query, { min, max });
  return [rows, columns];
}
