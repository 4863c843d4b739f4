import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { collectionAddress, familyAddress } from '../../core/routes/addresses.ts';
import type { Code } from '../../core/solutions/code.ts';
import { familyCount, solutionCount } from '../../core/solutions/counts.ts';
import { familyOf } from '../../core/solutions/families.ts';
import { variantsOf } from '../../core/solutions/symmetry.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { sentenceGap } from '../../i18n/sentences.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { thumbnail, thumbnailKind } from '../../ui/drawing/thumbnail.ts';
import { petal } from '../../ui/rose/rose.ts';
import { roseStyles } from '../../ui/rose/rose.styles.ts';
import { thumbnailStyles } from '../../ui/drawing/thumbnail.styles.ts';
import { icon, shareIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetTopStyles } from '../../ui/dialogs/sheet-top.styles.ts';
import { sheetStyles, wholeSheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import { resultSheetStyles } from './result-sheet.styles.ts';
import type { SizeProgress } from '../../progress/solutions/solutions.ts';
import type { Finish } from '../frame/free-play.ts';
import { foundWords, solutionWords } from '../frame/progress-words.ts';
import {
  familiesLeftWords,
  familyMeaning,
  familyTitle,
  firstPetalWords,
  type WholeFamily,
} from './whole-family.ts';
import { ignoreStrayClick } from '../../game/celebration/stray-click.ts';
import { canTurn } from './turning.ts';
import { ladderSteps, ladderStyles, nextLink, type Ladder } from './ladder.ts';

/**
 * @summary The sheet of a finished board: its number or the day of an earlier find, its family, and what to do next.
 *
 * @fires nt-next-board - The player wants the board cleared for the next one.
 * @fires nt-turn - The player wants to turn or mirror the solution.
 * @fires nt-share - The player wants to share the finished board.
 * @fires nt-close - The player wants to look at the board.
 */
@customElement('nt-result-sheet')
export class NtResultSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    wholeSheetStyles,
    sheetTopStyles,
    thumbnailStyles,
    roseStyles,
    resultSheetStyles,
    ladderStyles,
  ];

  @property({ attribute: false }) finish!: Finish;
  /** The progress of its size, including the find. */
  @property({ attribute: false }) known!: SizeProgress;
  /** The family that the find completed. */
  @property({ attribute: false }) family: WholeFamily | undefined;
  /** The sizes to go on to after the first find of one of them. */
  @property({ attribute: false }) ladder: Ladder | undefined;

  readonly #place = new SheetPosition(this, true);

  constructor() {
    super();
    ignoreStrayClick(this);
    keepFocus(this, () => this.renderRoot.querySelector('.actions .button'));
  }

  protected override render(): TemplateResult {
    const { code } = this.finish.find;
    const { found, revealed } = this.known;
    if (this.ladder) return this.#renderLadder(this.ladder);
    const variants = variantsOf(code);
    const { family } = this;
    return html`<section aria-label=${msg('Result')}>
      <div class="top">
        ${family && isFirstPetal(family) ? firstPetal(family) : nothing}
        <div class="words">
          ${family || this.finish.kind !== 'new' ? nothing : html`<p class="about">${standWords(this.known)}</p>`}
          <h2>${family ? familyTitle(family) : this.#title}</h2>
          ${family ? meaningOf(family) : nothing}
        </div>
        <div class="corner">${family ? nothing : this.#renderShare()} ${this.#corner}</div>
      </div>
      ${family ? nothing : html`<p class="about">${this.#familyWords(variants)}</p>`}
      <a
        class="strip"
        href=${familyAddress(code, familyOf(code)?.number, code)}
        aria-label=${stripWords(variants, this.known)}
      >
        ${variants.map((variant) => thumbnail(variant, thumbnailKind(variant, found, revealed)))}
      </a>
      ${family?.place ? html`<p class="about">${familiesLeftWords(family.place.left)}</p>` : nothing}
      ${this.#renderGoingOn()}
    </section>`;
  }

  get #corner(): TemplateResult {
    return this.#place.corner(msg('Close'), () => this.#tell('nt-close'));
  }

  #renderLadder(ladder: Ladder): TemplateResult {
    const { size, found } = this.known;
    const left = solutionCount(size)! - BigInt(found.size);
    return html`<section aria-label=${msg('Result')}>
      <div class="top">
        <div class="words"><h2 class="praise">${msg('You did it!')}</h2></div>
        <div class="corner">${this.#corner}</div>
      </div>
      ${ladderSteps(ladder, size)}
      <div class="actions">
        <button class="button outline grow" @click=${() => this.#tell('nt-next-board')}>
          ${left === 1n ? msg('Find the other', { desc: 'A button: the other solution' }) : msg('Find another', { desc: 'A button: another solution' })}
        </button>
        ${nextLink(ladder)}
      </div>
    </section>`;
  }

  get #title(): TemplateResult | string {
    return this.finish.kind === 'new' ? solutionWords(this.known) : msg('Already found');
  }

  #renderShare(): TemplateResult {
    return html`<button
      class="icon-button"
      aria-label=${msg('Share this board')}
      @click=${() => this.#tell('nt-share')}
    >
      ${icon(shareIcon)}
    </button>`;
  }

  #renderGoingOn(): TemplateResult {
    const { size, found } = this.known;
    return html`<div class="actions">
      ${
        canTurn(this.finish.find.code, this.known)
          ? html`<button class="button outline grow" @click=${() => this.#tell('nt-turn')}>
              ${msg('Turn or mirror')}
            </button>`
          : nothing
      }
      ${
        this.family
          ? html`<button class="button outline grow" @click=${() => this.#tell('nt-share')}>
              ${icon(shareIcon, 20)}${msg('Show a friend')}
            </button>`
          : nothing
      }
      ${
        solutionCount(size) === BigInt(found.size)
          ? html`<a class="button ink grow" href=${collectionAddress(size)}
              >${msg('View all', { desc: 'A link: all solutions of a size' })}</a
            >`
          : html`<button class="button ink grow" @click=${() => this.#tell('nt-next-board')}>
              ${msg('Find another', { desc: 'A button: another solution' })}
            </button>`
      }
    </div>`;
  }

  /** Says which family it is and how much of it is found. Of a solution found before, says when. */
  #familyWords(variants: readonly Code[]): TemplateResult | string {
    const { kind, find } = this.finish;
    const { code, foundAt } = find;
    if (kind === 'known') return foundWords(this.known.found.get(code) ?? { foundAt });
    const count = variants.length;
    const found = foundOf(variants, this.known);
    const number = familyOf(code)?.number;
    if (number === undefined) {
      return emphasized(plural(found, msg(str`Its family: *# of ${count}* found`)));
    }
    const families = numberOf(familyCount(code.length)!);
    return emphasized(
      plural(found, msg(str`Family ${number} of ${families} · *# of ${count}* found`)),
    );
  }

  #tell(type: 'nt-next-board' | 'nt-share' | 'nt-close' | 'nt-turn'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

/** Draws the petal of a whole family, which turns gold once. */
function firstPetal({ count }: WholeFamily): TemplateResult {
  const found = Array.from({ length: count }, (_, place) => place);
  return html`<svg class="first-petal" viewBox="-12 -53 24 31" aria-hidden="true">
    ${svg`<g class="petal fresh">${petal({ size: count, found, revealed: [] })}</g>`}
  </svg>`;
}

/** Returns the sentences below the title of a family that is the first of its size. */
function meaningOf(family: WholeFamily): TemplateResult | typeof nothing {
  if (family.place && !family.place.isFirst) return nothing;
  const petal = isFirstPetal(family) ? html`${sentenceGap()}<b>${firstPetalWords()}</b>` : nothing;
  return html`<p>${familyMeaning(family)}${petal}</p>`;
}

/** Returns true if a whole family has the first gold petal of a rose. */
function isFirstPetal({ place }: WholeFamily): boolean {
  return place?.isFirst === true && place.isPetal;
}

function foundOf(variants: readonly Code[], { found }: SizeProgress): number {
  return variants.filter((variant) => found.has(variant)).length;
}

function stripWords(variants: readonly Code[], known: SizeProgress): string {
  return plural(foundOf(variants, known), msg(str`This family: # of ${variants.length} found`));
}

/** Returns a word on where a new find stands among those of its size: the tenth, or half of them. */
function standWords({ size, found }: SizeProgress): string {
  if (found.size === 10) return msg('Ten!', { desc: 'The tenth solution of a size' });
  return BigInt(2 * found.size) === solutionCount(size)
    ? msg('Half of them!', { desc: 'Half of the solutions of a size are found' })
    : '';
}
