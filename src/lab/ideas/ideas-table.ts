import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { directed } from '../../ui/drawing/icons.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { boardsOf } from '../shared/figures.ts';
import { GUESSED_SIZE, guessed, IDEAS, shareOf, type Idea } from './ideas.ts';
import { ideasStyles } from './ideas.styles.ts';

/**
 * @summary The seven ideas, each with its number of boards after a guess.
 *
 * @fires nt-announce - The right number, after a guess.
 */
@customElement('nt-ideas')
export class NtIdeas extends LocalizedElement {
  static override styles = [baseStyles, ideasStyles];

  /** True if the numbers are shown without guesses: the page tells them, or the player wants them. */
  @property({ attribute: false }) isShown = false;

  constructor() {
    super();
    // The head of an idea may be a link, which stands before its guesses.
    keepFocus(
      this,
      () =>
        this.renderRoot.querySelector<HTMLElement>('.guesses button') ??
        this.renderRoot.querySelector<HTMLElement>(this.isShown ? 'a' : 'li:last-child a'),
    );
  }

  /** The index of the idea whose number is guessed next; `undefined` if all numbers are shown. */
  get #asked(): number | undefined {
    if (this.isShown) return undefined;
    const index = IDEAS.findIndex((_, index) => !guessed.has(index));
    return index < 0 ? undefined : index;
  }

  #guess(index: number, number: number): void {
    guessed.set(index, number);
    this.requestUpdate();
    const { title, boards } = IDEAS[index]!;
    this.dispatchEvent(new AnnounceEvent(msg(str`${title()}: ${boardsOf(boards)}`)));
  }

  protected override render(): TemplateResult {
    const size = GUESSED_SIZE;
    const asked = this.#asked;
    return html`<section aria-label=${msg(str`Seven ideas on ${size} by ${size}`)}>
      <p class="lead">${joinSentences([questionWords(), asked === 0 ? '' : barWords()])}</p>
      <ol>
        ${IDEAS.map((idea, index) => {
          const isKnown = asked === undefined || guessed.has(index);
          return html`<li class=${index === asked ? 'asked' : ''}>
            ${renderHead(idea, isKnown)} ${isKnown ? renderKnown(idea, index) : nothing}
            ${index === asked ? this.#renderGuesses(index, idea.guesses) : nothing}
          </li>`;
        })}
      </ol>
      ${
        asked === undefined
          ? nothing
          : html`<button class="button outline small" @click=${() => (this.isShown = true)}>
              ${msg('Show all numbers')}
            </button>`
      }
    </section>`;
  }

  #renderGuesses(index: number, guesses: readonly number[]): TemplateResult {
    return html`<p>${msg('How many boards, do you think?')}</p>
      <div class="guesses">
        ${guesses.map(
          (number) =>
            html`<button class="button outline small" @click=${() => this.#guess(index, number)}>
              ${numberOf(number)}
            </button>`,
        )}
      </div>`;
  }
}

function renderHead({ title, page, boards }: Idea, isKnown: boolean): TemplateResult {
  return html`<p class="head">
    ${page ? html`<a href=${page}>${title()}</a>` : html`<span>${title()}</span>`}
    ${isKnown ? html`<b>${numberOf(boards)}</b>` : nothing}
  </p>`;
}

/** Renders the bar of an idea, and the guess if it was another number. */
function renderKnown({ boards }: Idea, index: number): TemplateResult {
  const share = shareOf(boards, IDEAS[0]!.boards) * 100;
  const guess = guessed.get(index);
  return html`<svg class="bar" aria-hidden="true">
      ${directed(svg`<line x2="${share.toFixed(1)}%" y1="50%" y2="50%" />`)}
    </svg>
    ${guess === undefined || guess === boards ? nothing : html`<p>${msg(str`Your guess: ${numberOf(guess)}`)}</p>`}`;
}

/** Returns the question, which says what a board is. */
function questionWords(): string {
  return plural(
    Number(solutionCount(GUESSED_SIZE)!),
    msg(
      'Each queen placed makes another board. How many until {the solution is|the # solutions are} found?',
    ),
  );
}

/** Returns the scale of the bars in words. */
function barWords(): string {
  return msg('Bars are in powers of ten: each tenth of the width is about ten times more.');
}
