import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import { dayOf } from '../../core/days/day.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { pageStyles } from '../../ui/styles/page.styles.ts';
import { unfinishedCard, unfinishedStyles } from './unfinished-card.ts';
import { UnfinishedPuzzles } from './unfinished-puzzles.ts';

/**
 * @summary Every puzzle that was begun and is not solved.
 *
 * @fires nt-notice - A puzzle was removed.
 */
@customElement('nt-unfinished-list')
export class NtUnfinishedList extends LocalizedElement {
  static override styles = [
    baseStyles,
    pageStyles,
    unfinishedStyles,
    css`
      :host {
        box-sizing: border-box;
        width: 100%;
        max-width: 60rem;
        padding: 0 var(--gutter) 20px;
      }
      h1 {
        /* The one word of the heading is as large as a narrow window has room for. */
        font-size: min(var(--t-28), 10.5vw);
        line-height: 2rem;
      }
      p {
        color: var(--ink-2);
      }
    `,
  ];

  /** Puzzles of today are left out: the start page has cards for them. */
  readonly #unfinished = new UnfinishedPuzzles(this, () => dayPuzzleNames(dayOf(new Date())));

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('.unfinished a, header a'));
  }

  protected override render(): TemplateResult {
    const { list } = this.#unfinished;
    return html`<header>
        ${backLink(puzzlesAddress(), msg('Back to Puzzles'))}
        <h1>${msg('Unfinished')}</h1>
      </header>
      ${
        list?.length === 0
          ? html`<p>${msg('Nothing is unfinished.')}</p>`
          : html`<ul class="unfinished">
              ${repeat(
                list ?? [],
                ({ name }) => name,
                (puzzle) => unfinishedCard(puzzle, () => this.#unfinished.remove(puzzle)),
              )}
            </ul>`
      }`;
  }
}
