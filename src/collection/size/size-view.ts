import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { playAddress } from '../../core/routes/addresses.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { LARGEST_NUMBERED_SIZE } from '../../core/solutions/families.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { cardStyles } from '../../ui/styles/card.styles.ts';
import { countStyles } from '../../ui/rose/count.styles.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { fadedEndsStyles } from '../../ui/styles/faded-ends.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import '../../ui/rose/rose-element.ts';
import { hasSeeds } from '../../ui/rose/rose.ts';
import { afterPaint } from '../../ui/scheduling/tasks.ts';
import '../family/example-find.ts';
import { familyCard, familyCardStyles } from './family-card.ts';
import { familiesIn, FILTERS, passes, sorted, type Filter, type Order } from './family-list.ts';
import type { FamilyProgress } from '../family/family-progress.ts';
import '../family/hear-button.ts';
import type { CanonEvent } from '../family/hear-button.ts';
import type { Playing } from '../../ui/sound/signals.ts';
import { petalAt } from './petal-at.ts';
import { sizeHero } from './size-hero.ts';
import { sizeViewStyles } from './size-view.styles.ts';

/** The number of cards that are rendered at a time; the next ones follow when the end of the list comes near. */
const PAGE = 40;

/** The least area of the window for each card, with its share of the area above the cards, in square pixels. */
const CARD_AREA = 180 * 180;

/** @summary The progress on one size: its rose, its counts, and its families as cards. */
@customElement('nt-size-view')
export class NtSizeView extends LocalizedElement {
  static override styles = [
    baseStyles,
    cardStyles,
    familyCardStyles,
    countStyles,
    fadedEndsStyles,
    sizeViewStyles,
  ];

  /** The progress on the size; a new object after every change. */
  @property({ attribute: false }) known!: SizeProgress;

  /** True if sound is on: the tunes of a whole size are offered. */
  @property({ type: Boolean }) sound = false;

  /** The canon that was begun last. */
  @state() private canon: Playing | undefined;
  @state() private filter: Filter = 'all';
  @state() private order: Order = 'newest';
  /** The number of cards that are rendered. */
  @state() private shown = PAGE;

