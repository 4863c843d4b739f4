import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { firstLabPage, parseLabPage, type LabPage } from '../core/routes/lab-page.ts';
import { NoticeEvent } from '../ui/events.ts';
import { entryOf, EXHIBIT_NAMES, type ExhibitName } from './shared/catalogue.ts';
import './counting/counting-screen.ts';
import { LARGEST_COUNTED_SIZE } from './counting/prefix.ts';
import './player/exhibit-screen.ts';
import { LARGEST_RACE, SMALLEST_RACE } from './race/race-limits.ts';
import './race/race-screen.ts';
import './story/story.ts';

/**
 * @summary The Lab: an exhibit, the race, the counting machine or the story, by the address.
 *
 * @fires nt-notice - When an address leads to nothing in the Lab, or to a size that its page does not have.
 */
@customElement('nt-lab')
export class NtLab extends LitElement {
  static override styles = css`
    :host {
      flex: 1;
      min-height: 0;
      display: flex;
      flex-direction: column;
      /* Pages query the size of this container in rem, so that their layout follows the room and the text size. */
      container-type: size;
    }
  `;

  /** The part of the address after `#/lab/`. */
  @property() path = '';

  #page: LabPage<ExhibitName> = firstLabPage(EXHIBIT_NAMES);

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('path')) return;
    const page = parseLabPage(this.path, EXHIBIT_NAMES);
    this.#page = page ?? firstLabPage(EXHIBIT_NAMES);
    if (!page) {
      const text = msg('This link doesn’t lead anywhere in the Lab. Here is the start.');
      this.dispatchEvent(new NoticeEvent({ text }));
    } else if (page.kind !== 'story') this.#page = this.#withinLimits(page);
  }

  /** Returns the page with its size brought within its limits. Fires a notice if the address has another size. */
  #withinLimits(page: Exclude<LabPage<ExhibitName>, { kind: 'story' }>): typeof page {
    const [smallest, largest] =
      page.kind === 'exhibit' ? entryOf(page.name).sizes : LIMITS[page.kind];
    const size = Math.min(Math.max(page.size, smallest), largest);
    if (size === page.size) return page;
    const text = msg(
      str`This page has boards from ${smallest} × ${smallest} to ${largest} × ${largest}. Here is ${size} × ${size}.`,
    );
    this.dispatchEvent(new NoticeEvent({ text }));
    return { ...page, size };
  }

  protected override render(): TemplateResult {
    const page = this.#page;
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

/** The smallest and the largest size of the pages that are not exhibits. */
const LIMITS = {
  race: [SMALLEST_RACE, LARGEST_RACE],
  counting: [1, LARGEST_COUNTED_SIZE],
} as const;
