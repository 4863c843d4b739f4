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
import type { PuzzleGame, PuzzleOutcome } from '../game/puzzle-game.ts';
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
    const { game, settings } = this.screen;
    if (!game) return;
    const { played, session } = game;
    const solved = solvedGameOf(game);
    const read = await search<LookBack>(
      this.screen,
      (options) => puzzleSolver.lookBack(solved, options),
      nextBoard(session),
    );
    if (!read || this.screen.game !== game) return;
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
    const { game } = this.screen;
    if (!game) return;
    await game.startOver();
    const notice = {
      text: () => msg('The board and the time start over.'),
      action: { label: () => msg('Undo'), run: () => void game.takeBack() },
      over: nextBoard(game.session),
    };
    this.screen.dispatchEvent(new NoticeEvent(notice));
  }

  askToShow(): void {
    const { game } = this.screen;
    if (game) askToShow(this.screen, game);
  }

  async share(): Promise<void> {
    const { game } = this.screen;
    if (game) await sharePuzzle(this.screen, game.played);
  }

  showRule(): void {
    const { game } = this.screen;
    if (!game) return;
    openModal(this.screen.renderRoot, NtRuleDialog, { rules: game.played.puzzle.rules });
  }

  async hint(): Promise<void> {
    const { game, celebration } = this.screen;
    // A solved board has no next step: its sheet says how to go on.
    if (!game || celebration) return;
    if (this.ended) {
      await this.showResult();
      return;
    }
    this.screen.hints ??= puzzleHints(this.screen, game);
    await this.screen.hints.ladder.next();
  }

  async check(): Promise<void> {
    await this.screen.mistakes?.check();
  }

  /** The celebration of the board, if the board is finished; also after its sheet was closed. */
  get ended(): PuzzleCelebration | undefined {
    const { game } = this.screen;
    return game?.session.position === this.#ended?.position ? this.#ended?.celebration : undefined;
  }

  /** Shows the result of a finished board again. */
  async showResult(): Promise<void> {
    const { game } = this.screen;
    if (game && this.ended) await this.celebrate(game, this.ended.outcome, true);
  }

  /** @param isPast True if there is nothing new to celebrate. */
  async celebrate(game: PuzzleGame, ending: PuzzleOutcome, isPast: boolean): Promise<void> {
    const celebration = new PuzzleCelebration(this.screen, game, ending, isPast);
    this.#ended = { position: game.session.position, celebration };
    this.screen.celebration = celebration;
    await celebration.play();
  }

  protected override run(command: Command): boolean {
    const { game, board } = this.screen;
    if (!game) return false;
    const { session } = game;
    switch (command) {
      case 'guide':
        if (session.geometry.rules.goal.kind === 'guard') return this.runOnBoard('next-free');
        announceRegion(this.screen, game, board.focusedSquare);
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
function askToShow(screen: NtPuzzlePlay, game: PuzzleGame): void {
  const { session } = game;
  const refuse = (text: () => string): void =>
    void screen.dispatchEvent(new NoticeEvent({ text, over: nextBoard(session) }));
  if (session.verdict.solved) {
    refuse(() => msg('Nothing to reveal: this board is finished.'));
    return;
  }
  const question = game.ofDay ? QUESTION_OF_DAY : QUESTION;
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
        return { answer: await puzzleSolver.answer(game.played.puzzle, queens, options) };
      },
      signal,
    );
    if (!found || screen.game !== game) return;
    if (!found.answer) refuse(() => msg('No solution was found.'));
    else {
      await game.show(found.answer);
      screen.dispatchEvent(new AnnounceEvent(msg('Solution revealed.')));
    }
  }
}
