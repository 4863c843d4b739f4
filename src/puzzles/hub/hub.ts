import { msg, str } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page.ts';
import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import { FIRST_DAY, type Day } from '../../core/days/day.ts';
import {
  streakOf,
  type DayHistory,
  type DayOutcomes,
  type Streak,
} from '../../core/days/streak.ts';
import { TABLE_SHAPES } from '../../core/puzzles/guard-table.ts';
import { puzzlesAddress, SETTINGS_ADDRESS } from '../../core/routes/addresses.ts';
import { dayTitle } from '../../i18n/format-day.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import type { PuzzleStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import { keyTowardsEnd } from '../../ui/direction.ts';
import { icon, slidersIcon } from '../../ui/drawing/icons.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { keyRow, keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { firstHubKeys } from '../../ui/keyboard/key-words.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { afterPaint } from '../../ui/scheduling/tasks.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { BAR_HEIGHT, statisticsBar } from '../calendar/statistics-bar.ts';
import { CurrentDay } from '../day/current-day.ts';
import { dayActions } from '../day/day-actions.ts';
import { dayCardStyles } from '../day/day-card.styles.ts';
import { dayCards } from '../day/day-card.ts';
import { dayHeadStyles, dayTrefoil } from '../day/day-head.ts';
import { DayPuzzles } from '../day/day-puzzles.ts';
import { beforeFirstDay, missingDay, missingDayStyles } from '../day/missing-day.ts';
import { dayMaker, makeDaysAhead } from '../day/shared-days.ts';
import '../learn/learn-card.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import { unfinishedCard, unfinishedCardStyles } from '../unfinished/unfinished-card.ts';
import { UnfinishedPuzzles } from '../unfinished/unfinished-puzzles.ts';
import { hubAsideStyles } from './hub-aside.styles.ts';
import { editorPicture, endlessPicture, tablePicture } from './hub-pictures.ts';
import { hubStyles } from './hub.styles.ts';
import { OneTimeNotices } from './one-time-notices.ts';
import { statisticsByKind, type KindStatistics } from './statistics-by-kind.ts';
import { streakNotice, type StreakNotice } from './streak-notice.ts';
import { streakSection, streakSectionStyles } from './streak-section.ts';

/** The streak, with the days and the date that it was computed from. */
interface StreakKnown {
  readonly days: DayHistory;
  readonly today: Day;
  readonly streak: Streak;
  readonly notice: StreakNotice | undefined;
}

/** Number of unfinished puzzles shown; the others are on their own page. */
const SHOWN = 2;

/** Milliseconds for which the rest of the page waits at most for the petals of days. */
const SOON = 100;

/** Windows in which the month stands open beside the day. */
const WIDE = matchMedia('(min-width: 75rem) and (min-height: 37.5rem)');

