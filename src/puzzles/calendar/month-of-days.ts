import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { daysLater, FIRST_DAY, type Day } from '../../core/days/day.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { monthName, weekdays } from '../../i18n/format-day.ts';
import { weekStart } from '../../i18n/week-start.ts';
import { keyTowardsEnd } from '../../ui/direction.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { dayWords, isRested, type DaysKnown } from '../day/day-words.ts';
import { weeksOf, type Week } from './weeks.ts';

interface MonthOfDays extends DaysKnown {
  /** The month, such as `2026-11`. */
  readonly month: string;
}

/**
 * Draws a month as weeks of trefoils with their dates. Each day is a link to its page, except days to come. The calendar is one tab
 * stop; arrow keys move from day to day. Needs `monthOfDaysStyles`.
 */
export function monthOfDays(calendar: MonthOfDays): TemplateResult<1> {
  const { month, today } = calendar;
  const weeks = weeksOf(month, weekStart());
  const stop = tabStop(weeks, today);
  return html`<div
    class="month"
    role="grid"
    aria-colcount="7"
    aria-label=${monthName(month, today)}
    @keydown=${onKey}
    @focusin=${onFocus}
  >
    <div role="row" class="week">
      ${weekdays().map(
        ({ name, letter }) => html`<span role="columnheader" aria-label=${name}>${letter}</span>`,
      )}
    </div>
    ${repeat(
      weeks,
      (week) => week.first,
      ({ days }) =>
        html`<div role="row" class="week">
          ${days.map((day, column) =>
            day === undefined ? html`<span></span>` : renderDay(calendar, day, column, stop),
          )}
        </div>`,
    )}
  </div>`;
}

/** Draws a day: a link, unless it is to come or before the first day with puzzles. */
function renderDay(
  calendar: MonthOfDays,
  day: Day,
  column: number,
  stop: Day | undefined,
): TemplateResult<1> {
  const { days, today } = calendar;
  const words = dayWords(day, calendar);
  const look = { rested: isRested(day, calendar), toCome: !isOpen(day, today) };
  const drawing = html`<span class="date">${dateOf(day)}</span>
    ${trefoil(days.get(day) ?? {}, look)}`;
  if (!isOpen(day, today)) {
    return html`<span role="gridcell" aria-colindex=${column + 1} class="to-come"
      ><span class="day" role="img" aria-label=${words}>${drawing}</span></span
    >`;
  }
  return html`<span role="gridcell" aria-colindex=${column + 1}
    ><a
      class="day ${day === today ? 'today' : ''}"
      href=${puzzlesAddress(day)}
      data-day=${day}
      tabindex=${day === stop ? 0 : -1}
      aria-current=${day === today ? 'date' : nothing}
      aria-label=${words}
      >${drawing}</a
    ></span
  >`;
}

/** Returns true if a day has puzzles by now. */
function isOpen(day: Day, today: Day): boolean {
  return day >= FIRST_DAY && day <= today;
}

/** Returns today if it is drawn, else the latest drawn day that can be opened. */
function tabStop(weeks: readonly Week[], today: Day): Day | undefined {
  return weeks
    .flatMap(({ days }) => days)
    .findLast((day) => day !== undefined && isOpen(day, today));
}

function dateOf(day: Day): number {
  return Number(day.slice(8));
}

/** Number of days that each arrow key moves by, by `keyTowardsEnd`. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Moves the focus from day to day, also to other calendars under the same root. */
function onKey(event: KeyboardEvent): void {
  const by = STEPS[keyTowardsEnd(event)];
  const from = event.target as HTMLElement;
  const { day } = from.dataset;
  if (by === undefined || day === undefined) return;
  const root = from.getRootNode() as ParentNode;
  const to = root.querySelector<HTMLElement>(`[data-day="${daysLater(day, by)}"]`);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Makes the focused day the tab stop of its calendar. */
function onFocus({ currentTarget, target }: FocusEvent): void {
  for (const link of (currentTarget as Element).querySelectorAll<HTMLElement>('[data-day]')) {
    link.tabIndex = link === target ? 0 : -1;
  }
}
