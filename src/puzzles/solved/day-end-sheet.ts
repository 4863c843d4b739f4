import { msg } from '@lit/localize';
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Day } from '../../core/days/day.ts';
import { ignoreStrayClick } from '../../game/celebration/stray-click.ts';
import { plural } from '../../i18n/format.ts';
import { SheetPosition } from '../../ui/dialogs/sheet-position.ts';
import { sheetTopStyles } from '../../ui/dialogs/sheet-top.styles.ts';
import { sheetStyles } from '../../ui/dialogs/sheet.styles.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { LiveQuery } from '../../ui/scheduling/live-query.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { baseStyles } from '../../ui/styles/base.styles.ts';
import { dayEnd } from '../day/day-end.ts';
import { dayEndStyles } from '../day/day-end.styles.ts';
import type { FinishedDay } from '../day/finished-day.ts';
import { friendsQuery } from '../day/friends.ts';
import { Countdown } from '../day/next-three.ts';
import { dayResultStyles, stillness } from './day-result.ts';
import { streakChangeWords, type SolvedDay } from './solved-day.ts';

/** @summary The end of a day, after its last puzzle was solved. */
@customElement('nt-day-end-sheet')
export class NtDayEndSheet extends LocalizedElement {
  static override styles = [
    baseStyles,
    sheetStyles,
    sheetTopStyles,
    dayEndStyles,
    dayResultStyles,
    css`
      section > .actions {
        padding-bottom: 0;
      }
      /* The three results have room beside a board that keeps its size. */
      @container (orientation: portrait) and (min-aspect-ratio: 1/2) and (max-width: 899px) {
        .trefoil {
          display: none;
        }
        .times a {
          padding-block: 2px;
        }
      }
    `,
  ];

  /** The day, whose puzzles are all solved. */
  @property({ attribute: false }) day!: SolvedDay;
  @property({ attribute: false }) finished!: FinishedDay;
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
    this.addEventListener('click', (event) => this.#look(event));
    keepFocus(this, () => this.renderRoot.querySelector('.actions .ink'));
    new Countdown(this);
  }

  /** Leaves the sheet if the time of the puzzle behind it is pressed. */
  #look(event: Event): void {
    const [target] = event.composedPath();
    const link = (target as Element).closest<HTMLAnchorElement>('.times a');
    if (link?.hash === location.hash) this.close();
  }

  protected override render(): TemplateResult {
    const { day, finished, today, share } = this;
    const end = dayEnd(
      {
        day: day.day,
        today,
        petals: day.petals,
        finished,
        friends: this.#friends.value ?? [],
        streak: day.streak
          ? plural(day.streak, msg('Your streak: *{# day|# days}*'))
          : streakChangeWords(day),
        share,
        fresh: day.kind,
      },
      html`<div class="corner">${this.#place.corner(msg('Close'), () => this.close())}</div>`,
    );
    return html`<section class=${stillness()} aria-label=${msg('Result')}>${end}</section>`;
  }
}
