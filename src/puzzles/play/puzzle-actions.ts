import { msg } from '@lit/localize';
import { html } from 'lit';
import type { Square } from '../../core/board/square.ts';
import { BoardActions } from '../../game/screen/board-actions.ts';
import { NtShowDialog, type ShowQuestion } from '../../game/screen/show-dialog.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { search } from '../../game/session/search.ts';
import { openModal } from '../../ui/dialogs/modal.ts';
import { AnnounceEvent, NoticeEvent } from '../../ui/events.ts';
import { PUZZLE_KEYS } from '../../ui/keyboard/keymap.ts';
import type { LookBack } from '../../solver/look-back/look-back.ts';
import { CurrentDay } from '../day/current-day.ts';
import type { PuzzleSession, PuzzleOutcome } from '../game/puzzle-session.ts';
import { durationOf } from '../../i18n/format-time.ts';
import type { NtPuzzlePlay } from './puzzle-play.ts';
import { sharePuzzle } from '../game/share-puzzle.ts';
import { NtRuleDialog } from '../rules/rule-card.ts';
import { puzzleTitle } from '../shared/puzzle-words.ts';
import { puzzleSolver } from '../shared/shared-solver.ts';
import { spokenTime } from '../shared/spoken-time.ts';
import '../look-back/look-back.ts';
import { solvedGameOf } from '../look-back/looked-back.ts';
import { NtPageDialog } from '../look-back/page-dialog.ts';
import { PuzzleCelebration } from '../solved/puzzle-celebration.ts';
import { announceRegion } from './puzzle-announcements.ts';
import { puzzleHints } from './puzzle-hints.ts';

/** The command of a key while a puzzle is played, wherever the focus is. */
type Command = (typeof PUZZLE_KEYS)[keyof typeof PUZZLE_KEYS];

export class PuzzleActions extends BoardActions<NtPuzzlePlay, Command> {
  /** The current day; the screen follows it. */
  readonly today: CurrentDay;
  /** The board that was finished last, and its celebration. */
  #ended: { readonly position: object; readonly celebration: PuzzleCelebration } | undefined;

  constructor(screen: NtPuzzlePlay) {
    super(screen, PUZZLE_KEYS);
    this.today = new CurrentDay(screen);
  }

  /** Shows the player's own game of the solved puzzle, move by move. */
  async lookBack(): Promise<void> {
    const { session, settings } = this.screen;
    if (!session) return;
    const { played } = session;
    const solved = solvedGameOf(session);
    const read = await search<LookBack>(
      this.screen,
      (options) => puzzleSolver.lookBack(solved, options),
      nextBoard(session),
    );
    if (!read || this.screen.session !== session) return;
    const time = session.elapsed > 0 ? [durationOf(session.elapsed)] : [];
    openModal(this.screen.renderRoot, NtPageDialog, {
      name: () => msg('Look back'),
      page: (close) =>
        html`<nt-look-back
          .game=${read}
          .about=${[puzzleTitle(played), ...time].join(' · ')}
          .settings=${settings}
          .close=${close}
        ></nt-look-back>`,
    });
  }

  /** Starts the puzzle over, and offers Undo until the board changes. */
  async startOver(): Promise<void> {
    const { session } = this.screen;
    if (!session) return;
    await session.startOver();
    const notice = {
      text: () => msg('The board and the time start over.'),
      action: { label: () => msg('Undo'), run: () => void session.takeBack() },
      over: nextBoard(session),
    };
    this.screen.dispatchEvent(new NoticeEvent(notice));
  }

  askToShow(): void {
    const { session } = this.screen;
    if (session) askToShow(this.screen, session);
  }

  async share(): Promise<void> {
    const { session } = this.screen;
    if (session) await sharePuzzle(this.screen, session.played);
  }

  showRule(): void {
    const { session } = this.screen;
    if (!session) return;
    openModal(this.screen.renderRoot, NtRuleDialog, { rules: session.played.puzzle.rules });
  }

  async hint(): Promise<void> {
    const { session, celebration } = this.screen;
    // A solved board has no next step: its sheet says how to go on.
    if (!session || celebration) return;
    if (this.ended) {
      await this.showResult();
      return;
    }
    this.screen.hints ??= puzzleHints(this.screen, session);
    await this.screen.hints.ladder.next();
  }

  async check(): Promise<void> {
    await this.screen.mistakes?.check();
  }

  /** The celebration of the board, if the board is finished; also after its sheet was closed. */
  get ended(): PuzzleCelebration | undefined {
    const { session } = this.screen;
    return session?.position === this.#ended?.position ? this.#ended?.celebration : undefined;
  }

  /** Shows the result of a finished board again. */
  async showResult(): Promise<void> {
    const { session } = this.screen;
    if (session && this.ended) await this.celebrate(session, this.ended.outcome, true);
  }

  /** @param isPast True if there is nothing new to celebrate. */
  async celebrate(session: PuzzleSession, ending: PuzzleOutcome, isPast: boolean): Promise<void> {
    const celebration = new PuzzleCelebration(this.screen, session, ending, isPast);
    this.#ended = { position: session.position, celebration };
    this.screen.celebration = celebration;
    await celebration.play();
  }

  protected override run(command: Command): boolean {
    const { session, board } = this.screen;
    if (!session) return false;
    switch (command) {
      case 'guide':
        if (session.geometry.rules.goal.kind === 'guard') return this.runOnBoard('next-free');
        announceRegion(this.screen, session, board.focusedSquare);
        return true;
      case 'answer':
        this.askToShow();
        return true;
      case 'time':
        this.screen.toggleTime();
        return true;
      case 'say-time':
        this.screen.dispatchEvent(new AnnounceEvent(spokenTime(session.elapsed)));
        return true;
      case 'next':
        this.ended?.goOn();
        return this.ended !== undefined;
      case 'close':
        if (!this.closeSheet()) location.hash = this.screen.backAddress;
        return true;
      default:
        return this.runOnBoard(command);
    }
  }
}

const heading = (): string => msg('Reveal the solution?');

const QUESTION: ShowQuestion = {
  heading,
  text: () => msg('It won’t count as solved until you solve it yourself.'),
};

const QUESTION_OF_DAY: ShowQuestion = {
  heading,
  text: () => msg('It won’t count for the day until you solve it yourself.'),
};

/** Asks before the answer of a puzzle is shown, or says why there is nothing to show. */
function askToShow(screen: NtPuzzlePlay, session: PuzzleSession): void {
  const refuse = (text: () => string): void =>
    void screen.dispatchEvent(new NoticeEvent({ text, over: nextBoard(session) }));
  if (session.verdict.solved) {
    refuse(() => msg('Nothing to reveal: this board is finished.'));
    return;
  }
  const question = session.ofDay ? QUESTION_OF_DAY : QUESTION;
  openModal(screen.renderRoot, NtShowDialog, { question, show: () => void show() });

  async function show(): Promise<void> {
    const signal = nextBoard(session);
    const { queens } = session.position;
    const found = await search<{ readonly answer: readonly Square[] | undefined }>(
      screen,
      async ({ signal: ended, onBest }) => {
        const options = {
          signal: ended,
          onBest: (answer: readonly Square[]) => onBest({ answer }),
        };
        return { answer: await puzzleSolver.answer(session.played.puzzle, queens, options) };
      },
      signal,
    );
    if (!found || screen.session !== session) return;
    if (!found.answer) refuse(() => msg('No solution was found.'));
    else {
      await session.show(found.answer);
      screen.dispatchEvent(new AnnounceEvent(msg('Solution revealed.')));
    }
  }
}
