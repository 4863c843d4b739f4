import { msg, str } from '@lit/localize';
import { html, nothing, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import { FIRST_DAY, type Day } from '../../core/days/day.ts';
import { streakOf, type DayHistory, type Streak } from '../../core/days/streak.ts';
import { DRILL_TOPICS } from '../../core/puzzles/technique.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { techniqueName } from '../../game/words/technique-words.ts';
import { dayTitle } from '../../i18n/format-day.ts';
import { plural } from '../../i18n/format.ts';
import { puzzles } from '../../progress/page-puzzles.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { keyTowardsEnd } from '../../ui/direction.ts';
import { settingsLink } from '../../ui/drawing/settings-link.ts';
import { hintIcon, icon, nextIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { afterPaint } from '../../ui/scheduling/tasks.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { WhileConnected } from '../../ui/while-connected.ts';
import { CurrentDay } from '../day/current-day.ts';
import { dayCardStyles } from '../day/day-card.styles.ts';
import { dayCard } from '../day/day-card.ts';
import { dayEnd } from '../day/day-end.ts';
import { dayEndStyles } from '../day/day-end.styles.ts';
import { dayHeadStyles } from '../day/day-head.ts';
import { DayPuzzles } from '../day/day-puzzles.ts';
import { beforeFirstDay, missingDay, missingDayStyles } from '../day/missing-day.ts';
import { friendsQuery } from '../day/friends.ts';
import { Countdown } from '../day/next-three.ts';
import { NtShareDay } from '../day/share-day-dialog.ts';
import { dayMaker, makeDaysAhead } from '../day/shared-days.ts';
import { standings } from '../day/standings.ts';
import { standingsTable } from '../day/standings-table.ts';
import { findsQuery, openDrill } from '../learn/drill-finds.ts';
import { difficultyPillsStyles } from '../shared/difficulty-pills.ts';
import { brushIcon, endlessIcon, pictureIcon } from '../shared/puzzle-icons.ts';
import { unfinishedCard, unfinishedCardStyles } from '../unfinished/unfinished-card.ts';
import { UnfinishedPuzzles } from '../unfinished/unfinished-puzzles.ts';
import { hubStyles } from './hub.styles.ts';
import { OneTimeNotices } from './one-time-notices.ts';
import { noticeWords, streakNotice, type StreakNotice } from './streak-notice.ts';
import { streakSection, streakSectionStyles } from './streak-section.ts';

/** The streak, with the days and the date that it was computed from. */
interface StreakKnown {
  readonly days: DayHistory;
  readonly today: Day;
  readonly streak: Streak;
  readonly notice: StreakNotice | undefined;
}

/** Windows with room for the next puzzle, large. */
const WIDE = matchMedia('(min-width: 900px) and (min-height: 600px)');

/** Number of unfinished puzzles shown; the others are on their own page. */
const SHOWN = 2;

/** Milliseconds for which the rest of the page waits at most for what it shows. */
const SOON = 100;

/**
 * @summary The start page of puzzles: the three of today, the week, what else there is to begin, and the unfinished
 * puzzles.
 *
 * @fires nt-notice - A puzzle was removed.
 */
@customElement('nt-puzzles-hub')
export class NtPuzzlesHub extends LocalizedElement {
  static override styles = [
    baseStyles,
    dayCardStyles,
    dayHeadStyles,
    missingDayStyles,
    streakSectionStyles,
    hubStyles,
    difficultyPillsStyles,
    unfinishedCardStyles,
    dayEndStyles,
  ];

  /** True once the part below or beside today's card is drawn; the card is painted first. */
  @state() private isRestDrawn = false;

  readonly #today = new CurrentDay(this);
  readonly #puzzles = new DayPuzzles(this, { puzzles, maker: dayMaker() });
  readonly #said = new OneTimeNotices();
  #streakKnown: StreakKnown | undefined;
  /** The day whose puzzles are shown. */
  #day: Day | undefined;
  /** Resolves once the day is shown with all that is known of it. */
  #shown: Promise<void> | undefined;
  readonly #finds = new LiveQuery(this, findsQuery());
  readonly #friends = new LiveQuery(
    this,
    friendsQuery(() => this.#today.day),
  );
  /** Puzzles of today are left out: they have their own cards. */
  readonly #unfinished = new UnfinishedPuzzles(this, () => dayPuzzleNames(this.#today.day), SHOWN);

  constructor() {
    super();
    // Moves the focus to the puzzle that has taken the place of a removed one, or to the first row.
    keepFocus(this, () => this.renderRoot.querySelector('.unfinished a, .more a'));
    new WhileConnected(this, (signal) => {
      WIDE.addEventListener('change', () => this.requestUpdate(), { signal });
    });
    new Countdown(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#showDay();
  }

  protected override willUpdate(): void {
    if (this.#day !== this.#today.day) this.#showDay();
  }

  #showDay(): void {
    const day = (this.#day = this.#today.day);
    this.#shown = this.#puzzles.show(day);
    void this.#shown.then(() => makeDaysAhead(day));
    if (!this.hasUpdated) return;
    void this.#unfinished.look();
    void this.#friends.refresh();
  }

  /** Moves the focus with arrow keys from puzzle to puzzle, day to day and row to row; not to the rule of streaks. */
  #step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[keyTowardsEnd(event)];
    if (by === undefined || event.defaultPrevented) return;
    const links = [
      ...this.renderRoot.querySelectorAll<HTMLElement>('section :is(a, button:not(.asked))'),
    ];
    const at = links.indexOf(this.shadowRoot!.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    links[at + by]?.focus();
  }

  protected override firstUpdated(): void {
    void this.#drawRest();
  }

  /**
   * Draws the rest once the card is painted. It waits up to `SOON` for what it shows, so that it is drawn once.
   */
  async #drawRest(): Promise<void> {
    await afterPaint();
    const known = Promise.all([this.#shown, this.#finds.refresh(), this.#friends.refresh()]);
    await Promise.race([known, new Promise((resolve) => setTimeout(resolve, SOON))]);
    this.isRestDrawn = true;
  }

  protected override render(): TemplateResult {
    const { day } = this.#today;
    const { list, isMissing } = this.#puzzles;
    const share = (): void => void openModal(this.renderRoot, NtShareDay, { day });
    return html`
      <header>
        <div>
          <h1 id="today">${msg('Today')}</h1>
          <p>${dayTitle(day, day)}</p>
        </div>
        ${settingsLink()}
      </header>
      <div class="columns" @keydown=${this.#step}>
        <section aria-labelledby="today">
          ${day < FIRST_DAY ? beforeFirstDay(day) : (this.#renderEnd(share) ?? dayCard(list, share, true, WIDE.matches))}
          ${isMissing ? missingDay(() => void this.#puzzles.retry()) : nothing}
        </section>
        ${this.isRestDrawn ? this.#renderRest() : nothing}
      </div>
    `;
  }

  /** Draws the day in the place of its card once all three are solved. */
  #renderEnd(share: () => void): TemplateResult | undefined {
    const { day } = this.#today;
    const { finished } = this.#puzzles;
    if (!finished) return undefined;
    return html`<div class="card day-end">
      ${dayEnd({
        day,
        today: day,
        petals: this.#puzzles.petalsOf(day) ?? {},
        finished,
        friends: this.#friends.value ?? [],
        share,
      })}
    </div>`;
  }

  #renderRest(): TemplateResult {
    return html`<div>
        ${this.#renderFriends()} ${this.#today.day < FIRST_DAY ? nothing : this.#renderStreak()}
        <section aria-labelledby="more">
          <div class="head">
            <h2 id="more">
              ${msg('More', { id: 'more-puzzles', desc: 'A heading over what else there is to play' })}
            </h2>
          </div>
          <ul class="card more">
            ${row('learn', hintIcon, msg('Practise'), this.#practiceWords)}
            ${row('endless', endlessIcon, msg('New puzzle'))}
            ${row('picture', pictureIcon, msg('From a picture'))}
            ${row('own', brushIcon, msg('Make your own'))}
          </ul>
        </section>
      </div>
      ${this.#renderUnfinished()}`;
  }

  #renderFriends(): TemplateResult | typeof nothing {
    const friends = this.#friends.value ?? [];
    // The end of a day has their rows.
    if (friends.length === 0 || this.#puzzles.finished) return nothing;
    return html`<section class="card friends">
      ${standingsTable(standings(this.#puzzles.told, friends))}
    </section>`;
  }

  /** Says which technique is next in Practise, once that is known. */
  get #practiceWords(): string | undefined {
    const finds = this.#finds.value;
    const next = finds && DRILL_TOPICS.find((topic) => openDrill(finds, topic) !== undefined);
    return next && msg(str`Next: ${techniqueName(next)}`);
  }

  #renderUnfinished(): TemplateResult | typeof nothing {
    const { list = [], count } = this.#unfinished;
    if (list.length === 0) return nothing;
    return html`<section aria-labelledby="unfinished">
      <div class="head">
        <h2 id="unfinished">${msg('Unfinished')}</h2>
        ${
          count > list.length
            ? html`<a href=${puzzlesAddress('unfinished')}
                >${plural(count, msg('All #', { id: 'all-unfinished', desc: 'A link to the list of all' }))}</a
              >`
            : nothing
        }
      </div>
      <ul class="unfinished">
        ${list.map((puzzle) => unfinishedCard(puzzle, () => this.#unfinished.remove(puzzle)))}
      </ul>
    </section>`;
  }

  /** The streak, computed only when the days change: for ten years of days that takes longer than to draw it. */
  get #streak(): StreakKnown | undefined {
    const { days } = this.#puzzles;
    const today = this.#today.day;
    if (this.#streakKnown?.days !== days || this.#streakKnown?.today !== today) {
      const streak = days && streakOf(days, today);
      const notice = streak && streakNotice(days, streak, today, this.#said);
      this.#streakKnown = streak && { days, today, streak, notice };
    }
    return this.#streakKnown;
  }

  #renderStreak(): TemplateResult {
    const { day: today } = this.#today;
    const known = this.#streak;
    const { days = new Map(), streak, notice } = known ?? {};
    return streakSection(streak?.length ?? 0, notice && noticeWords(notice, today), {
      days,
      today,
      free: streak?.restDays ?? new Set(),
    });
  }
}

function row(
  page: string,
  picture: SVGTemplateResult,
  name: string,
  about?: string,
): TemplateResult {
  return html`<li>
    <a href=${puzzlesAddress(page)}>
      ${icon(picture, 28)}<span
        ><b>${name}</b>${about ? html`<small>${about}</small>` : nothing}</span
      >${icon(nextIcon, 20)}
    </a>
  </li>`;
}
