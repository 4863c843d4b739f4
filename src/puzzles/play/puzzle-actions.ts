import { msg } from '@lit/localize';
import type { TemplateResult } from 'lit';
import { checkBoard } from '../../game/checks/check.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import { NoticeEvent } from '../../ui/events.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { moreMenu, type MoreActions } from './more-menu.ts';
import type { PuzzleOutcome, PuzzleGame } from '../game/puzzle-game.ts';
import { askToShow } from './offer-answer.ts';
import { checkOf, puzzleHints } from './puzzle-hints.ts';
import type { PuzzleScreen } from '../game/puzzle-screen.ts';
import { openRuleDialog } from '../rules/rule-card.ts';
import { openShareDay } from '../day/share-day-dialog.ts';
import { shareChallenge, sharePuzzle, shareResult } from '../game/share-puzzle.ts';
import { PuzzleCelebration } from '../solved/puzzle-celebration.ts';
import { CurrentDay } from '../day/current-day.ts';

/** Actions of the player besides moving queens, by button or by key. */
export class PuzzleActions implements MoreActions {
  /** The current day; the screen follows it. */
  readonly today: CurrentDay;
  readonly #screen: PuzzleScreen;
  /** The board that was finished last, and its outcome. */
  #ended: { readonly position: object; readonly ending: PuzzleOutcome } | undefined;

  constructor(screen: PuzzleScreen) {
    this.#screen = screen;
    this.today = new CurrentDay(screen);
  }

  menu(timeShown: boolean): TemplateResult {
    return moreMenu(timeShown, this);
  }

  toggleTime(): void {
    this.#screen.toggleTime();
  }

  /** Starts the puzzle over, and offers Undo until the board changes. */
  async startOver(): Promise<void> {
    const { current: game } = this.#screen;
    if (!game) return;
    await game.startOver();
    const notice = {
      text: msg('The board and the time start over.'),
      action: { label: msg('Undo'), run: () => void game.takeBack() },
      over: nextBoard(game.session),
    };
    this.#screen.dispatchEvent(new NoticeEvent(notice));
  }

  askToShow(): void {
    const { current } = this.#screen;
    if (current) askToShow(this.#screen, current);
  }

  async share(): Promise<void> {
    const { current } = this.#screen;
    if (current) await sharePuzzle(this.#screen, current.played);
  }

  /** Shares the result of the puzzle, or of its day. */
  async shareResult(): Promise<void> {
    const { current, renderRoot, progress } = this.#screen;
    if (current?.ofDay) openShareDay(renderRoot, progress, current.ofDay.day);
    else if (current) await shareResult(this.#screen, current);
  }

  async shareChallenge(result: PuzzleResult): Promise<void> {
    const { current } = this.#screen;
    if (current) await shareChallenge(this.#screen, current.played, result);
  }

  showRule(): void {
    const { current } = this.#screen;
    if (current) openRuleDialog(this.#screen.renderRoot, current.played);
  }

  async hint(): Promise<void> {
    const { current, solved } = this.#screen;
    // A solved board has no next step: its sheet says how to go on.
    if (!current || solved) return;
    if (current.session.position === this.#ended?.position) {
      await this.#celebrate(current, this.#ended.ending, true);
      return;
    }
    this.#screen.hints ??= puzzleHints(this.#screen, current);
    await this.#screen.hints.ladder.next();
  }

  async check(): Promise<void> {
    const { current } = this.#screen;
    if (current && !current.session.verdict.solved)
      await checkBoard(this.#screen, current.session, checkOf(current));
  }

  async celebrate(game: PuzzleGame, ending: PuzzleOutcome): Promise<void> {
    this.#ended = { position: game.session.position, ending };
    await this.#celebrate(game, ending, ending.isPast === true);
  }

  /** @param isPast True if there is nothing new to celebrate. */
  async #celebrate(game: PuzzleGame, ending: PuzzleOutcome, isPast: boolean): Promise<void> {
    const solved = new PuzzleCelebration(this.#screen, game, ending, isPast, this);
    this.#screen.solved = solved;
    await solved.play();
  }

  /** Asks for another puzzle of the last choice of Endless, or for the next of practice. */
  oneMore(): void {
    this.#screen.dispatchEvent(new Event('nt-one-more', { bubbles: true, composed: true }));
  }
}
