import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { familyAddress } from '../../core/routes/addresses.ts';
import { type Code, queensOf } from '../../core/solutions/code.ts';
import { familyCount, solutionCount } from '../../core/solutions/counts.ts';
import { familyOf } from '../../core/solutions/families.ts';
import { imagesOf, SYMMETRIES, variantsOf, type Symmetry } from '../../core/solutions/symmetry.ts';
import { numberOf } from '../../i18n/format.ts';
import { momentDay } from '../../i18n/format-day.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { thumbnail, type ThumbnailKind } from '../../ui/drawing/thumbnail.ts';
import { thumbnailStyles } from '../../ui/drawing/thumbnail.styles.ts';
import { icon, nextIcon, shareIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { petal } from '../../ui/rose/rose.ts';
import { roseStyles } from '../../ui/rose/rose.styles.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetTopStyles } from '../../ui/dialogs/sheet-top.styles.ts';
import { sheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import './milestone.ts';
import { resultSheetStyles } from './result-sheet.styles.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import { BeginWithEvent, TurnBoardEvent } from './events.ts';
import type { Finish } from '../frame/free-play.ts';
import { ignoreStrayClick } from '../../game/celebration/stray-click.ts';
import { firstMissing, foundWords, LAID_OUT, turning } from './turning.ts';
import { goOn, NEXT_BOARD } from '../opening/first-minute.ts';

/**
 * @summary The sheet of a finished board: if it is new, its family, and what to do next.
 *
 * @fires nt-next-board - The player wants the board cleared for the next one.
 * @fires nt-begin-with - The player wants to play out a turned or mirrored board.
 * @fires nt-share - The player wants to share the finished board.
 * @fires nt-close - The player wants to look at the board.
 * @fires nt-turn-board - The player looks at a turned or mirrored board, or at the finished one again.
 */
@customElement('nt-result-sheet')
export class NtResultSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    sheetTopStyles,
    thumbnailStyles,
    roseStyles,
    resultSheetStyles,
  ];

  @property({ attribute: false }) finish!: Finish;
  /** The progress of its size, including the find. */
  @property({ attribute: false }) known!: SizeProgress;
  /** True if it is the first find of a new player, who is shown where to go on. */
  @property({ type: Boolean }) first = false;

  /** The turned or mirrored board that is shown while the player chooses one. */
  @state() private turned: Code | undefined;

  readonly #place = new SheetPosition(this);

  constructor() {
    super();
    ignoreStrayClick(this);
    keepFocus(this, () => this.renderRoot.querySelector('.actions button'));
  }

  protected override render(): TemplateResult {
    return html`<section aria-label=${msg('Result')}>
      ${this.turned === undefined ? this.#renderResult() : this.#renderTurning(this.turned)}
    </section>`;
  }

  #renderResult(): TemplateResult {
    const { code } = this.finish.find;
    const variants = variantsOf(code);
    return html`${this.finish.kind === 'new' ? this.#renderNew(variants) : this.#renderKnown()}
      <a class="strip" href=${this.#familyAddress} aria-label=${this.#stripWords(variants)}>
        ${variants.map((variant) => thumbnail(variant, this.#kindOf(variant)))}
      </a>
      ${this.first ? firstFindParts(code.length, () => this.#tell('nt-next-board')) : this.#renderGoingOn()}`;
  }

  #renderGoingOn(): TemplateResult {
    const { code } = this.finish.find;
    const missing = firstMissing(code, this.known);
    return html`<nt-milestone
        .find=${this.finish.kind === 'known' ? undefined : this.finish.find}
        .known=${this.known}
      ></nt-milestone>
      <div class="actions">
        ${
          missing === undefined
            ? nothing
            : html`<button
                class="button outline grow turn"
                @click=${() => void this.#show(missing, symmetryBetween(code, missing))}
              >
                ${msg('Turn or mirror it')}
              </button>`
        }
        <button class="button ink grow" @click=${() => this.#tell('nt-next-board')}>
          ${msg('Find another')}${icon(nextIcon, 20)}
        </button>
      </div>`;
  }

  #renderNew(variants: readonly Code[]): TemplateResult {
    const { code } = this.finish.find;
    const { found } = this.known;
    const places = [...variants.keys()];
    const state = {
      size: variants.length,
      found: places.filter((place) => found.has(variants[place]!)),
      revealed: [],
    };
    const total = solutionCount(code.length);
    const count =
      total === undefined
        ? msg(str`${numberOf(found.size)} found`)
        : msg(str`${numberOf(found.size)} of ${numberOf(total)}`);
    return html`<div class="top">
      <svg class="petal-of" viewBox="-9 -53 18 32" aria-hidden="true">
        ${svg`${petal(state, variants.indexOf(code))}`}
      </svg>
      <div class="words">
        <h2><em>${msg('New')}</em> ${count}</h2>
        <p>
          <a href=${this.#familyAddress}
            >${this.#familyWords(state.found.length, variants.length)}</a
          >
        </p>
      </div>
      <div class="corner">
        <button
          class="icon-button"
          aria-label=${msg('Share this board')}
          @click=${() => this.#tell('nt-share')}
        >
          ${icon(shareIcon)}
        </button>
        ${this.#corner}
      </div>
    </div>`;
  }

  #renderKnown(): TemplateResult {
    const { code, foundAt } = this.finish.find;
    const first = this.known.found.get(code)?.foundAt ?? foundAt;
    const number = familyOf(code)?.number;
    return html`<div class="top">
      <div class="known">${thumbnail(code, 'found')}</div>
      <div class="words">
        <h2>${msg('Already found')}</h2>
        <p>
          <a href=${this.#familyAddress}>
            ${number === undefined ? foundWords(first) : familyFoundWords(number, first)}
          </a>
        </p>
      </div>
      <div class="corner">${this.#corner}</div>
    </div>`;
  }

  get #corner(): TemplateResult {
    return this.#place.corner(msg('Close'), () => this.#tell('nt-close'));
  }

  get #familyAddress(): string {
    const { code } = this.finish.find;
    return familyAddress(code, familyOf(code)?.number, code);
  }

  #familyWords(found: number, of: number): TemplateResult {
    const { code } = this.finish.find;
    const number = familyOf(code)?.number;
    const part = html`<b>${msg(str`${found} of ${of}`)}</b>`;
    if (number === undefined) return msg(html`Its family: ${part} found`);
    const families = numberOf(familyCount(code.length)!);
    return msg(html`Family ${number} of ${families} · ${part} found`);
  }

  #stripWords(variants: readonly Code[]): string {
    const { found } = this.known;
    const count = variants.filter((variant) => found.has(variant)).length;
    return msg(str`This family: ${count} of ${variants.length} found`);
  }

  #kindOf(variant: Code): ThumbnailKind {
    const { found, revealed } = this.known;
    if (variant === this.finish.find.code) return 'fresh';
    if (found.has(variant)) return 'found';
    return revealed.has(variant) ? 'revealed' : 'unknown';
  }

  /** Shows a turned or mirrored board; with `undefined`, the finished one. */
  async #show(turned: Code | undefined, by: Symmetry): Promise<void> {
    const isOther = (turned === undefined) !== (this.turned === undefined);
    this.turned = turned;
    this.dispatchEvent(new TurnBoardEvent(turned, by));
    if (!isOther) return;
    // The pressed button is gone: focuses the last action, or the button that turns the board.
    await this.updateComplete;
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('.actions .button')];
    const turn = this.renderRoot.querySelector<HTMLElement>('.turn');
    (turned === undefined ? turn : buttons.at(-1))?.focus();
  }

  #renderTurning(code: Code): TemplateResult {
    return turning(code, this.known, {
      turn: (to, by) => void this.#show(to, by),
      back: () => void this.#show(undefined, symmetryBetween(code, this.finish.find.code)),
      play: () => this.dispatchEvent(new BeginWithEvent(queensOf(code).slice(0, LAID_OUT))),
    });
  }

  #tell(type: 'nt-next-board' | 'nt-share' | 'nt-close'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

function symmetryBetween(from: Code, to: Code): Symmetry {
  return SYMMETRIES[imagesOf(from).indexOf(to)]!;
}

function familyFoundWords(number: number, foundAt: number): string {
  return foundAt === 0
    ? msg(str`Family ${number}, found before`)
    : msg(str`Family ${number}, found on ${momentDay(foundAt)}`);
}

/**
 * Draws the end of the sheet for a new player's first find: how many solutions there are, and where to go on.
 * @param size The size of the board that was finished.
 * @param stay Clears the board for another find.
 */
function firstFindParts(size: number, stay: () => void): TemplateResult {
  const [here, there] = [size, NEXT_BOARD].map((of) => numberOf(solutionCount(of)!));
  return html`<p class="way-on">
      ${msg(str`This board has ${here!} solutions; ${NEXT_BOARD} × ${NEXT_BOARD} has ${there!}.`)}
    </p>
    <div class="actions">
      <button class="button outline grow" @click=${stay}>${msg('Find another')}</button>
      <button class="button ink grow" @click=${goOn}>
        ${msg(str`Play ${NEXT_BOARD} × ${NEXT_BOARD}`)}${icon(nextIcon, 20)}
      </button>
    </div>`;
}
