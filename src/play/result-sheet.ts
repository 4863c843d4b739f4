import { msg, str } from '@lit/localize';
import { html, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { familyAddress } from '../core/addresses.ts';
import type { Code } from '../core/code.ts';
import { codeOfColumns, columnsOf, queensOf } from '../core/code-squares.ts';
import { solutionCount } from '../core/counts.ts';
import { familyCount } from '../core/family-counts.ts';
import { familyOf } from '../core/families.ts';
import { transform, variantsOf, type Symmetry } from '../core/symmetry.ts';
import { numberOf } from '../i18n/format.ts';
import { dayOf } from '../i18n/format-time.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { thumbnail, type ThumbnailKind } from '../ui/thumbnail.ts';
import { thumbnailStyles } from '../ui/thumbnail.styles.ts';
import { icon, shareIcon } from '../ui/icons.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { mirrorIcon, nextIcon, turnIcon } from '../ui/more-icons.ts';
import { petal } from '../ui/rose/rose.ts';
import { roseStyles } from '../ui/rose/rose.styles.ts';
import { sheetStyles } from '../ui/sheet.styles.ts';
import { firstFindParts } from './first-find.ts';
import './milestone.ts';
import { resultSheetStyles } from './result-sheet.styles.ts';
import type { SizeProgress } from '../progress/known-solutions.ts';
import type { Progress } from '../progress/progress.ts';
import { BeginWithEvent } from './events.ts';
import type { Finish } from './free-play.ts';

/** How many queens the game lays out of a turned board before the player goes on. */
const LAID_OUT = 2;

/**
 * @summary What was found: whether it is new, its family, and where to go from here.
 *
 * @fires nt-next-board - The player wants the board cleared for the next one.
 * @fires nt-begin-with - The player wants to play out a turned or mirrored board.
 * @fires nt-share - The player wants to share the finished board.
 */
@customElement('nt-result-sheet')
export class NtResultSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    thumbnailStyles,
    roseStyles,
    resultSheetStyles,
  ];

  /** The finished board. */
  @property({ attribute: false }) finish!: Finish;
  /** What is known of its size, the find included. */
  @property({ attribute: false }) known!: SizeProgress;
  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;

  /** Whether it is the first find of somebody new to the game, who is shown the way on. */
  @property({ type: Boolean }) first = false;

  /** The turned or mirrored board the player is looking at, while choosing one. */
  @state() private turned: Code | undefined;

  private pressed = false;

  constructor() {
    super();
    // The tap that finished the board must not press what rises under the finger.
    this.addEventListener('pointerdown', () => (this.pressed = true));
    this.addEventListener(
      'click',
      (event) => {
        if (event.detail > 0 && !this.pressed) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }

  protected override render(): TemplateResult {
    return html`<section aria-label=${msg('Result')}>
      ${this.turned === undefined ? this.renderResult() : this.renderTurning(this.turned)}
    </section>`;
  }

  private renderResult(): TemplateResult {
    const { code } = this.finish.find;
    const variants = variantsOf(code);
    return html`${this.finish.kind === 'new' ? this.renderNew(variants) : this.renderKnown()}
      <a class="strip" href=${this.familyAddress} aria-label=${this.stripWords(variants)}>
        ${variants.map((variant) => thumbnail(variant, this.kindOf(variant)))}
      </a>
      ${this.first ? firstFindParts(code.length, () => this.tell('nt-next-board')) : this.renderGoingOn()}`;
  }

  private renderGoingOn(): TemplateResult {
    const { code } = this.finish.find;
    return html`<nt-milestone
        .find=${this.finish.kind === 'known' ? undefined : this.finish.find}
        .known=${this.known}
        .progress=${this.progress}
      ></nt-milestone>
      <div class="actions">
        <button class="button outline grow" @click=${() => (this.turned = code)}>
          ${msg('Turn or mirror it')}
        </button>
        <button class="button ink grow" @click=${() => this.tell('nt-next-board')}>
          ${msg('Next board')}${icon(nextIcon, 20)}
        </button>
      </div>`;
  }

  private renderNew(variants: readonly Code[]): TemplateResult {
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
          <a href=${this.familyAddress}>${this.familyWords(state.found.length, variants.length)}</a>
        </p>
      </div>
      <button
        class="icon-button"
        aria-label=${msg('Share this board')}
        @click=${() => this.tell('nt-share')}
      >
        ${icon(shareIcon)}
      </button>
    </div>`;
  }

  private renderKnown(): TemplateResult {
    const { code, foundAt } = this.finish.find;
    const first = this.known.found.get(code)?.foundAt ?? foundAt;
    const number = familyOf(code)?.number;
    return html`<div class="top">
      <div class="known">${thumbnail(code, 'found')}</div>
      <div class="words">
        <h2>${msg('You know this one')}</h2>
        <p>
          <a href=${this.familyAddress}>
            ${number === undefined ? foundWords(first) : familyFoundWords(number, first)}
          </a>
        </p>
      </div>
    </div>`;
  }

  private get familyAddress(): string {
    const { code } = this.finish.find;
    return familyAddress(code, familyOf(code)?.number, code);
  }

  private familyWords(found: number, of: number): TemplateResult {
    const { code } = this.finish.find;
    const number = familyOf(code)?.number;
    const part = html`<b>${msg(str`${found} of ${of}`)}</b>`;
    if (number === undefined) return msg(html`Its family: ${part} found`);
    const families = numberOf(familyCount(code.length)!);
    return msg(html`Family ${number} of ${families} · ${part} found`);
  }

  private stripWords(variants: readonly Code[]): string {
    const { found } = this.known;
    const count = variants.filter((variant) => found.has(variant)).length;
    return msg(str`This family: ${count} of ${variants.length} found`);
  }

  private kindOf(variant: Code): ThumbnailKind {
    const { found, revealed } = this.known;
    if (variant === this.finish.find.code) return 'fresh';
    if (found.has(variant)) return 'found';
    return revealed.has(variant) ? 'revealed' : 'unknown';
  }

  private renderTurning(code: Code): TemplateResult {
    const find = this.known.found.get(code);
    const turn = (symmetry: Symmetry): void => {
      this.turned = codeOfColumns(transform(columnsOf(code), symmetry));
    };
    return html`<h2>${msg('Turn or mirror it')}</h2>
      <div class="turning">
        ${thumbnail(code, find ? 'found' : 'revealed')}
        <div>
          <p aria-live="polite">
            ${
              find
                ? foundWords(find.foundAt)
                : msg(str`Not found yet. ${LAID_OUT} queens are laid out, the rest is yours.`)
            }
          </p>
          <div class="actions">
            <button class="button outline small grow" @click=${() => turn('quarter')}>
              ${icon(turnIcon, 20)}${msg('Turn')}
            </button>
            <button class="button outline small grow" @click=${() => turn('mirror')}>
              ${icon(mirrorIcon, 20)}${msg('Mirror')}
            </button>
          </div>
        </div>
      </div>
      <div class="actions">
        <button class="button outline grow" @click=${() => (this.turned = undefined)}>
          ${msg('Back')}
        </button>
        <button
          class="button ink grow"
          ?disabled=${find !== undefined}
          @click=${() => this.dispatchEvent(new BeginWithEvent(queensOf(code).slice(0, LAID_OUT)))}
        >
          ${find ? msg('Already yours') : msg('Play this one')}
        </button>
      </div>`;
  }

  private tell(type: 'nt-next-board' | 'nt-share'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

function foundWords(foundAt: number): string {
  return foundAt === 0 ? msg('Found before.') : msg(str`Found on ${dayOf(foundAt)}.`);
}

function familyFoundWords(number: number, foundAt: number): string {
  return foundAt === 0
    ? msg(str`Family ${number}, found before.`)
    : msg(str`Family ${number}, found on ${dayOf(foundAt)}.`);
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-result-sheet': NtResultSheet;
  }
}
