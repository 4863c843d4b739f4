import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { daysLater, FIRST_DAY, type Day } from '../core/day.ts';
import { puzzlesAddress } from '../core/addresses.ts';
import { monthName, weekdays } from '../i18n/format-day.ts';
import { trefoil } from '../ui/trefoil.ts';
import { dayWords, isRested, type DaysKnown } from './day-words.ts';
import { mondayOf, weeksOf, weeksTo, type Week } from './weeks.ts';

/** A calendar to draw. */
export interface MonthOfDays extends DaysKnown {
  /** As `2026-11`. */
  readonly month: string;
  /** So many weeks up to the one of today, of this month and the one before; left out for the whole month. */
  readonly weeks?: number | undefined;
  /** Whether the weeks beside those two slide in from under them. */
  readonly unfolds?: boolean;
  /** Whether every day has its number over it, and not only every Monday at its side. */
  readonly dates?: boolean;
}

/**
 * A month as weeks of trefoils, each a link to its day; days to come are none. One tab stop; arrows lead from
 * day to day. Looks by `monthOfDaysStyles`.
 */
export function monthOfDays(calendar: MonthOfDays): TemplateResult<1> {
  const { month, today, dates = false } = calendar;
  const weeks = calendar.weeks === undefined ? weeksOf(month) : weeksTo(today, calendar.weeks);
  const stop = tabStop(weeks, today);
  return html`<div
    class="month ${dates ? 'dated' : ''} ${calendar.unfolds ? 'unfolds' : ''}"
    role="grid"
    aria-colcount="7"
    aria-label=${monthName(month, today)}
    @keydown=${onKey}
    @focusin=${onFocus}
  >
    <div role="row" class="week">
      ${dates ? nothing : html`<span></span>`}
      ${weekdays().map(
        ({ name, letter }) => html`<span role="columnheader" aria-label=${name}>${letter}</span>`,
      )}
    </div>
    ${repeat(
      weeks,
      (week) => week.monday,
      ({ monday, days }) =>
        html`<div role="row" class="week ${slide(monday, today)}">
          ${
            dates
              ? nothing
              : html`<span class="monday" aria-hidden="true">
                  ${days[0] === undefined ? '' : dateOf(monday)}
                </span>`
          }
          ${days.map((day, column) =>
            day === undefined ? html`<span></span>` : renderDay(calendar, day, column, stop),
          )}
        </div>`,
    )}
  </div>`;
}

/** A day in its place: a link, unless it is one to come or of before there were puzzles. */
function renderDay(
  calendar: MonthOfDays,
  day: Day,
  column: number,
  stop: Day | undefined,
): TemplateResult<1> {
  const { days, today, dates } = calendar;
  const words = dayWords(day, calendar);
  const look = { rested: isRested(day, calendar), toCome: !isOpen(day, today) };
  const drawing = html`${dates ? html`<span class="date">${dateOf(day)}</span>` : nothing}
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

/** Whether a day has puzzles by now. */
function isOpen(day: Day, today: Day): boolean {
  return day >= FIRST_DAY && day <= today;
}

/** Today where it is drawn, else the latest day that can be opened. */
function tabStop(weeks: readonly Week[], today: Day): Day | undefined {
  return weeks
    .flatMap(({ days }) => days)
    .findLast((day) => day !== undefined && isOpen(day, today));
}

/** From which side a week comes that slides in from under the two up to today's. */
function slide(monday: Day, today: Day): string {
  const last = mondayOf(today);
  if (monday > last) return 'after';
  return monday < daysLater(last, -7) ? 'before' : '';
}

function dateOf(day: Day): number {
  return Number(day.slice(8));
}

/** Days that an arrow key leads on by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Leads from day to day, also to calendars before and after in the same part of the page. */
function onKey(event: KeyboardEvent): void {
  const by = STEPS[event.key];
  const from = event.target as HTMLElement;
  const { day } = from.dataset;
  if (by === undefined || day === undefined) return;
  const root = from.getRootNode() as ParentNode;
  const to = root.querySelector<HTMLElement>(`[data-day="${daysLater(day, by)}"]`);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The day with the focus is where Tab comes back to. */
function onFocus({ currentTarget, target }: FocusEvent): void {
  for (const link of (currentTarget as Element).querySelectorAll<HTMLElement>('[data-day]')) {
    link.tabIndex = link === target ? 0 : -1;
  }
}
