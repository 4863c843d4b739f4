import type { TemplateResult } from 'lit';
import type { Position } from '../core/position.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { later } from '../ui/later.ts';
import { moreMenu, moreMenuStyles, type MoreActions } from './more-menu.ts';
import type { Ending, PuzzleGame } from './puzzle-game.ts';
import type { PuzzleScreen } from './puzzle-screen.ts';
import { Today } from './today.ts';

/** What a player can do while playing a puzzle besides moving queens, by button or by key. */
export class PuzzleActions implements MoreActions {
  /** Which day it is, which the screen follows. */
  readonly today: Today;
  readonly #screen: PuzzleScreen;

  constructor(screen: PuzzleScreen) {
    this.#screen = screen;
    this.today = new Today(screen);
    adoptStyles(screen, moreMenuStyles);
  }

  /**
   * The menu More.
   * @param timeShown Whether the time of play is shown.
   */
  menu(timeShown: boolean): TemplateResult {
    return moreMenu(timeShown, this);
  }

  toggleTime(): void {
    this.#screen.toggleTime();
  }

  /** Begins again, which can be taken back. */
  async startOver(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./start-over.ts'));
    if (this.#stands(current)) await part?.startOver(this.#screen, current);
  }

  /** Asks whether the answer is to be shown. */
  async askToShow(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./offer-answer.ts'));
    if (this.#stands(current)) part?.askToShow(this.#screen, current);
  }

  /** Hands the puzzle to somebody else. */
  async share(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./share-puzzle.ts'));
    if (this.#stands(current)) await part?.sharePuzzle(this.#screen, current.played);
  }

  /** Hands on how the puzzle was solved, or how far its day is. */
  async shareResult(): Promise<void> {
    const { current, renderRoot, progress } = this.#screen;
    if (current?.ofDay) {
      const part = await later(import('./share-day-dialog.ts'));
      if (this.#stands(current)) part?.openShareDay(renderRoot, progress, current.ofDay.day);
      return;
    }
    const part = await later(import('./share-puzzle.ts'));
    if (this.#stands(current)) await part?.shareResult(this.#screen, current);
  }

  /** Explains the rule. */
  async showRule(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./rule-card.ts'));
    if (this.#stands(current)) part?.openRuleDialog(this.#screen.renderRoot, current.played);
  }

  /**
   * Says one rung more of a hint.
   * @param position The board it was asked for.
   */
  async hint(position = this.#screen.current?.session.position): Promise<void> {
    const { current, solved } = this.#screen;
    // A solved board has no next step, and its sheet would cover the hint's.
    if (!current || solved) return;
    const part = await later(import('./puzzle-hints.ts'));
    // A hint is about the board it was asked for, as those are that need no loading: with another it is gone.
    if (!part || this.#screen.current !== current || current.session.position !== position) return;
    this.#screen.hints ??= new part.PuzzleHints(this.#screen, current);
    await this.#screen.hints.ladder.next();
  }

  /**
   * Celebrates an answer.
   * @param position The board that is one.
   */
  async celebrate(game: PuzzleGame, ending: Ending, position: Position): Promise<void> {
    const part = await later(import('./solved.ts'));
    if (!part || game !== this.#screen.current || game.session.position !== position) return;
    const solved = new part.Solved(this.#screen, game, ending, this);
    this.#screen.solved = solved;
    await solved.play();
  }

  /** Asks for another puzzle of the last choice of Endless. */
  oneMore(): void {
    this.#screen.dispatchEvent(new Event('nt-one-more', { bubbles: true, composed: true }));
  }

  /** Returns true while a puzzle is the one that is played: what was asked of another comes too late. */
  #stands(game: PuzzleGame | undefined): game is PuzzleGame {
    return game !== undefined && game === this.#screen.current;
  }
}
