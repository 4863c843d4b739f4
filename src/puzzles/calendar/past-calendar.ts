import { msg } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { daysOfMonth, monthOf, type Day } from '../../core/days/day.ts';
import { solvedCount } from '../../core/days/day-outcomes.ts';
import { streakOf, type DayHistory } from '../../core/days/streak.ts';
import { monthName } from '../../i18n/format-day.ts';
import { getLocale } from '../../i18n/locale.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { remarkStyles } from '../../ui/styles/remark.styles.ts';
import { isRested, restedWords, solvedCountWords } from '../day/day-words.ts';
import { monthOfDays } from './month-of-days.ts';
import { monthOfDaysStyles } from './month-of-days.styles.ts';
import { monthsBack } from './weeks.ts';

const FIRST_MONTHS = 2;

/** @summary The months of days, today's first, drawn as far back as the player has scrolled. */
@customElement('nt-past-calendar')
export class NtPastCalendar extends LocalizedElement {
  static override styles = [
    baseStyles,
    remarkStyles,
    monthOfDaysStyles,
    css`
      :host {
        display: block;
        position: relative;
      }
      .months {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: 12px 28px;
        /* Seven days of 44 px are wider than the text of a window of 320 px. */
        margin-inline: min(0px, (100% - 308px) / 2);
      }
      /* Months out of sight are not rendered. */
      section {
        min-width: 0;
        padding-bottom: 2px;
        content-visibility: auto;
        contain-intrinsic-size: auto 420px;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 12px;
        min-height: 28px;
      }
      h2 {
        font-size: var(--t-17);
        line-height: 1.375rem;
      }
      p {
        padding-top: 6px;
      }
      /* Comes into sight some months before the drawn ones end. */
      .end {
        position: absolute;
        bottom: 0;
        width: 1px;
        height: min(100%, 1200px);
        pointer-events: none;
      }
      button {
        margin: 16px auto 0;
      }
    `,
  ];

  @property({ attribute: false }) days!: DayHistory;
  @property() today!: Day;

  @state() private reached = FIRST_MONTHS;

  #free: ReadonlySet<Day> = new Set();

  /** Draws another month when the end of the drawn ones comes near. */
  readonly #observer = new IntersectionObserver((entries) => {
    // The button must not move while it has the focus.
    const asked = this.renderRoot.querySelector('button:focus');
    if (!asked && entries.some(({ isIntersecting }) => isIntersecting)) this.reached++;
  });

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('days') || changed.has('today')) {
      this.#free = streakOf(this.days, this.today).restDays;
    }
    if (this.hasUpdated) return;
    const opened = openedDay();
    const at = monthsBack(this.today).indexOf(monthOf(opened ?? this.today));
    this.reached = Math.max(FIRST_MONTHS, at + 1);
  }

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('click', remember);
    const opened = openedDay();
    if (opened) this.renderRoot.querySelector<HTMLElement>(`[data-day="${opened}"]`)?.focus();
  }

  protected override updated(): void {
    // A new observation reports at once; an old one reports nothing while the end stays in sight.
    this.#observer.disconnect();
    const end = this.renderRoot.querySelector('.end');
    if (end) this.#observer.observe(end);
  }

  async #earlier(): Promise<void> {
    const month = monthsBack(this.today)[this.reached++];
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-month="${month}"] [tabindex="0"]`)?.focus();
  }

  protected override render(): TemplateResult {
    const { days, today, reached } = this;
    const free = this.#free;
    const months = monthsBack(today);
    return html`<div class="months">
        ${months
          .slice(0, reached)
          .map((month) =>
            guard([month, days, today, free, getLocale()], () => this.#renderMonth(month)),
          )}
      </div>
      ${
        reached < months.length
          ? html`<div class="end"></div>
              <button class="button outline small" @click=${this.#earlier}>
                ${msg('Earlier', { desc: 'A button: show earlier months' })}
              </button>`
          : nothing
      }`;
  }

  #renderMonth(month: string): TemplateResult {
    const { days, today } = this;
    const free = this.#free;
    const all = daysOfMonth(month);
    const solved = all.reduce((sum, day) => sum + solvedCount(days.get(day) ?? {}), 0);
    const rested = all.filter((day) => isRested(day, { days, free }));
    return html`<section data-month=${month}>
      <header>
        <h2>${monthName(month, today)}</h2>
        ${solved > 0 ? html`<span class="remark">${solvedCountWords(solved)}</span>` : nothing}
      </header>
      ${monthOfDays({ month, days, today, free })}
      ${rested.length > 0 ? html`<p class="remark">${restedWords(rested)}</p>` : nothing}
    </section>`;
  }
}

/** Stores the opened day in this entry of the history, so that Back focuses it. */
function remember({ target }: Event): void {
  const { day } = (target as Element).closest<HTMLElement>('[data-day]')?.dataset ?? {};
  if (day) history.replaceState({ ...Object(history.state), day }, '');
}

/** Returns the day that was opened from this entry of the history. */
function openedDay(): Day | undefined {
  return (history.state as { readonly day?: Day } | null)?.day;
}
