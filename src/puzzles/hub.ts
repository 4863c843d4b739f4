import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzlesAddress, SETTINGS_ADDRESS } from '../core/addresses.ts';
import { TABLE_SHAPES } from '../core/guard-table.ts';
import type { Progress } from '../progress/progress.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { icon, slidersIcon } from '../ui/icons.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { codePicture, endlessPicture, tablePicture } from './hub-pictures.ts';
import { hubStyles } from './hub.styles.ts';
import { puzzlesOf } from './kept.ts';
import { unfinishedCard, unfinishedStyles } from './unfinished-card.ts';
import { UnfinishedPuzzles } from './unfinished-puzzles.ts';

/** So many unfinished puzzles are shown; the others are one page further. */
const SHOWN = 2;

/**
 * @summary Where puzzles begin: what can be played whenever one likes, and what is unfinished.
 *
 * @fires nt-notice - What became of a puzzle that was removed.
 */
@customElement('nt-puzzles-hub')
export class NtPuzzlesHub extends LocalizedElement {
  static override styles = [baseStyles, unfinishedStyles, hubStyles];

  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;

  /** How many boards of the Guard table are guarded; `undefined` before it is known. */
  @state() private guarded: number | undefined;

  private readonly unfinished = new UnfinishedPuzzles(this, SHOWN);

  constructor() {
    super();
    // To the puzzle that has taken the place of the one removed, or to what there is always.
    keepFocus(this, () => this.renderRoot.querySelector('.unfinished a, .tiles a'));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('progress')) return;
    void this.unfinished.follow(this.progress);
    void this.count();
  }

  private async count(): Promise<void> {
    const puzzles = await puzzlesOf(this.progress);
    this.guarded = (await puzzles?.table())?.size;
  }

  /** Arrows lead from tile to tile and card to card. */
  private step({ key }: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (by === undefined) return;
    const links = [...this.renderRoot.querySelectorAll<HTMLElement>('.tiles a, .unfinished a')];
    const at = links.indexOf(this.shadowRoot!.activeElement as HTMLElement);
    links[at + by]?.focus();
  }

  protected override render(): TemplateResult {
    return html`
      <header>
        <div>
          <h1>${msg('Puzzles')}</h1>
          <p>${msg('Made on this device, offline, without end.')}</p>
        </div>
        <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
          ${icon(slidersIcon)}
        </a>
      </header>
      <section aria-labelledby="whenever" @keydown=${this.step}>
        <div class="head"><h2 id="whenever">${msg('Whenever you like')}</h2></div>
        <ul class="tiles">
          ${tile('endless', endlessPicture, msg('Endless'), msg('always new'))}
          ${tile(
            'guard-table',
            tablePicture,
            msg('Guard table'),
            msg(str`${this.guarded ?? 0} of ${TABLE_SHAPES.length} boards`),
          )}
          ${tile('code', codePicture, msg('Open a code'), msg('or a copied board'))}
        </ul>
      </section>
      ${this.renderUnfinished()}
    `;
  }

  private renderUnfinished(): TemplateResult | typeof nothing {
    const { list, count } = this.unfinished;
    if (!list || list.length === 0) return nothing;
    return html`<section aria-labelledby="unfinished" @keydown=${this.step}>
      <div class="head">
        <h2 id="unfinished">${msg('Unfinished')}</h2>
        ${
          count > list.length
            ? html`<a href=${puzzlesAddress('unfinished')}>${msg(str`All ${count}`)}</a>`
            : nothing
        }
      </div>
      <ul class="unfinished">
        ${list.map((puzzle) => unfinishedCard(puzzle, () => this.unfinished.remove(puzzle)))}
      </ul>
    </section>`;
  }
}

function tile(page: string, picture: TemplateResult, name: string, about: string): TemplateResult {
  return html`<li>
    <a class="card" href=${puzzlesAddress(page)}>
      ${picture}<b>${name}</b><small>${about}</small>
    </a>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-puzzles-hub': NtPuzzlesHub;
  }
}
