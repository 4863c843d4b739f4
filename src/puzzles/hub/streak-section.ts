import { msg } from '@lit/localize';
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { daysLater, type Day } from '../../core/days/day.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { weekdayLetter } from '../../i18n/format-day.ts';
import { plural } from '../../i18n/format.ts';
import { icon, nextIcon, questionIcon } from '../../ui/drawing/icons.ts';
import { toggletip, toggletipStyles } from '../../ui/dialogs/toggletip.ts';
import { trefoil } from '../../ui/puzzles/trefoil.ts';
import { trefoilStyles } from '../../ui/puzzles/trefoil.styles.ts';
import { dayWords, isRested, type DaysKnown } from '../day/day-words.ts';
import { firstOfWeek } from './first-of-week.ts';

/** Draws the streak: its length, its news, a week of trefoils that ends today, and the link to the calendar. */
export function streakSection(
  length: number,
  news: string | undefined,
  known: DaysKnown,
): TemplateResult {
  const { days, today } = known;
  const name = length > 0 ? plural(length, msg('#-day streak')) : msg('Your streak');
  const week: Day[] = [];
  for (let day = firstOfWeek(days, today); day <= today; day = daysLater(day, 1)) week.push(day);
  return html`<section class="row" aria-labelledby="row">
    <div class="head">
      <h2 id="row">
        ${toggletip(html`<span>${name}</span>${icon(questionIcon, 18)}`, name, streakRule())}
      </h2>
      <a href=${puzzlesAddress('past')}>${msg('Calendar')}${icon(nextIcon, 18)}</a>
    </div>
    ${news ? html`<p>${news}</p>` : nothing}
    <ul class="week">
      ${week.map((day) => html`<li>${renderDay(day, known)}</li>`)}
    </ul>
  </section>`;
}

/** Says which days count for a streak. */
function streakRule(): string {
  return msg(
    'A day counts if you begin one of its puzzles on that day and solve it, even later; one day off in seven doesn’t end a streak.',
  );
}

/** Draws a day of the week: its weekday, and under it the link that says its date. */
function renderDay(day: Day, known: DaysKnown): TemplateResult {
  const isToday = day === known.today;
  return html`<span aria-hidden="true">${isToday ? msg('Today') : weekdayLetter(day)}</span>
    <a
      href=${puzzlesAddress(day)}
      aria-current=${isToday ? 'date' : 'false'}
      aria-label=${dayWords(day, known)}
      >${trefoil(known.days.get(day) ?? {}, { rested: isRested(day, known) })}</a
    >`;
}

export const streakSectionStyles: CSSResultGroup = [
  trefoilStyles,
  toggletipStyles,
  css`
    .row {
      container-type: inline-size;
    }
    .row p {
      font-size: var(--t-13);
      line-height: 1.125rem;
      color: var(--ink-2);
      text-wrap: pretty;
    }
    /* The words also stand amid a line, so some languages begin them small. */
    .row h2 span:first-child::first-letter {
      text-transform: uppercase;
    }
    .row .asked {
      gap: 6px;
      text-align: start;
    }
    .row .asked .icon {
      flex: none;
      color: var(--ink-2);
    }
    .row .answer {
      font-weight: var(--w-regular);
    }
    .week {
      display: grid;
      /* As wide as today’s word: “Aujourd’hui” is wider than a seventh of a phone. */
      grid-template-columns: repeat(6, minmax(0, 1fr)) minmax(max-content, 1fr);
    }
    .week li {
      display: grid;
      justify-items: center;
      font: var(--w-medium) var(--f-12);
      color: var(--ink-2);
      white-space: nowrap;
    }
    .week a {
      display: grid;
      place-items: center;
      width: 100%;
      min-height: 44px;
      border-radius: var(--r-2);
    }
    .week .trefoil {
      width: 34px;
      height: 31px;
    }
    .week :has(+ [aria-current='date']) {
      font-weight: var(--w-bold);
      color: var(--ink);
    }
    @media (hover: hover) {
      .week a:hover {
        background: var(--sunken);
      }
    }
    /* A narrow column or large text: seven days of 44 px are wider than the text, and today’s word may take lines. */
    @container (max-width: 21rem) {
      .week {
        grid-template-columns: repeat(6, minmax(44px, 1fr)) minmax(44px, max-content);
        align-items: end;
        margin-inline: -10px;
      }
      /* After it there is no room to run into. */
      .week li:nth-child(7) {
        white-space: normal;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
    }
    @container (max-width: 15rem) {
      .week li {
        white-space: normal;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
    }
  `,
];
