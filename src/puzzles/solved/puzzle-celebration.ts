import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { puzzles } from '../../progress/page-puzzles.ts';
import { isDayComplete } from '../../core/days/day-outcomes.ts';
import { dayPuzzleNames } from '../../core/days/day-puzzles.ts';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { codeOf } from '../../core/solutions/code.ts';
import { Celebration } from '../../game/celebration/celebration.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { askToPersist } from '../../progress/storage/persist.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { puzzleSolutionOn } from '../../ui/drawing/solution-line-on.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { spokenKey } from '../../ui/keyboard/spoken-key.ts';
import {
  COMPLETED,
  signalFind,
  signalTogether,
  vibrate,
  type SignalSettings,
} from '../../ui/sound/signals.ts';
import { playNotes } from '../../ui/sound/sound.ts';
import { CHORD, frequencyOf } from '../../ui/sound/tune.ts';
import { finishedDay, type FinishedDay } from '../day/finished-day.ts';
import { NtShareDay } from '../day/share-day-dialog.ts';
import type { PuzzleSession, PuzzleOutcome } from '../game/puzzle-session.ts';
import type { NtPuzzlePlay } from '../play/puzzle-play.ts';
import { canLookBack } from '../look-back/looked-back.ts';
import { shareResult } from '../game/share-puzzle.ts';
import { hasMore } from '../shared/puzzle-words.ts';
import './day-end-sheet.ts';
import { dayGoal } from './day-result.ts';
import type { Goal } from './goal.ts';
import { solvedDay, type SolvedDay } from './solved-day.ts';
import './solved-sheet.ts';
import { solvedAnnouncement } from './solved-words.ts';

export class PuzzleCelebration extends Celebration {
  readonly isPast: boolean;
  readonly #screen: NtPuzzlePlay;
  readonly #session: PuzzleSession;
  readonly #outcome: PuzzleOutcome;
  /** The results of a day that this puzzle has completed. */
  #finished: FinishedDay | undefined;

  /** @param isPast True if there is nothing new to celebrate. */
  constructor(
    screen: NtPuzzlePlay,
    session: PuzzleSession,
    outcome: PuzzleOutcome,
    isPast: boolean,
  ) {
    super(screen);
    this.isPast = isPast;
    this.#screen = screen;
    this.#session = session;
    this.#outcome = outcome;
  }

  get view(): Partial<BoardView> {
    // A tap closes the sheet first.
    return { ...this.solvedView, locked: true };
  }

  /** Changes to the view of the solved board, which last until it changes. */
  get solvedView(): Partial<BoardView> {
    const { geometry, position } = this.#session;
    return { isComplete: true, underlay: puzzleSolutionOn(position.queens, geometry.rules) };
  }

  get outcome(): PuzzleOutcome {
    return this.#outcome;
  }

  /** The sheet, once the celebration has settled. */
  get parts(): TemplateResult | typeof nothing {
    if (!this.isSettled) return nothing;
    if (this.#finished && this.#isDayComplete) {
      return html`<nt-day-end-sheet
        class="sheet"
        .day=${this.#day}
        .finished=${this.#finished}
        .today=${this.#screen.today}
        .share=${() => void this.#share()}
        .close=${() => this.close()}
      ></nt-day-end-sheet>`;
    }
    return html`<nt-solved-sheet
      class="sheet"
      .session=${this.#session}
      .outcome=${this.#outcome}
      .day=${this.#day}
      .goal=${this.goal}
      .challenge=${this.#screen.challenge}
      .lookBack=${canLookBack(this.#session) ? () => this.#screen.run('look-back') : undefined}
      .share=${() => void this.#share()}
      .again=${() => void this.#playAgain()}
      .close=${() => this.close()}
    ></nt-solved-sheet>`;
  }

