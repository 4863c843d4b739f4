import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { untilNextDay, type Day } from '../../core/days/day.ts';
import { DAY_KINDS, DAY_ORDER } from '../../core/days/day-puzzles.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { ignoreStrayClick } from '../../game/celebration/stray-click.ts';
import { plural } from '../../i18n/format.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetTopStyles } from '../../ui/dialogs/sheet-top.styles.ts';
import { sheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import { icon, shareIcon } from '../../ui/drawing/icons.ts';
import { emphasized } from '../../ui/emphasized.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { friendsQuery } from '../day/friends.ts';
import { Countdown, nextWords } from '../day/next-three.ts';
import { toldResults, type SharedDay } from '../day/share-day.ts';
import { standings } from '../day/standings.ts';
import { helpOf, standingsStyles, standingsTable } from '../day/standings-table.ts';
import { helpCounts } from '../shared/help-words.ts';
import { KINDS } from '../shared/kinds/kinds.ts';
import { dayResultStyles, dayTrefoil, stillness } from './day-result.ts';
import { completeDayWords, streakChangeWords, type SolvedDay } from './solved-day.ts';

/**
 * @summary The end of a day: the results of its three puzzles, the streak, and the time until the next three.
 */
@customElement('nt-day-end-sheet')
export class NtDayEndSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    sheetTopStyles,
    dayResultStyles,
    standingsStyles,
    css`
      .trefoil {
        width: 80px;
        height: 72px;
      }
      .kinds th {
        font-weight: var(--w-bold);
        text-align: start;
      }
      .kinds th span {
        display: flex;
        align-items: center;
        gap: 10px;
      }
      .kinds th .icon {
        flex: none;
        color: var(--ink-2);
      }
      .kinds td {
        padding-inline-start: 12px;
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      .kinds td + td {
        width: 30%;
        color: var(--ink-2);
      }
      section > .actions {
        padding-bottom: 0;
      }
      .next {
        padding: 8px 0 calc(var(--safe-b) + 10px);
        text-align: center;
        font-size: var(--t-15);
        line-height: 1.375rem;
        color: var(--ink-2);
      }
      .next b {
        color: var(--ink);
        font-variant-numeric: tabular-nums;
      }
      /* The three results have room beside a board that keeps its size. */
      @container (orientation: portrait) and (min-aspect-ratio: 1/2) and (max-width: 899px) {
        .trefoil {
          display: none;
        }
        .rows.kinds {
          margin-top: 4px;
        }
        .rows.kinds :is(th, td) {
          padding-block: 0;
          border: 0;
        }
      }
      .next a {
        display: block;
        margin: -8px 0 -10px;
        padding: 8px 0 10px;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    `,
  ];

  /** The day, whose puzzles are all solved. */
  @property({ attribute: false }) day!: SolvedDay;
  @property({ attribute: false }) results!: SharedDay['results'];
  @property() today!: Day;

  share!: () => void;
  /** Leaves the sheet to look at the board. */
  close!: () => void;

  readonly #friends = new LiveQuery(
    this,
    friendsQuery(() => this.day.day),
  );
  readonly #place = new SheetPosition(this);

  constructor() {
    super();
    ignoreStrayClick(this);
    keepFocus(this, () => this.renderRoot.querySelector('.actions .ink'));
    new Countdown(this);
  }

  protected override render(): TemplateResult {
    const { streak } = this.day;
    const change = streakChangeWords(this.day);
    const friends = this.#friends.value ?? [];
    return html`<section aria-label=${msg('Result')}>
      <div class="top ${stillness()}">
        ${dayTrefoil(this.day, true)}
        <div class="words">
          <h2>${completeDayWords(this.day)}</h2>
          ${streak ? html`<p>${streakLine(streak)}</p>` : change ? html`<p>${change}</p>` : nothing}
        </div>
        <div class="corner">${this.#place.corner(msg('Close'), () => this.close())}</div>
      </div>
      ${
        friends.length > 0
          ? standingsTable(standings(toldResults(this.results), friends))
          : html`<table class="rows kinds">
              ${DAY_ORDER.map((one) => this.#renderRow(one))}
            </table>`
      }
      <div class="actions">
        <button class="button ink grow" @click=${() => this.share()}>
          ${icon(shareIcon, 20)}${msg('Send to a friend')}
        </button>
      </div>
      ${this.#renderNext()}
    </section>`;
  }

  #renderRow(kind: SolvedDay['kind']): TemplateResult {
    const result = this.results[DAY_KINDS.indexOf(kind)]!;
    return html`<tr>
      <th scope="row"><span>${icon(KINDS[kind].icon, 20)}${KINDS[kind].name()}</span></th>
      <td>${durationOf(result.elapsed)}</td>
      <td>${helpOf(helpCounts(result))}</td>
    </tr>`;
  }

  /** Draws the time until the next day; once that has come, the link to it. */
  #renderNext(): TemplateResult {
    const { day, isNextNew } = this.day;
    if (day < this.today) {
      return html`<p class="next"><a href=${puzzlesAddress()}>${msg('To today')}</a></p>`;
    }
    return html`<p class="next">${isNextNew ? nextWords(untilNextDay(new Date())) : nothing}</p>`;
  }
}

/** Returns the line about the streak, which a solved day has made at least one day long. */
function streakLine(streak: number): TemplateResult {
  return emphasized(plural(streak, msg('Your streak: *{# day|# days}*')));
}
