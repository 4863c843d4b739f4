import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Move } from '../../core/game/game.ts';
import type { Shape } from '../../core/board/shape.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { RUNGS } from '../../core/game/rungs.ts';
import { drillPath, type DrillTopic } from '../../core/puzzles/technique.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { icon, markIcon, queenIcon, undoIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { legendStyles } from '../../ui/styles/legend.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { actName, actWords } from './hint-techniques.ts';
import { practiseWords } from '../words/technique-words.ts';
import { undoWords } from '../words/undo-words.ts';

/**
 * @summary A hint on the rung that the player asked for, and the ladder of its four rungs, from Nudge to the move.
 *
 * @fires nt-rung - The player asked for a rung (`detail`).
 * @fires nt-place - The player wants to make the move of the hint.
 * @fires nt-undo - The player wants to go back to the newest board on which nothing is wrong.
 * @fires nt-close-hint - The player closes the hint.
 */
@customElement('nt-hint-sheet')
export class NtHintSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    legendStyles,
    css`
      :host([folded]) section {
        display: grid;
        grid-template-columns: 1fr auto;
        align-items: center;
      }
      :host([folded]) .head {
        order: 1;
      }
      :host([folded]) .ladder {
        display: none;
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        margin-inline-end: -8px;
      }
      .head h2 {
        flex: 1;
      }
      .ladder {
        display: flex;
        gap: 4px;
        flex: 1;
        max-width: 18.25rem;
        margin-inline-end: auto;
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
        text-align: start;
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
      @container (max-width: 21.5rem) or ((orientation: landscape) and (max-width: 45rem)) {
        /* Large text or a narrow window: the bars show the progress, and only the current rung has its name. */
        .ladder li:has([aria-current]) {
          flex: 0 1 auto;
        }
        .ladder button:not([aria-current]) {
          font-size: 0;
        }
      }
      @container (orientation: landscape) and (min-width: 400px) and (max-width: 36rem) {
        /* Beside the board the sheet covers no square, and the name of the rung needs the room. */
        :host(:not([folded])) .fold {
          display: none;
        }
      }
      @container (orientation: landscape) and (max-width: 36rem) {
        .ladder button {
          font-size: min(var(--t-13), 4vw, 22px);
        }
      }
      .actions .button {
        /* Words that are too long for one row make two. */
        flex: 1 0 auto;
        max-width: 100%;
        padding-inline: 8px;
      }
      .actions .bloom {
        /* The button of the move keeps its words on one line. */
        flex: 0 0 auto;
        min-width: 44px;
        max-width: 100%;
      }
      .text {
        margin-top: 4px;
        font-size: var(--t-17);
        line-height: 1.375rem;
        text-wrap: pretty;
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
      .legend .guarded {
        fill: var(--guarded);
        stroke: var(--line-strong);
      }
      .legend .heart {
        fill: var(--on-bloom);
      }
      .legend {
        margin-top: 8px;
      }
      @media (max-height: 739px) and ((orientation: portrait) or (max-width: 399px)) {
        .legend {
          display: none;
        }
        .text {
          font-size: var(--t-15);
          line-height: 1.25rem;
        }
        section > .actions {
          padding-block: 8px calc(var(--safe-b) + 8px);
        }
      }
    `,
  ];

  @property({ attribute: false, hasChanged: differs }) words!: RungWords;
  @property({ attribute: false }) rung!: SpokenRung;
  /** The move that the hint leads to, if any. */
  @property({ attribute: false }) act: Move | undefined;
  /** The shape of the board, which names the squares of the move. */
  @property({ attribute: false }) shape!: Shape;
  /** The number of undo steps to a board without a mistake; `undefined` if the current board has none. */
  @property({ type: Number }) undo: number | undefined;
  /** The meanings of the marks on the board, as list items. */
  @property({ attribute: false }) legend: TemplateResult | typeof nothing = nothing;

  /** The technique that the hint explains, if there are drills of it. */
  @property({ attribute: false }) practice: DrillTopic | undefined;
  /** True if the sheet answers which queens to take back, without a ladder. */
  @property({ type: Boolean }) answer = false;
  /** True if the hint has no higher rungs, and the sheet no ladder. */
  @property({ type: Boolean }) whole = false;
  readonly #place = new SheetPosition(this);

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('.actions button:last-child'));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('rung') && !changed.has('words')) return;
    const { title, text } = this.words;
    const rung = this.answer || this.whole ? '' : sentenceOf(rungName(this.rung));
    const words = joinSentences([rung, sentenceOf(title), text]);
    this.dispatchEvent(new AnnounceEvent(words, 'move'));
  }

  protected override render(): TemplateResult {
    const { title, text } = this.words;
    const reached = RUNGS.indexOf(this.rung);
    const close = this.#place.corner(msg('Close hint'), () => this.#tell('nt-close-hint'));
    if (this.answer || this.whole) return this.#renderWhole(close);
    return html`<section aria-label=${msg('Hint')}>
      <div class="head">
        <ol class="ladder" aria-label=${msg('Hint strength')}>
          ${RUNGS.map(
            (rung, index) =>
              html`<li>
                <button
                  class=${index <= reached ? 'climbed' : ''}
                  aria-current=${index === reached ? 'step' : nothing}
                  ?hidden=${rung === 'place' && this.act === undefined}
                  @click=${() => this.dispatchEvent(new CustomEvent('nt-rung', { detail: rung }))}
                >
                  ${rung === 'place' ? actName(this.act) : rungName(rung)}
                </button>
              </li>`,
          )}
        </ol>
        ${close}
      </div>
      <h2>${title}</h2>
      <p class="text">${text}</p>
      ${
        this.legend === nothing
          ? nothing
          : html`<ul class="legend">
              ${this.legend}
            </ul>`
      }
      <div class="actions">${this.#renderActions()}</div>
    </section>`;
  }

  #renderWhole(close: TemplateResult): TemplateResult {
    const { title, text } = this.words;
    const count = this.act?.kind === 'lift' ? this.act.squares.length : 0;
    return html`<section aria-label=${this.answer ? title : msg('Hint')}>
      <div class="head">
        <h2>${title}</h2>
        ${close}
      </div>
      <p class="text">${text}</p>
      <div class="actions">
        <button class="button outline grow" @click=${() => this.#tell('nt-close-hint')}>
          ${this.answer ? msg('I’ll try myself') : msg('Close')}
        </button>
        ${
          count === 0
            ? nothing
            : html`<button class="button bloom grow" @click=${() => this.#tell('nt-place')}>
                ${count === 1 ? msg('Take it back') : msg('Take them back')}
              </button>`
        }
      </div>
    </section>`;
  }

  #renderActions(): TemplateResult {
    const next = RUNGS[RUNGS.indexOf(this.rung) + 1]!;
    // The head of the sheet closes it too, so beside practice there is no other.
    const close =
      this.undo === undefined
        ? html`<button class="button outline grow" @click=${() => this.#tell('nt-close-hint')}>
            ${this.act?.kind === 'toggle' ? msg('Let me try') : msg('Close')}
          </button>`
        : html`<button class="button outline grow" @click=${() => this.#tell('nt-undo')}>
            ${icon(undoIcon, 20)}${undoWords(this.undo)}
          </button>`;
    if (next !== 'place') {
      return html`${close}<button
          class="button ink grow"
          @click=${() => this.dispatchEvent(new CustomEvent('nt-rung', { detail: next }))}
        >
          ${rungName(next)}
        </button>`;
    }
    const practice = this.practice
      ? html`<a
          class="button outline"
          aria-label=${practiseWords(this.practice)}
          href=${puzzlesAddress(drillPath(this.practice))}
          >${msg('Practise')}</a
        >`
      : nothing;
    const { act } = this;
    if (!act) return html`${close}${practice}`;
    return html`${this.practice ? practice : close}<button
        class="button bloom grow"
        @click=${() => this.#tell('nt-place')}
      >
        ${icon(act.kind === 'paint' ? markIcon : queenIcon, 20)}${actWords(act, this.shape)}
      </button>`;
  }

  #tell(type: 'nt-place' | 'nt-undo' | 'nt-close-hint'): void {
    this.dispatchEvent(new Event(type));
  }
}

function rungName(rung: SpokenRung): string {
  switch (rung) {
    case 'nudge':
      return msg('Nudge', { desc: 'The first step of a hint' });
    case 'where':
      return msg('Where', { desc: 'The second step of a hint' });
    case 'why':
      return msg('Why', { desc: 'The third step of a hint' });
  }
}

/** Returns true if the texts differ; the object itself may be new each time a screen renders. */
function differs(words: RungWords, before: RungWords | undefined): boolean {
  return words.title !== before?.title || words.text !== before.text;
}