  /** The day of the puzzle as it stands now; `undefined` if it is of none, or its day cannot be read. */
  get #day(): SolvedDay | undefined {
    const { ofDay } = this.#session;
    const { days, today } = this.#screen;
    return ofDay && days.value ? solvedDay(days.value, ofDay, today) : undefined;
  }

  /** The next place to go to from the puzzle. */
  get goal(): Goal {
    const { ofDay } = this.#session;
    const { origin } = this.#screen;
    const day = this.#day;
    if (day) return dayGoal(day);
    return !ofDay && hasMore(origin)
      ? {
          words: msg('One more', { desc: 'A button: play one more puzzle' }),
          go: () => this.#screen.oneMore(),
        }
      : { words: msg('All puzzles', { desc: 'A link to the list' }), go: puzzlesAddress() };
  }

  /** Shares the result of the puzzle, or of its day. */
  async #share(): Promise<void> {
    const { renderRoot } = this.#screen;
    const { ofDay } = this.#session;
    if (ofDay) openModal(renderRoot, NtShareDay, { day: ofDay.day });
    else await shareResult(this.#screen, this.#session.played, this.#outcome.kept);
  }

  /** Goes on from the puzzle. */
  goOn(): void {
    const { go } = this.goal;
    if (typeof go === 'string') location.hash = go;
    else go();
  }

  async #playAgain(): Promise<void> {
    void this.#session.startOver();
    // A moving focus would cut the words off.
    await this.#screen.updateComplete;
    this.#screen.dispatchEvent(new AnnounceEvent(msg('The board and the time start over.')));
  }

  protected async begin(): Promise<void> {
    const words = this.#findDay();
    this.#screen.dispatchEvent(new AnnounceEvent(words, 'find'));
    if (!this.isPast) {
      this.#sound();
      // The player has a result to keep now, so a request for persistent storage makes sense.
      void askToPersist();
    }
    await words;
  }

  protected settle(): void {
    if (this.#isDayComplete && !this.isPast) signalCompleteDay(this.#screen.settings);
  }

  /** Reads the state of the day, and returns the announcement of the result. */
  async #findDay(): Promise<string> {
    const screen = this.#screen;
    await screen.days.refresh();
    const { ofDay } = this.#session;
    if (ofDay && this.#isDayComplete) {
      const names = dayPuzzleNames(ofDay.day);
      const results = await Promise.all(names.map((name) => puzzles.results.get(name)));
      this.#finished = await finishedDay(results, puzzles.results);
    }
    const isTodaysEnd = this.#finished && ofDay?.day === screen.today;
    // The sheet of today's end has no button that leads on; the key leads to the start page.
    const next = isTodaysEnd ? msg('All puzzles', { desc: 'A link to the list' }) : this.goal.words;
    const { challenge } = screen;
    return joinSentences([
      solvedAnnouncement(this.#outcome, challenge, this.#day),
      spokenKey(next, 'n'),
    ]);
  }

  /** True if this puzzle has completed its day. */
  get #isDayComplete(): boolean {
    return this.#outcome.isNew && isDayComplete(this.#day?.petals ?? {});
  }

  #sound(): void {
    const { geometry, position } = this.#session;
    const { columns } = geometry.rules.shape;
    const { settings } = this.#screen;
    if (geometry.isByRows) signalFind(settings, codeOf(position.queens, columns)!);
    else signalTogether(settings, position.queens, columns);
  }
}

/** Seconds between the notes of two petals. */
const PETAL_STEP = 0.07;

/** The number of columns whose tuning the chord uses. */
const COLUMNS = 5;

/** Signals that all puzzles of a day are solved: vibration, and the notes C, E and G, one for each petal. */
function signalCompleteDay({ sound, haptics }: SignalSettings): void {
  if (haptics) vibrate(COMPLETED);
  if (!sound) return;
  playNotes(
    CHORD.map((column, petal) => ({
      at: petal * PETAL_STEP,
      frequency: frequencyOf(column, COLUMNS),
    })),
  );
}
