import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { RUNGS } from '../core/attempt.ts';
import type { Square } from '../core/square.ts';
import type { Hint } from '../solver/hint.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { AnnounceEvent } from '../ui/events.ts';
import { crossIcon, icon, queenIcon } from '../ui/icons.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { SheetHeight } from '../ui/sheet-height.ts';
import { sheetStyles } from '../ui/sheet.styles.ts';
import type { SpokenRung } from './hint-ladder.ts';
import { hintWords, placeWords } from './hint-words.ts';
import { rungName } from './rung-name.ts';

/**
 * @summary A hint, said as far as the player has asked: four rungs from a nudge to the placement.
 *
 * @fires nt-rung - The player asked for a rung (`detail`).
 * @fires nt-place - The player wants done what the hint leads to.
 * @fires nt-close-hint - The player has heard enough.
 */
@customElement('nt-hint-sheet')
export class NtHintSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    css`
      :host {
        padding-top: 14px;
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin-right: -8px;
      }
      .ladder {
        display: flex;
        gap: 4px;
        flex: 1;
        max-width: 18.25rem;
      }
      .ladder li {
        flex: 1;
      }
      .ladder button {
        display: block;
        position: relative;
        width: 100%;
        min-height: 44px;
        padding-top: 12px;
        text-align: left;
        font-size: var(--t-13);
        line-height: 1.25em;
        font-weight: var(--w-medium);
        color: var(--ink-3);
      }
      .ladder button::before {
        content: '';
        position: absolute;
        inset: 4px 0 auto;
        height: 4px;
        border-radius: 2px;
        background: var(--line-strong);
        opacity: 0.38;
      }
      .ladder .climbed::before {
        background: var(--ink);
        opacity: 1;
      }
      .ladder .climbed {
        color: var(--ink-2);
      }
      .ladder [aria-current] {
        color: var(--ink);
        font-weight: var(--w-bold);
      }
      @container (max-width: 18rem) or ((orientation: landscape) and (max-width: 45rem)) {
        /* Large text: the bars say how far it is, and only the rung that is reached is named. */
        .ladder li:has([aria-current]) {
          flex: none;
        }
        .ladder button:not([aria-current]) {
          font-size: 0;
        }
      }
      .text {
        margin-top: 6px;
        font-size: var(--t-17);
        line-height: 1.5rem;
        text-wrap: pretty;
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
        margin-top: 10px;
        font-size: var(--t-13);
        line-height: 1.125rem;
        color: var(--ink-2);
      }
      .legend li {
        display: flex;
        align-items: center;
        gap: 6px;
      }
      .legend path {
        fill: none;
        stroke: var(--ink);
        stroke-width: 1.8;
        stroke-linecap: round;
      }
      .legend .goal {
        fill: var(--bloom);
        stroke: var(--bloom-edge);
        stroke-width: 1.5;
      }
      .legend .heart {
        fill: var(--on-bloom);
      }
      @media (max-height: 739px) and (orientation: portrait) {
        .legend {
          display: none;
        }
        .text {
          font-size: var(--t-15);
          line-height: 1.25rem;
        }
        section > .actions {
          padding-top: 10px;
        }
      }
    `,
  ];

  /** What is said. */
  @property({ attribute: false }) hint!: Hint;
  /** How much of it. */
  @property({ attribute: false }) rung!: SpokenRung;
  /** Rows and columns of the board it is about. */
  @property({ type: Number }) size = 8;
  /** The queens that stand on it. */
  @property({ attribute: false }) queens: readonly Square[] = [];

  constructor() {
    super();
    new SheetHeight(this);
    keepFocus(this, () => this.renderRoot.querySelector('.actions button:last-child'));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('rung') && !changed.has('hint')) return;
    const { title, text } = hintWords(this.hint, this.rung, this.size);
    this.dispatchEvent(new AnnounceEvent(msg(str`${rungName(this.rung)}. ${title}. ${text}`)));
  }

  protected override render(): TemplateResult {
    const { title, text } = hintWords(this.hint, this.rung, this.size);
    const place = placeWords(this.hint, this.size);
    const reached = RUNGS.indexOf(this.rung);
    return html`<section aria-label=${msg('Hint')}>
      <div class="head">
        <ol class="ladder" aria-label=${msg('Hint strength')}>
          ${RUNGS.map(
            (rung, index) =>
              html`<li>
                <button
                  class=${index <= reached ? 'climbed' : ''}
                  aria-current=${index === reached ? 'step' : nothing}
                  ?hidden=${rung === 'place' && place === undefined}
                  @click=${() => this.dispatchEvent(new CustomEvent('nt-rung', { detail: rung }))}
                >
                  ${rungName(rung)}
                </button>
              </li>`,
          )}
        </ol>
        <button
          class="icon-button"
          aria-label=${msg('Close hint')}
          @click=${() => this.tell('nt-close-hint')}
        >
          ${icon(crossIcon)}
        </button>
      </div>
      <h2>${title}</h2>
      <p class="text">${text}</p>
      ${this.rung === 'why' ? this.renderLegend() : nothing}
      <div class="actions">${this.renderActions(place)}</div>
    </section>`;
  }

  private renderActions(place: string | undefined): TemplateResult {
    const next = RUNGS[RUNGS.indexOf(this.rung) + 1]!;
    const close = html`<button
      class="button outline grow"
      @click=${() => this.tell('nt-close-hint')}
    >
      ${'place' in this.hint ? msg('I’ll place it') : msg('Close')}
    </button>`;
    if (next !== 'place') {
      return html`${close}<button
          class="button ink grow"
          @click=${() => this.dispatchEvent(new CustomEvent('nt-rung', { detail: next }))}
        >
          ${rungName(next)}
        </button>`;
    }
    if (place === undefined) return close;
    return html`${close}<button class="button bloom grow" @click=${() => this.tell('nt-place')}>
        ${icon(queenIcon, 20)}${place}
      </button>`;
  }

  /** What the marks on the board mean, with how many there are of each. */
  private renderLegend(): TemplateResult | typeof nothing {
    const { hint, queens } = this;
    if (!('rays' in hint)) return nothing;
    // Those from squares where no queen stands are dashed: the sentence names them.
    const rays = hint.rays.filter(({ queen }) => queens.includes(queen));
    const slanted = rays.filter(({ along }) => along === 'rising' || along === 'falling').length;
    const rows = rays.filter(({ along }) => along === 'row').length;
    const columns = rays.length - slanted - rows;
    const straight = svg`<path d="M1 7h17M18.5 2v10"/>`;
    const item = (drawing: unknown, words: string): TemplateResult =>
      html`<li>
        <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">${drawing}</svg>${words}
      </li>`;
    return html`<ul class="legend">
      ${rows > 0 ? item(straight, msg(str`${rows} by row`)) : nothing}
      ${columns > 0 ? item(straight, msg(str`${columns} by column`)) : nothing}
      ${slanted > 0 ? item(svg`<path d="M2 1.5l11.5 10M10 15l6.5-7"/>`, msg(str`${slanted} by diagonal`)) : nothing}
      ${item(
        svg`<circle class="goal" cx="11" cy="8" r="6.5"/><circle class="heart" cx="11" cy="8" r="2.2"/>`,
        hint.choice ? msg('to place') : msg('1 free'),
      )}
    </ul>`;
  }

  private tell(type: 'nt-place' | 'nt-close-hint'): void {
    this.dispatchEvent(new Event(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-hint-sheet': NtHintSheet;
  }
}
