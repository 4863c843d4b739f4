import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { puzzles } from '../../progress/page-puzzles.ts';
import { isOwn } from '../../progress/settings/own-senders.ts';
import { DAY_KINDS } from '../../core/days/day-puzzles.ts';
import { isDayComplete, solvedCount } from '../../core/days/day-outcomes.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import type { FriendDay } from '../../core/routes/friend-day.ts';
import { daysLater, FIRST_DAY, type Day } from '../../core/days/day.ts';
import { dayName, weekdayName } from '../../i18n/format-day.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { backLink } from '../../ui/drawing/back-link.ts';
import { backIcon, icon, nextIcon, shareIcon } from '../../ui/drawing/icons.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { dayCard } from './day-card.ts';
import { dayCardStyles } from './day-card.styles.ts';
import { dayEnd } from './day-end.ts';
import { dayEndStyles } from './day-end.styles.ts';
import { dayHeadStyles, dayTrefoil, solvedPart } from './day-head.ts';
import { dayPageStyles } from './day-page.styles.ts';
import { DayPuzzles } from './day-puzzles.ts';
import { friendsQuery, removeFriend } from './friends.ts';
import { standings, sumOf, type KnownFriend } from './standings.ts';
import { sentWords, standingsTable } from './standings-table.ts';
import { solvedWords } from './day-words.ts';
import { toBeatWords } from '../shared/challenge-words.ts';
import { helpTaken } from '../shared/help-words.ts';
import { wasDayPlayed } from '../shared/was-day-played.ts';
import { NtShareDay } from './share-day-dialog.ts';
import { printPuzzles } from '../shared/print-puzzles.ts';
import { printIcon } from '../shared/puzzle-icons.ts';
import { dayMaker } from './shared-days.ts';
import { missingDay, missingDayStyles } from './missing-day.ts';
import { CurrentDay } from './current-day.ts';
import { Countdown } from './next-three.ts';

/**
 * @summary A day: its three puzzles, and links to the days before and after it. For a day to come it says when the
 * puzzles open.
 */
@customElement('nt-day-page')
export class NtDayPage extends LocalizedElement {
  static override styles = [
    baseStyles,
    dayCardStyles,
    dayHeadStyles,
    missingDayStyles,
    dayEndStyles,
    dayPageStyles,
  ];

  /** The day; it may be to come, or before the first day with puzzles. */
  @property() day!: Day;
  /** The day as the friend whose link was opened tells it. */
  @property({ attribute: false }) friend: FriendDay | undefined;

