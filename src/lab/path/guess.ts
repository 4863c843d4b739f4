import { msg, str } from '@lit/localize';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { solutionCount } from '../../core/solutions/counts.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { sentenceGap } from '../../i18n/sentences.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { directed } from '../../ui/drawing/icons.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { CARDS, guessed, PATH_SIZE, shareOf } from './cards.ts';

/**
 * @summary The question how many boards a card of the path needs; after a guess, its bar below that of the card before.
 *
 * @fires nt-guess - When a number was chosen.
 * @fires nt-announce - The right number, after a guess.
 */
@customElement('nt-lab-guess')
export class NtLabGuess extends LocalizedElement {
  static override styles = [
    baseStyles,
    remarkStyles,
    css`
      :host,
      .guesses {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
      }
      .guesses button {
        overflow-wrap: anywhere;
      }
      p:not(.remark) {
        font-size: var(--t-15);
        line-height: 1.375rem;
        font-variant-numeric: tabular-nums;
      }
      svg {
        display: block;
        width: 100%;
        height: 12px;
        margin: 2px 0 6px;
      }
      line {
        stroke: var(--line-strong);
        stroke-width: 8;
      }
      .now {
        stroke: var(--bloom-edge);
      }
    `,
  ];

  /** The index of the card. */
  @property({ type: Number }) card = 0;
  /** The number of moves by hand, which is shown and not asked for. */
  @property({ attribute: false }) tried: number | undefined;
  /** True to name the card as the next one, and to link to it after the guess. */
  @property({ type: Boolean }) next = false;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('a'));
  }

  #guess(number: number): void {
    guessed.set(this.card, number);
    this.requestUpdate();
    this.dispatchEvent(new AnnounceEvent(this.#answer()));
    this.dispatchEvent(new Event('nt-guess', { bubbles: true, composed: true }));
  }

  #answer(): string {
    const { boards, title } = CARDS[this.card]!;
    return msg(str`${title()}: ${boardWords(boards)}`);
  }

  protected override render(): TemplateResult {
    const { card, next, tried } = this;
    if (tried !== undefined) {
      return renderBar(msg('By hand'), tried, 'now', plural(tried, msg('{# move|# moves}')));
    }
    const { title, page, guesses } = CARDS[card]!;
    const guess = guessed.get(card);
    if (guess === undefined) {
      return html`<p>
          ${next ? html`<b>${msg(str`Next: ${title()}.`)}</b>${sentenceGap()}` : nothing}${msg('How many boards, do you think?')}
        </p>
        <div class="guesses">
          ${guesses.map(
            (number) =>
              html`<button class="button outline small" @click=${() => this.#guess(number)}>
                ${numberOf(number)}
              </button>`,
          )}
        </div>`;
    }
    const before = CARDS[card - 1];
    return html`${before && next ? renderBar(before.title(), before.boards, '') : nothing}
    ${renderBar(next ? title() : '', CARDS[card]!.boards, 'now')}
    ${next ? html`<p class="remark">${barWords()}</p>` : nothing}
    ${guess === CARDS[card]!.boards ? nothing : html`<p>${msg(str`Your guess: ${numberOf(guess)}`)}</p>`}
    ${next && page ? html`<a class="button outline small" href=${page(PATH_SIZE)}>${msg('Watch it')}</a>` : nothing}`;
  }
}

function renderBar(
  title: string,
  boards: number,
  look: string,
  words = boardWords(boards),
): TemplateResult {
  const end = `${(shareOf(boards) * 100).toFixed(1)}%`;
  return html`<p>${title}${title === '' ? '' : ': '}<b>${words}</b></p>
    <svg aria-hidden="true">${directed(svg`<line class=${look} x2=${end} y1="6" y2="6" />`)}</svg>`;
}

/** Returns the question of the path and the race on n × n, which says what a board is. */
export function questionWords(size: number): string {
  return plural(
    Number(solutionCount(size)!),
    msg(
      'Each queen placed makes another board. How many until {the solution is|the # solutions are} found?',
    ),
  );
}

/** Returns the scale of the bars in words. */
export function barWords(): string {
  return msg('Bars are in powers of ten: each tenth of the width is about ten times more.');
}

/** Returns a number of boards in words. */
export function boardWords(boards: number): string {
  return plural(boards, msg('{# board|# boards}'));
}