/**
 * @summary The start page of puzzles: the three of today, the streak, the puzzles that can be played at any time, and
 * the unfinished ones.
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
    unfinishedCardStyles,
    keyRowStyles,
    hubAsideStyles,
  ];

  /** Number of boards of the Guard table that are guarded; `undefined` before it is known. */
  @state() private guarded: number | undefined;
  /** True once the part below or beside today's cards is drawn; the cards are painted first. */
  @state() private isRestDrawn = false;
  /** True if the whole month is shown instead of two weeks. */
  @state() private isUnfolded = false;

  readonly #today = new CurrentDay(this);
  readonly #puzzles = new DayPuzzles(this, { puzzles, maker: dayMaker() });
  readonly #said = new OneTimeNotices();
  #streakKnown: StreakKnown | undefined;
  /** The day whose puzzles are shown. */
  #day: Day | undefined;
  /** Resolves once the day is shown with all that is known of it. */
  #shown: Promise<void> | undefined;
  /** The figures under the month, in windows with room for them. */
  readonly #figures = new LiveQuery(this, {
    source: puzzles,
    kinds: ['results'],
    read: () => (this.isRestDrawn && WIDE.matches ? puzzles.results.statistics() : undefined),
  });
  /** Puzzles of today are left out: they have their own cards. */
  readonly #unfinished = new UnfinishedPuzzles(this, () => dayPuzzleNames(this.#today.day), SHOWN);

  constructor() {
    super();
    // Moves the focus to the puzzle that has taken the place of a removed one, or to the first tile.
    keepFocus(this, () => this.renderRoot.querySelector('.unfinished a, .tiles a'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    WIDE.addEventListener('change', this.#onWidth);
    if (this.hasUpdated) this.#showDay();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    WIDE.removeEventListener('change', this.#onWidth);
  }

  readonly #onWidth = (): void => {
    this.requestUpdate();
    void this.#figures.refresh();
  };

  protected override willUpdate(): void {
    if (this.#day !== this.#today.day) this.#showDay();
  }

  #showDay(): void {
    const day = (this.#day = this.#today.day);
    this.#shown = this.#puzzles.show(day);
    void this.#shown.then(() => makeDaysAhead(day));
    if (this.hasUpdated) void this.#unfinished.look();
  }

  async #count(): Promise<void> {
    const { value: table, isWhole } = await puzzles.table.getAll();
    if (isWhole) this.guarded = table.size;
  }

  /**
   * Moves the focus with arrow keys from card to card and tile to tile. Within the calendar, the calendar itself
   * handles them.
   */
  #step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[keyTowardsEnd(event)];
    if (by === undefined || event.defaultPrevented) return;
    const links = [
      ...this.renderRoot.querySelectorAll<HTMLElement>(
        '.day-cards a, .day[tabindex="0"], .learn, .tiles a, .unfinished a',
      ),
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
   * Draws the rest once the cards are painted. It waits up to `SOON` for the petals of days, so that it is drawn once.
   */
  async #drawRest(): Promise<void> {
    await afterPaint();
    void this.#count();
    await Promise.race([this.#shown, new Promise((resolve) => setTimeout(resolve, SOON))]);
    this.isRestDrawn = true;
    void this.#figures.refresh();
  }

  protected override render(): TemplateResult {
    const { day } = this.#today;
    const { list, isMissing } = this.#puzzles;
    const petals = this.#petals;
    return html`
      <header>
        <div>
          <h1>${msg('Puzzles')}</h1>
          <h2 id="today">${dayTitle(day, day)}</h2>
        </div>
        ${dayTrefoil(msg('Today'), petals)}
        <a class="icon-button" href=${SETTINGS_ADDRESS} aria-label=${msg('Settings')}>
          ${icon(slidersIcon)}
        </a>
      </header>
      <section aria-labelledby="today" @keydown=${this.#step}>
        ${day < FIRST_DAY ? beforeFirstDay(day) : dayCards(list)}
        ${isMissing ? missingDay(() => void this.#puzzles.retry()) : nothing}
      </section>
      ${this.isRestDrawn ? this.#renderRest() : nothing}
    `;
  }

  #renderRest(): TemplateResult {
    return html`${this.#today.day < FIRST_DAY ? nothing : this.#renderStreak()}
      <section aria-labelledby="whenever" @keydown=${this.#step}>
        <div class="head"><h2 id="whenever">${msg('Whenever you like')}</h2></div>
        <nt-learn-card class="learn"></nt-learn-card>
        <ul class="tiles">
          ${tile('endless', endlessPicture, msg('Endless'), msg('always new', { desc: 'Puzzles of Endless' }))}
          ${tile(
            'guard-table',
            tablePicture,
            msg('Guard table'),
            plural(TABLE_SHAPES.length, msg(str`${this.guarded ?? '–'} of {# board|# boards}`)),
          )}
          ${tile('own', editorPicture(), msg('Create'), msg('draw or open one', { desc: 'A puzzle of one’s own, or of a code' }))}
        </ul>
      </section>
      ${this.#renderUnfinished()}`;
  }

  #renderUnfinished(): TemplateResult | typeof nothing {
    const { list = [], count } = this.#unfinished;
    if (list.length === 0) return nothing;
    return html`<section aria-labelledby="unfinished" @keydown=${this.#step}>
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

  /** The petals of today; `undefined` before they are known, and on a day before the first with puzzles. */
  get #petals(): DayOutcomes | undefined {
    const { day } = this.#today;
    return day < FIRST_DAY ? undefined : this.#puzzles.petalsOf(day);
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
    const { day } = this.#today;
    const known = this.#streak;
    return streakSection({
      days: known?.days,
      streak: known?.streak,
      notice: known?.notice,
      petals: this.#petals,
      today: day,
      isOpen: WIDE.matches || this.isUnfolded,
      toggle: WIDE.matches ? undefined : () => (this.isUnfolded = !this.isUnfolded),
      onKey: (event) => this.#step(event),
      actions: dayActions(this.renderRoot, day, this.#petals),
      aside: WIDE.matches ? renderAside(this.#figures.value) : undefined,
    });
  }
}

function tile(page: string, picture: TemplateResult, name: string, about: string): TemplateResult {
  return html`<li>
    <a class="card" href=${puzzlesAddress(page)}>
      ${picture}<b>${name}</b><small>${about}</small>
    </a>
  </li>`;
}

/** Draws the part under the month in a wide window: the puzzles solved without hints, and the most useful keys. */
function renderAside(figures: PuzzleStatistics | undefined): TemplateResult {
  return html`${figures && figures.solved > 0 ? renderFigures(figures) : nothing}
  ${keyRow(firstHubKeys())}`;
}

/** Draws the link to all figures, with the first of them. */
function renderFigures(all: PuzzleStatistics): TemplateResult {
  const kinds = statisticsByKind(all.byDifficulty);
  const most = Math.max(...kinds.map(({ solved }) => solved));
  return html`<a
    class="card unaided"
    href=${puzzlesAddress('figures')}
    aria-label=${[msg(str`${msg('Without hints')}: ${shareOf(all)}`), ...kinds.map(kindWords)].join(' · ')}
  >
    <b>${msg('Without hints')}</b><small>${shareOf(all)}</small>
    ${kinds.map(
      (figure) =>
        html`<span>${kindName(figure.kind)}</span>
          <svg width="100%" height=${BAR_HEIGHT}>${statisticsBar(figure, most)}</svg>
          <span>${shareOf(figure)}</span>`,
    )}
  </a>`;
}

/** Returns the number of puzzles solved without hints, and of all: `148 of 214`. */
function shareOf({ solved, unaided }: Pick<PuzzleStatistics, 'solved' | 'unaided'>): string {
  return msg(str`${numberOf(unaided)} of ${numberOf(solved)}`);
}

/** Describes a kind: `Fill in: 61 of 80`. */
function kindWords(figure: KindStatistics): string {
  return msg(str`${kindName(figure.kind)}: ${shareOf(figure)}`);
}