  readonly #today = new CurrentDay(this);
  readonly #puzzles = new DayPuzzles(this, { puzzles, maker: dayMaker() });
  readonly #friends = new LiveQuery(
    this,
    friendsQuery(() => this.day),
  );
  /** The day whose puzzles are shown. */
  #shown: Day | undefined;
  /** The day, if it is to come by the clock although the player has begun or solved a puzzle of it. */
  @state() private been: Day | undefined;

  constructor() {
    super();
    keepFocus(this, () => this.renderRoot.querySelector('.next .button, .closed a'));
    new Countdown(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { day } = this;
    if (changed.has('day')) {
      void this.#lookBack();
      if (this.hasUpdated) void this.#friends.refresh();
    }
    // A day to come opens by itself at its midnight.
    if (!this.#isOpen || this.#shown === day) return;
    this.#shown = day;
    void this.#puzzles.show(day);
  }

  get #isOpen(): boolean {
    const { day } = this;
    return day >= FIRST_DAY && (day <= this.#today.day || day === this.been);
  }

  async #lookBack(): Promise<void> {
    const { day } = this;
    if (day > this.#today.day && (await wasDayPlayed(day, puzzles))) this.been = day;
  }

  protected override render(): TemplateResult {
    const { day } = this;
    const today = this.#today.day;
    const petals = this.#isOpen ? this.#puzzles.petalsOf(day) : undefined;
    const isFinished = this.#isOpen && this.#puzzles.finished;
    return html`
      <header>
        ${backLink(puzzlesAddress('past'), msg('Calendar'))}
        <div>
          <h1>${dayName(day, today)}</h1>
          <p>${weekdayName(day)}${isFinished ? nothing : solvedPart(petals)}</p>
        </div>
        ${this.#isOpen && !isFinished ? dayTrefoil(dayName(day, today), petals) : nothing}
      </header>
      ${this.#isOpen ? this.#renderCards() : this.#renderClosed(today)}
      <nav aria-label=${msg('Other days')}>
        ${day > FIRST_DAY ? this.#renderOther(daysLater(day, -1)) : nothing}
        ${day >= FIRST_DAY && day < today ? this.#renderOther(daysLater(day, 1)) : nothing}
      </nav>
    `;
  }

  #renderCards(): TemplateResult {
    const { list, isMissing } = this.#puzzles;
    const share = (): void => void openModal(this.renderRoot, NtShareDay, { day: this.day });
    const petals = this.#puzzles.petalsOf(this.day) ?? {};
    // The card has a button to share once nothing is left to solve.
    const isLeft = list.some(({ state }) => state === 'fresh' || state === 'begun');
    return html`<section aria-label=${msg('This day’s puzzles')}>
      ${this.#renderGreeting()} ${this.#renderDay(share)}
      ${isMissing ? missingDay(() => void this.#puzzles.retry()) : nothing}
      <div class="day-actions">
        ${
          isLeft && solvedCount(petals) > 0
            ? html`<button @click=${share}>${icon(shareIcon, 18)}${msg('Share')}</button>`
            : nothing
        }
        <button @click=${() => this.#print()}>${icon(printIcon, 18)}${msg('Print')}</button>
      </div>
    </section>`;
  }

  #print(): void {
    const { day } = this;
    const { hash } = location;
    const of = { kind: 'day', day, puzzles: dayMaker().puzzles(day) } as const;
    void printPuzzles(this.renderRoot, of, () => location.hash === hash);
  }

  /** Draws the card of the day and friends, or the end of the day once all three are solved. */
  #renderDay(share: () => void): TemplateResult {
    const { day } = this;
    const today = this.#today.day;
    const { finished, list, told } = this.#puzzles;
    const friends = this.#friends.value ?? [];
    const remove = (one: KnownFriend): void => void removeFriend(this, one);
    if (!finished) {
      return html`${dayCard(list, share, day === today)}
      ${standingsTable(standings(told, friends), remove)}`;
    }
    const petals = this.#puzzles.petalsOf(day) ?? {};
    return html`<div class="card day-end">
      ${dayEnd({ day, today, petals, finished, friends, share, remove })}
    </div>`;
  }

  /** Says who sent the day, and a friend's time to beat if the player has not solved all three. */
  #renderGreeting(): TemplateResult | typeof nothing {
    const { friend, day } = this;
    if (!friend) return nothing;
    const { solved, seconds, help } = sumOf(friend.results);
    const isOver = isDayComplete(this.#puzzles.petalsOf(day) ?? {});
    const time =
      isOver || isOwn(friend) ? durationOf(seconds * 1000) : toBeatWords({ seconds, help });
    const told =
      solved === DAY_KINDS.length
        ? `${time} · ${helpTaken(help) || msg('no help', { desc: 'In the place of: 2 hints and 1 check' })}`
        : solvedWords(solved);
    const today = this.#today.day;
    return html`<div class="card greeting">
      <h2>
        ${isOwn(friend) ? msg('This is your own link') : sentWords(friend.name, day === today ? undefined : dayName(day, today))}
      </h2>
      <p>${msg('Ninety-Two')} · ${told}</p>
    </div>`;
  }

  /** Draws the page of a day to come, or of one before the first day with puzzles. */
  #renderClosed(today: Day): TemplateResult {
    const { day } = this;
    const name = dayName(day, today);
    const [title, text] =
      day > today
        ? [
            msg(str`${name} isn’t here yet`),
            msg('Its three puzzles open on that day, by this device’s clock.'),
          ]
        : [
            msg(str`${name} has no puzzles`),
            msg(str`The first puzzles are those of ${dayName(FIRST_DAY, day)}.`),
          ];
    return html`<section class="closed card">
      <h2>${title}</h2>
      <p>${text}</p>
      <div class="actions">
        <a class="button ink grow" href=${puzzlesAddress()}>${msg('Go to today')}</a>
      </div>
    </section>`;
  }

  #renderOther(day: Day): TemplateResult {
    const isEarlier = day < this.day;
    const name = dayName(day, this.#today.day);
    return html`<a
      class=${isEarlier ? 'earlier' : 'later'}
      href=${puzzlesAddress(day)}
      aria-label=${isEarlier ? msg(str`Earlier: ${name}`, { desc: 'A link to the day before' }) : msg(str`Later: ${name}`, { desc: 'A link to the day after' })}
      >${isEarlier ? icon(backIcon, 18) : nothing}${name}${isEarlier ? nothing : icon(nextIcon, 18)}</a
    >`;
  }
}
