import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { hintCount } from '../../core/game/rungs.ts';
import type { Challenge } from '../../core/routes/challenge.ts';
import { ignoreStrayClick } from '../../game/celebration/stray-click.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { numberOf } from '../../i18n/format.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetTopStyles } from '../../ui/dialogs/sheet-top.styles.ts';
import { sheetStyles, wholeSheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import { icon, shareIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { fact, factStyles } from '../../ui/statistics/fact.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { shapeWords } from '../shared/board-words.ts';
import type { PuzzleSession, PuzzleOutcome } from '../game/puzzle-session.ts';
import { afterWords } from '../shared/challenge-words.ts';
import { ofPuzzleKind } from '../shared/kinds/kinds.ts';
import { puzzleTitle } from '../shared/puzzle-words.ts';
import { dayResultStyles, dayText, stillness } from './day-result.ts';
import { goalButton, type Goal } from './goal.ts';
import type { SolvedDay } from './solved-day.ts';
import { countsWords } from './solved-words.ts';

/**
 * @summary The result of a puzzle, and the links to go on.
 */
@customElement('nt-solved-sheet')
export class NtSolvedSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    wholeSheetStyles,
    sheetTopStyles,
    factStyles,
    dayResultStyles,
    css`
      .words p {
        text-wrap: balance;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
        gap: 8px;
        margin-top: 12px;
      }
      dl > div {
        flex-direction: column;
        justify-content: space-between;
        padding: 8px;
        border-radius: var(--r-3);
        background: var(--sunken);
      }
      dl > .new,
      .new dt {
        background: var(--bloom);
        color: var(--on-bloom);
      }
      dd {
        font-size: var(--t-17);
        line-height: 1.375rem;
      }
      .challenge {
        margin-top: 8px;
        font-weight: var(--w-medium);
      }
      /* A further row of buttons would make the board smaller. */
      @container (orientation: portrait) and (min-aspect-ratio: 1/2) and (max-width: 899px) {
        .actions {
          flex-wrap: nowrap;
        }
        .actions .button {
          padding: 4px 12px;
        }
        .trefoil {
          width: 44px;
          height: 40px;
        }
      }
      /* Beside the trefoil the words of a day would take a row more, and the board would be smaller. */
      @container (orientation: portrait) and (min-aspect-ratio: 1/2) and (max-width: 389px) {
        .trefoil {
          display: none;
        }
      }
      .button.grow {
        flex: 1 9 auto;
      }
      .button.wide {
        /* Its words stay on one line; the other button gets only the room that is left. */
        flex: 1.6 1 auto;
      }
    `,
  ];

  @property({ attribute: false }) session!: PuzzleSession;
  @property({ attribute: false }) outcome!: PuzzleOutcome;
  @property({ attribute: false }) day: SolvedDay | undefined;
  /** The next place to go to from the puzzle. */
  @property({ attribute: false }) goal!: Goal;
  @property({ attribute: false }) challenge: Challenge | undefined;

  /** Looks back on the game; `undefined` if that is not possible. */
  @property({ attribute: false }) lookBack: (() => void) | undefined;
  share!: () => void;
  /** Plays the puzzle again. */
  again!: () => void;
  /** Leaves the sheet to look at the board. */
  close!: () => void;

  readonly #place = new SheetPosition(this, true);

  constructor() {
    super();
    ignoreStrayClick(this);
    keepFocus(this, () => this.renderRoot.querySelector('.actions .ink'));
  }

  protected override render(): TemplateResult {
    const { outcome } = this;
    return html`<section aria-label=${msg('Result')}>${this.#renderSolved(outcome)}</section>`;
  }

  #renderSolved(outcome: PuzzleOutcome): TemplateResult {
    const { result, isNew, isPast } = outcome;
    const { played } = this.session;
    const { day } = this;
    const title = ofPuzzleKind(result.kind, msg('[Fill in|Regions|Guard] solved'));
    const shape = shapeWords(played.puzzle.rules.shape);
    const about = `${puzzleTitle(played)} · ${shape}`;
    const { solvedAfter } = result;
    const counts = countsWords(outcome);
    const compared = counts ? '' : afterWords(this.challenge, outcome);
    const text = counts ? joinSentences([sentenceOf(about), counts]) : about;
    const petals = day && trefoil(day.petals, { fresh: isNew ? day.kind : undefined });
    return html`${this.#renderTop(title, day && isNew && !counts ? dayText(day) : text, petals)}
      ${compared ? html`<p class="challenge">${compared}</p>` : nothing}
      <dl>
        ${fact(msg('Time'), durationOf(result.elapsed))}
        ${fact(msg('Hints'), numberOf(hintCount(result.hints)))}
        ${result.checks ? fact(msg('Checks', { desc: 'A heading over how often the player checked' }), numberOf(result.checks)) : nothing}
        ${solvedAfter ? fact(msg('Reveals', { desc: 'A heading over how often the solution was revealed' }), numberOf(1)) : nothing}
        ${renderTimes(outcome)}
      </dl>
      <div class="actions">${isPast ? this.#renderAgain() : this.#renderActions()}</div>`;
  }

  #renderAgain(): TemplateResult {
    return html`${this.#renderLook()}
    ${this.#renderButton('ink wide', msg('Play again'), this.again)}`;
  }

  /** Draws the button that looks back or, where that is not possible, leaves the sheet. */
  #renderLook(): TemplateResult {
    return this.lookBack
      ? this.#renderButton('outline', msg('Look back'), this.lookBack)
      : this.#renderButton('outline', msg('Look at the board'), this.close);
  }

  #renderActions(): TemplateResult {
    return html`${
      this.day && !this.lookBack
        ? html`<a class="button outline grow" href=${puzzlesAddress('endless')}
            >${msg('New puzzle')}</a
          >`
        : this.#renderLook()
    }
    ${goalButton(this.goal)}`;
  }

  #renderTop(
    title: string,
    text: string | TemplateResult,
    drawing: TemplateResult | undefined,
  ): TemplateResult {
    return html`<div class="top ${stillness()}">
      ${drawing}
      <div class="words">
        <h2>${title}</h2>
        <p>${text}</p>
      </div>
      <div class="corner">
        <button
          class="icon-button"
          aria-label=${msg('Share the result, without the solution')}
          @click=${() => this.share()}
        >
          ${icon(shareIcon)}
        </button>
        ${this.#place.corner(msg('Close'), () => this.close())}
      </div>
    </div>`;
  }

  #renderButton(look: string, label: string, act: () => void): TemplateResult {
    return html`<button class="button grow ${look}" @click=${act}>${label}</button>`;
  }
}

/** Draws the best and the usual time of its kind and difficulty, unless they are one, as of one other game. */
function renderTimes({ result, median, best, isBest }: PuzzleOutcome): TemplateResult {
  const areOne = best === median;
  return html`${
    isBest
      ? html`<div class="new">
          <dt>${msg('New best', { desc: 'A heading over a time' })}</dt>
          <dd>${durationOf(result.elapsed)}</dd>
        </div>`
      : best && !areOne
        ? fact(msg('Best, no help', { desc: 'A heading over a time' }), durationOf(best))
        : nothing
  }
  ${median === undefined || areOne ? nothing : fact(msg('Usual', { id: 'usual-time-of-two', desc: 'A heading over a time' }), durationOf(median))}`;
}
