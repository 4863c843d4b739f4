import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { canFind } from '../../core/game/attempt.ts';
import { labAddress } from '../../core/routes/addresses.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { sentenceGap } from '../../i18n/sentences.ts';
import { progress } from '../../progress/page.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { icon, nextIcon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { BY_HAND, CARDS, guessed, PATH_SIZE, type PathCard } from '../path/cards.ts';
import { barWords, questionWords } from '../path/guess.ts';
import type { Title } from '../shared/catalogue.ts';
import { labStyles } from '../shared/lab.styles.ts';
import { groupStyles, pageTitleOf, renderGroups } from '../shared/page-titles.ts';
import { landingStyles } from './landing.styles.ts';

/** @summary The page that the Lab opens with: the path from any squares to no search, and the list of all else. */
@customElement('nt-lab-landing')
export class NtLabLanding extends LocalizedElement {
  static override styles = [baseStyles, labStyles, groupStyles, landingStyles];

  /** The number of moves on the player's own board. */
  @state() private tried = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#countTried();
  }

  async #countTried(): Promise<void> {
    const { value } = await progress.boards.list([PATH_SIZE]);
    const attempts = Object.values(value.get(PATH_SIZE)!.game.attempts);
    this.tried = attempts.filter(canFind).reduce((sum, { moves }) => sum + moves, 0);
  }

  /** Renders the next question. The buttons of a guess go, so the focus moves to the title of their card. */
  #onGuess({ target }: Event): void {
    this.requestUpdate();
    const title = (target as Element).closest('li')!.querySelector('h2')!;
    title.tabIndex = -1;
    title.focus();
  }

  protected override render(): TemplateResult {
    return html`<header>
        <h1>${msg('Lab')}</h1>
        ${settingsLink()}
      </header>
      <section aria-label=${msg('Seven ideas: from five billion boards to none')}>
        <ul class="card list">
          ${link(labAddress('backtracking', 4), {
            title: msg('Watch it search'),
            about: msg(str`The whole search of ${sizeOf(4)}, board by board.`),
          })}
          ${link(labAddress('lesson'), pageTitleOf('lesson'))}
        </ul>
        <p class="remark">
          ${questionWords(PATH_SIZE)}${guessed.size > 0 ? sentenceGap() + barWords() : nothing}
        </p>
        <ol class="path" start="0" @nt-guess=${this.#onGuess}>
          <li>
            ${head(msg('By hand'), BY_HAND)}
            <p>${msg('Eight queens, none attacking another: try it yourself first.')}</p>
            ${this.tried > 0 ? html`<nt-lab-guess .tried=${this.tried}></nt-lab-guess>` : nothing}
          </li>
          ${CARDS.map((card, index) => renderCard(card, index))}
        </ol>
      </section>
      <section aria-labelledby="more">
        <h2 id="more">${msg('More', { id: 'lab-more', desc: 'A heading: other pages' })}</h2>
        <div class="card list">
          ${renderGroups((name, title) => link(labAddress(name), title))}
          <ul>
            ${(['race', 'story'] as const).map((page) => link(labAddress(page), pageTitleOf(page)))}
          </ul>
        </div>
      </section>`;
  }
}

/** Renders a card of the path; the first that is not guessed asks, and the others wait for it. */
function renderCard({ title, idea, page }: PathCard, index: number): TemplateResult {
  const asked = CARDS.findIndex((_, k) => !guessed.has(k));
  const isWaiting = index !== asked && !guessed.has(index);
  return html`<li>
    ${head(title(), page?.(PATH_SIZE))}
    <p>${idea()}</p>
    ${isWaiting ? nothing : html`<nt-lab-guess .card=${index}></nt-lab-guess>`}
  </li>`;
}

function head(title: string, href: string | undefined): TemplateResult {
  return html`<h2>${href ? html`<a href=${href}>${title}${icon(nextIcon, 20)}</a>` : title}</h2>`;
}

function link(href: string, { title, about }: Title): TemplateResult {
  return html`<li>
    <a href=${href}
      ><span><b>${title}</b><small class="remark">${about}</small></span
      >${icon(nextIcon, 20)}</a
    >
  </li>`;
}
