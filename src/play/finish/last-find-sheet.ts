import { msg, str } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { collectionAddress } from '../../core/routes/addresses.ts';
import type { Code } from '../../core/solutions/code.ts';
import { numberOf } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Playing } from '../../ui/sound/signals.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { statisticsOf } from '../../progress/solutions/statistics.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { fact } from '../../ui/statistics/fact.ts';
import { icon, nextIcon, shareIcon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetTopStyles } from '../../ui/dialogs/sheet-top.styles.ts';
import { sheetStyles, wholeSheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import { shareRose } from '../../ui/sharing/share-rose.ts';
import { allYours } from '../frame/progress-words.ts';
import { ignoreStrayClick } from '../../game/celebration/stray-click.ts';

/**
 * @summary The sheet after the last find of a size: its whole rose, the time and help it took, and the next size.
 *
 * @fires nt-next-size - The player wants to play the next size.
 * @fires nt-close - The player wants to look at the board.
 * @fires nt-notice - The outcome of sharing the picture.
 */
@customElement('nt-last-find-sheet')
export class NtLastFindSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    wholeSheetStyles,
    sheetTopStyles,
    css`
      .top {
        gap: 16px;
      }
      nt-rose {
        flex: none;
        width: 104px;
        height: 104px;
      }
      @media (max-height: 499px) {
        nt-rose {
          width: 64px;
          height: 64px;
        }
      }
      .whole {
        display: flex;
        align-items: center;
        gap: 16px;
        margin-top: 12px;
      }
      dl {
        flex: 1;
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: 1fr;
        gap: 8px;
        margin: 0;
      }
      dl > div {
        padding: 8px 12px;
        border-radius: var(--r-3);
        background: var(--sunken);
      }
      dt {
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
      dd {
        margin: 0;
        font-size: var(--t-17);
        line-height: 1.5rem;
        font-weight: var(--w-bold);
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property({ attribute: false }) code!: Code;
  /** The progress of its size: every solution is found. */
  @property({ attribute: false }) known!: SizeProgress;
  /** The size to go on to. */
  @property({ attribute: false }) next!: number;

  /** The canon that sounds and lights the petals; `undefined` if none does, or nothing may move. */
  @property({ attribute: false }) canon: Playing | undefined;

  readonly #place = new SheetPosition(this, true);

  constructor() {
    super();
    ignoreStrayClick(this);
  }

  async #share(): Promise<void> {
    const rose = this.renderRoot.querySelector('nt-rose')!;
    await shareRose(this, this.known, rose.renderRoot.querySelector('svg')!);
  }

  protected override render(): TemplateResult {
    const { size, found } = this.known;
    const { daysPlayed, hints } = statisticsOf([this.known]);
    const { next } = this;
    return html`<section aria-label=${msg('Result')}>
      <div class="top">
        <div class="words"><h2>${allYours(found.size)}</h2></div>
        <div class="corner">
          <button
            class="icon-button"
            aria-label=${msg('Share your progress')}
            @click=${() => void this.#share()}
          >
            ${icon(shareIcon)}
          </button>
          ${this.#place.corner(msg('Close'), () => this.dispatchEvent(new Event('nt-close')))}
        </div>
      </div>
      <div class="whole">
        <nt-rose .known=${this.known} .celebrated=${this.code} .canon=${this.canon}></nt-rose>
        <dl>
          ${daysPlayed > 0 ? fact(msg('Days', { desc: 'Over a number of days played' }), numberOf(daysPlayed)) : nothing}
          ${fact(msg('Hints'), numberOf(hints))}
        </dl>
      </div>
      <div class="actions">
        <a class="button outline grow" href=${collectionAddress(size)}
          >${msg('View all', { desc: 'A link: all solutions of a size' })}</a
        >
        <button
          class="button ink grow"
          @click=${() => this.dispatchEvent(new Event('nt-next-size'))}
        >
          ${msg(str`Play ${sizeOf(next)}`)}${icon(nextIcon, 20)}
        </button>
      </div>
    </section>`;
  }
}
