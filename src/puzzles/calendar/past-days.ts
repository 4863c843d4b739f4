import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzles } from '../../progress/page-puzzles.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { streakOf } from '../../core/days/streak.ts';
import { plural } from '../../i18n/format.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { chartIcon, icon } from '../../ui/drawing/icons.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { statisticsSections } from '../../ui/tabs/statistics-sections.ts';
import { solvedCountWords } from '../day/day-words.ts';
import { daysSoFar, type DaysRead } from './days-so-far.ts';
import { statisticsCard } from './statistics-card.ts';
import { statisticsCardStyles } from './statistics-card.styles.ts';
import './past-calendar.ts';
import { emptyStateStyles } from '../../ui/styles/empty-state.styles.ts';
import { tabsStyles } from '../../ui/tabs/tabs.styles.ts';
import './techniques-card.ts';
import { titleBarStyles } from '../shared/title-bar.styles.ts';
import { CurrentDay } from '../day/current-day.ts';

/** @summary The calendar of all days with puzzles, or the statistics of solved puzzles; each has its own address. */
@customElement('nt-past-days')
export class NtPastDays extends LocalizedElement {
  static override styles = [
    baseStyles,
    titleBarStyles,
    statisticsCardStyles,
    css`
      :host {
        display: block;
        box-sizing: border-box;
        width: 100%;
        max-width: 76rem;
        margin: 0 auto;
      }
      ${tabsStyles}
      .tabs {
        max-width: 48rem;
        margin: 4px var(--gutter) 10px;
      }
      .panel {
        padding: 0 var(--gutter) 20px;
      }
      ${emptyStateStyles}
    `,
  ];

  /** True to show statistics, false to show days. */
  @property({ type: Boolean }) figures = false;

  readonly #today = new CurrentDay(this);
  readonly #soFar = daysSoFar(this, puzzles);

  protected override render(): TemplateResult {
    const kept = this.#soFar.value;
    return html`
      <header class="bar">
        ${backLink(puzzlesAddress(), msg('Back to Puzzles'))}
        <h1>
          ${this.figures ? msg('Statistics') : msg('Calendar')}<small
            >${kept ? this.#sumWords(kept) : nothing}</small
          >
        </h1>
        ${this.figures ? nothing : statisticsLink()} ${settingsLink()}
      </header>
      ${this.figures ? statisticsSections('puzzles') : nothing}
      <div class="panel">
        ${kept && (this.figures ? this.#renderFigures(kept) : this.#renderDays(kept))}
      </div>
    `;
  }

  #renderDays({ days }: DaysRead): TemplateResult {
    return html`<nt-past-calendar .days=${days} .today=${this.#today.day}></nt-past-calendar>`;
  }

  #renderFigures({ days, statistics }: DaysRead): TemplateResult {
    if (statistics.solved === 0) {
      return html`<section class="none">
          <p>
            ${msg('Nothing solved yet. Puzzles you solve are counted here by kind and difficulty.')}
          </p>
          <a class="button ink" href=${puzzlesAddress()}>${msg('Go to today')}</a>
        </section>
        ${this.#renderTechniques()}`;
    }
    return html`${statisticsCard(statistics, days)} ${this.#renderTechniques()}`;
  }

  #renderTechniques(): TemplateResult {
    return html`<nt-techniques></nt-techniques>`;
  }

  /** Returns the totals: `214 solved · longest streak 34 days`. */
  #sumWords({ days, statistics }: DaysRead): string {
    if (statistics.solved === 0) return msg('Nothing solved yet.');
    const solved = solvedCountWords(statistics.solved);
    const { longest } = streakOf(days, this.#today.day);
    if (longest === 0) return solved;
    const record = plural(longest, msg('longest streak {# day|# days}'));
    return `${solved} · ${record}`;
  }
}

function statisticsLink(): TemplateResult {
  return html`<a
    class="icon-button"
    href=${puzzlesAddress('figures')}
    aria-label=${msg('Statistics')}
  >
    ${icon(chartIcon)}
  </a>`;
}
