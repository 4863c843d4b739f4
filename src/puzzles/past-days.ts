import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { puzzlesAddress, SETTINGS_ADDRESS } from '../core/addresses.ts';
import { rowOfDays } from '../core/row-of-days.ts';
import { plural } from '../i18n/format.ts';
import type { Progress } from '../progress/progress.ts';
import { baseStyles } from '../ui/base.styles.ts';
import { icon, slidersIcon } from '../ui/icons.ts';
import { LocalizedElement } from '../ui/localized-element.ts';
import { backIcon, chartIcon } from '../ui/more-icons.ts';
import { tabs } from '../ui/tabs.ts';
import { remarkStyles } from '../ui/remark.styles.ts';
import { solvedCountWords } from './day-words.ts';
import { daysSoFar, type DaysKept } from './days-so-far.ts';
import { figuresCard } from './figures-card.ts';
import { figuresStyles } from './figures-card.styles.ts';
import { puzzlesOf } from './kept.ts';
import './past-calendar.ts';
import { pastDaysStyles } from './past-days.styles.ts';
import { calendarIcon } from './puzzle-icons.ts';
import './techniques-card.ts';
import { titleBarStyles } from './title-bar.styles.ts';
import { Today } from './today.ts';

/** A tab, which is the name of its page too. */
type Tab = 'past' | 'figures';

/**
 * @summary Every day since there were puzzles, as a calendar, and what the player has solved in figures: two
 * tabs, each with an address of its own.
 */
@customElement('nt-past-days')
export class NtPastDays extends LocalizedElement {
  static override styles = [
    baseStyles,
    titleBarStyles,
    remarkStyles,
    figuresStyles,
    pastDaysStyles,
  ];

  /** What the player has done. */
  @property({ attribute: false }) progress!: Promise<Progress>;
  /** Whether figures are shown, and not days. */
  @property({ type: Boolean }) figures = false;

  private readonly today = new Today(this);
  private readonly soFar = daysSoFar(this, () => puzzlesOf(this.progress));

  protected override render(): TemplateResult {
    const kept = this.soFar.value;
    const shown: Tab = this.figures ? 'figures' : 'past';
    return html`
      <header class="bar">
        <a class="icon-button" href=${puzzlesAddress()} aria-label=${msg('Back to Puzzles')}>
          ${icon(backIcon)}
        </a>
        <h1>${msg('Calendar')}<small>${kept ? this.sumWords(kept) : nothing}</small></h1>
        <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
          ${icon(slidersIcon)}
        </a>
      </header>
      ${tabs(
        msg('Calendar'),
        [
          {
            name: 'past',
            label: html`${icon(calendarIcon, 20)}
            ${msg('Days', { id: 'days-tab', desc: 'a calendar' })}`,
          },
          { name: 'figures', label: html`${icon(chartIcon, 20)} ${msg('Statistics')}` },
        ],
        shown,
        show,
      )}
      <div role="tabpanel" id="panel" aria-labelledby=${shown}>
        ${kept && (this.figures ? this.renderFigures(kept) : this.renderDays(kept))}
      </div>
    `;
  }

  private renderDays({ days }: DaysKept): TemplateResult {
    return html`<nt-past-calendar .days=${days} .today=${this.today.day}></nt-past-calendar>`;
  }

  private renderFigures({ days, figures }: DaysKept): TemplateResult {
    if (figures.solved === 0) {
      return html`<section class="none">
          <p>
            ${msg('Nothing solved yet. Puzzles you solve are counted here by kind and difficulty.')}
          </p>
          <a class="button ink" href=${puzzlesAddress()}>${msg('Go to today')}</a>
        </section>
        ${this.renderTechniques()}`;
    }
    return html`${figuresCard(figures, days)} ${this.renderTechniques()}
      <p class="remark">${msg('Saved only on this device. Export includes it.')}</p>`;
  }

  private renderTechniques(): TemplateResult {
    return html`<nt-techniques .progress=${this.progress}></nt-techniques>`;
  }

  /** `214 solved · longest row 34 days`. */
  private sumWords({ days, figures }: DaysKept): string {
    if (figures.solved === 0) return msg('Nothing solved yet.');
    const solved = solvedCountWords(figures.solved);
    const { longest } = rowOfDays(days, this.today.day);
    if (longest === 0) return solved;
    const row = plural(
      longest,
      msg('longest streak 1 day'),
      msg(str`longest streak ${longest} days`),
    );
    return `${solved} · ${row}`;
  }
}

/** Tabs are no steps of the way here: Back leads past both. */
function show(tab: Tab): void {
  location.replace(puzzlesAddress(tab));
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-past-days': NtPastDays;
  }
}