  #families: readonly FamilyProgress[] = [];
  #size = 0;
  readonly #nearEnd = new IntersectionObserver(
    ([entry]) => {
      if (entry!.isIntersecting) this.shown += PAGE;
    },
    { rootMargin: '1000px' },
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#nearEnd.disconnect();
  }

  /** The SVG element of the rose, for a picture of it. */
  get rose(): SVGSVGElement | null | undefined {
    return this.renderRoot.querySelector('nt-rose')?.renderRoot.querySelector('svg');
  }

  /** Focuses a family's card, if it is there; `name` is the family's number or smallest code. */
  async focusCard(name: string): Promise<void> {
    const index = this.#listed.findIndex(({ number, variants }) =>
      [String(number), variants[0]].includes(name),
    );
    if (index < 0) return;
    this.shown = Math.max(this.shown, index + 1);
    await this.updateComplete;
    const card = this.renderRoot.querySelector<HTMLElement>(`[data-family="${name}"]`);
    // A size of which nothing is found has no cards.
    card?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('known')) return;
    this.#families = familiesIn(this.known);
    if (this.known.size === this.#size) return;
    this.#size = this.known.size;
    this.canon = undefined;
    this.filter = 'all';
    void this.#showFirstPage();
  }

  /** Renders the cards in the window, and once they are painted, those that scrolling reaches next. */
  async #showFirstPage(): Promise<void> {
    this.shown = firstScreen();
    await afterPaint();
    this.shown = Math.max(this.shown, PAGE);
  }

  protected override updated(): void {
    // Observes again, because an observer reports only changes, and the end may still be near.
    this.#nearEnd.disconnect();
    const end = this.renderRoot.querySelector('.end');
    if (end) this.#nearEnd.observe(end);
  }

  get #listed(): readonly FamilyProgress[] {
    const listed = this.#families.filter((family) => passes(family, this.filter));
    return this.#size > LARGEST_NUMBERED_SIZE ? sorted(listed, this.order) : listed;
  }

  protected override render(): TemplateResult {
    const { found, revealed, size } = this.known;
    if (solutionCount(size) === 0n) return this.#renderNothingToFind();
    if (found.size + revealed.size === 0) return this.#renderNothingFound();
    return html`<div class="summary">
        ${sizeHero(this.known, this.#families, this.#onPetal, this.canon)}${this.#renderHear()}${this.#renderFilters()}
      </div>
      ${this.#renderFamilies()}`;
  }

  /** Renders the button that plays the tunes of all families, once all are whole. */
  #renderHear(): TemplateResult | typeof nothing {
    const isWhole = this.#families.every((family) => passes(family, 'complete'));
    if (!this.sound || !isWhole || this.#size > LARGEST_NUMBERED_SIZE) return nothing;
    return html`<nt-hear-button
      .families=${this.#families.map(({ variants }) => variants)}
      .label=${msg('Hear the rose', { desc: 'A button: play the tunes of all families of a size' })}
      @nt-canon=${({ canon }: CanonEvent) => (this.canon = canon)}
    ></nt-hear-button>`;
  }

  #renderNothingToFind(): TemplateResult {
    const { size } = this.known;
    return html`<section class="empty">
      <nt-rose .known=${this.known}></nt-rose>
      <h2>${msg('Nothing to find')}</h2>
      <p>
        ${plural(size, msg(str`{# queen|# queens} on ${sizeOf(size)} always attack each other.`))}
      </p>
    </section>`;
  }

  #renderNothingFound(): TemplateResult {
    const { size } = this.known;
    const total = solutionCount(size);
    return html`<section class="empty">
      <nt-rose .known=${this.known}></nt-rose>
      <h2>
        ${
          total === undefined
            ? msg('Nobody knows how many solutions there are')
            : plural(total, msg('{# solution|# solutions} to find'))
        }
      </h2>
      <p>
        ${
          this.#spokes
            ? msg('Find one on “Play” and its line lights up here.')
            : msg('Find one on “Play” and its dot lights up here.')
        }
      </p>
      <a class="button ink" href=${playAddress(size)}>${msg(str`Play ${sizeOf(size)}`)}</a>
      <nt-example-find .size=${size}></nt-example-find>
    </section>`;
  }

  /** True if the rose has lines instead of dots, because there are many families. */
  get #spokes(): boolean {
    return !hasSeeds(this.known.size);
  }

  /** Scrolls to the card of the petal that was clicked. The keyboard uses the cards themselves. */
  readonly #onPetal = (event: MouseEvent): void => {
    if (this.#size > LARGEST_NUMBERED_SIZE) return;
    const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
    const across = event.clientX - left - width / 2;
    const down = event.clientY - top - height / 2;
    const index = petalAt(across / (width / 2), down / (height / 2), this.#families.length);
    const family = index === undefined ? undefined : this.#families[index];
    if (!family) return;
    if (!passes(family, this.filter)) this.filter = 'all';
    void this.focusCard(String(family.number));
  };

  #renderFilters(): TemplateResult {
    const filters = FILTERS.filter(
      (filter) => filter !== 'unseen' || this.#size <= LARGEST_NUMBERED_SIZE,
    );
    return html`<div
      class="filters faded-ends"
      role="group"
      aria-label=${msg('Show', { id: 'show-families', desc: 'Names the choice of families to show' })}
    >
      ${filters.map((filter) => {
        const count = this.#families.filter((family) => passes(family, filter)).length;
        return html`<button
          class="chip"
          aria-pressed=${filter === this.filter}
          @click=${() => this.#choose(filter, count)}
        >
          ${filterWords(filter)} <b>${numberOf(count)}</b>
        </button>`;
      })}
      ${
        this.#size > LARGEST_NUMBERED_SIZE
          ? html`<button class="chip order" @click=${this.#changeOrder}>
              ${this.order === 'newest' ? msg('Newest first', { desc: 'The order of families' }) : msg('Nearly complete first', { desc: 'The order of families' })}
            </button>`
          : nothing
      }
    </div>`;
  }

  #choose(filter: Filter, count: number): void {
    this.filter = filter;
    this.shown = PAGE;
    const text = plural(count, msg('{# family|# families}'));
    this.dispatchEvent(new AnnounceEvent(text, 'move'));
  }

  #changeOrder(): void {
    this.order = this.order === 'newest' ? 'nearest' : 'newest';
    this.shown = PAGE;
  }

  #renderFamilies(): TemplateResult {
    const listed = this.#listed;
    if (listed.length === 0) return html`<p class="none">${msg('No families match.')}</p>`;
    return html`<section class="families" aria-label=${msg('Families')}>
      ${repeat(
        listed.slice(0, this.shown),
        ({ variants }) => variants[0],
        (family) => familyCard(family, this.known),
      )}
      ${this.shown < listed.length ? html`<div class="end"></div>` : nothing}
    </section>`;
  }
}

/** Returns the most cards that fit the window, so that the others do not delay them. */
function firstScreen(): number {
  return Math.min(PAGE, Math.ceil((innerWidth * innerHeight) / CARD_AREA));
}

function filterWords(filter: Filter): string {
  switch (filter) {
    case 'all':
      return msg('All', { id: 'all-families', desc: 'Families' });
    case 'started':
      return msg('Started', { desc: 'Families' });
    case 'complete':
      return msg('Complete', { id: 'families-complete', desc: 'Families' });
    case 'unseen':
      return msg('Not found', { id: 'families-not-found', desc: 'Families' });
    case 'revealed':
      return msg('Revealed', { id: 'families-revealed', desc: 'Families' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-size-view': NtSizeView;
  }
}
