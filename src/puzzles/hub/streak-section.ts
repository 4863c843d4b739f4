import { msg } from '@lit/localize';
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { monthOf, type Day } from '../../core/days/day.ts';
import type { DayHistory, DayOutcomes, Streak } from '../../core/days/streak.ts';
import { monthName } from '../../i18n/format-day.ts';
import { downIcon, icon, nextIcon } from '../../ui/drawing/icons.ts';
import { monthOfDays } from '../calendar/month-of-days.ts';
import { monthOfDaysStyles } from '../calendar/month-of-days.styles.ts';
import { type StreakNotice, streakSentences } from './streak-notice.ts';

/** Number of weeks drawn while the month is folded. */
const WEEKS = 2;

interface StreakView {
  /** `undefined` before they are known. */
  readonly days: DayHistory | undefined;
  readonly streak: Streak | undefined;
  readonly notice: StreakNotice | undefined;
  /** The petals of today; `undefined` before they are known. */
  readonly petals: DayOutcomes | undefined;
  readonly today: Day;
  /** True if the whole month is shown. */
  readonly isOpen: boolean;
  /** Folds and unfolds the month; `undefined` if it is always open. */
  readonly toggle: (() => void) | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
  /** The actions of the day, beside the link to the calendar; under the whole month only. */
  readonly actions: TemplateResult | typeof nothing;
  /** The part below, if there is room for it. */
  readonly aside: TemplateResult | undefined;
}

/** Draws the streak: its length, two weeks of trefoils or the month, and the link to the calendar. */
export function streakSection(shown: StreakView): TemplateResult {
  const { days, streak, notice, petals = {}, today, isOpen, toggle, onKey, actions, aside } = shown;
  const month = monthOf(today);
  return html`<section class="row" aria-labelledby="row" @keydown=${onKey}>
    <div class="head">
      <h2 id="row">${msg('Your streak')}</h2>
      ${
        toggle
          ? html`<button aria-expanded=${isOpen} aria-controls="month" @click=${toggle}>
              ${monthName(month, today)}${icon(downIcon, 18)}
            </button>`
          : pastDays()
      }
    </div>
    ${(streak ? streakSentences(streak, petals, notice, today) : []).map((text) => html`<p>${text}</p>`)}
    ${toggle ? nothing : html`<p class="name">${monthName(month, today)}</p>`}
    <div id="month">
      ${monthOfDays({
        month,
        days: days ?? new Map(),
        free: streak?.restDays ?? new Set(),
        today,
        weeks: isOpen ? undefined : WEEKS,
        unfolds: toggle !== undefined,
      })}
    </div>
    ${isOpen ? html`<div class="foot">${actions} ${toggle ? pastDays() : nothing}</div>` : nothing}
    ${aside}
  </section>`;
}

function pastDays(): TemplateResult {
  return html`<a class="past" href=${puzzlesAddress('past')}
    >${msg('Calendar')}${icon(nextIcon, 18)}</a
  >`;
}

export const streakSectionStyles: CSSResultGroup = [
  monthOfDaysStyles,
  css`
    .row p {
      font-size: var(--t-13);
      line-height: 1.125rem;
      color: var(--ink-2);
      text-wrap: pretty;
    }
    .row p + p {
      margin-top: 2px;
    }
    .row p + .name {
      margin-top: 10px;
    }
    .row p + #month {
      margin-top: 6px;
    }
    .row :is(.past, .foot button, .head button) {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-height: 44px;
      padding: 0 6px;
      margin-right: -6px;
      font-size: var(--t-13);
      line-height: 1.125rem;
      font-weight: var(--w-medium);
      color: var(--ink-2);
      white-space: nowrap;
    }
    .row button .icon {
      transition: rotate var(--d-3) var(--e-out);
    }
    .row [aria-expanded='true'] .icon {
      rotate: 180deg;
    }
    .row .foot {
      display: flex;
      flex-wrap: wrap;
      column-gap: 14px;
    }
    .row .foot button {
      margin: 0 0 0 -6px;
    }
    .row .foot .past {
      margin-left: auto;
    }
  `,
];
