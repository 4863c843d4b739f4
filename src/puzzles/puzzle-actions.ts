import { puzzlesAddress } from '../core/addresses.ts';
import type { Day } from '../core/day.ts';
import type { Stage } from '../game/stage.ts';
import type { Progress } from '../progress/progress.ts';
import type { Settings } from '../progress/settings.ts';
import type { NtBoard } from '../ui/board/board.ts';
import { later } from '../ui/later.ts';
import type { MoreActions } from './more-menu.ts';
import type { Ending, PuzzleGame } from './puzzle-game.ts';
import type { PuzzleHints } from './puzzle-hints.ts';
import type { Origin } from './puzzle-words.ts';
import type { Solved } from './solved.ts';

/** The screen of a puzzle, as it is seen by what acts on it. */
export interface PuzzleScreen extends Stage {
  /** The game, once it stands. */
  readonly current: PuzzleGame | undefined;
  readonly settings: Settings;
  readonly origin: Origin;
  readonly progress: Promise<Progress>;
  /** The device's own calendar day. */
  readonly today: { readonly day: Day };
  readonly board: NtBoard;
  /** The solver's side, once it was needed. */
  hints: PuzzleHints | undefined;
  /** What follows an answer, until the board is changed or left or its sheet is closed. */
  solved: Solved | undefined;
  toggleTime(): void;
  endSolved(): void;
}

/** What a player can do while playing a puzzle besides moving queens, by button or by key. */
export class PuzzleActions implements MoreActions {
  readonly #screen: PuzzleScreen;

  constructor(screen: PuzzleScreen) {
    this.#screen = screen;
  }

  /** Where Back leads to. */
  get backAddress(): string {
    const { current, origin, today } = this.#screen;
    if (current?.tableBoard !== undefined) return puzzlesAddress('guard-table');
    if (origin === 'own') return puzzlesAddress('own');
    const day = current?.ofDay?.day;
    return puzzlesAddress(day === today.day ? undefined : day);
  }

  toggleTime(): void {
    this.#screen.toggleTime();
  }

  /** Begins again, which can be taken back. */
  async startOver(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./start-over.ts'));
    if (current) await part?.startOver(this.#screen, current);
  }

  /** Asks whether the answer is to be shown. */
  async askToShow(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./offer-answer.ts'));
    if (current) part?.askToShow(this.#screen, current);
  }

  /** Hands the puzzle to somebody else. */
  async share(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./share-puzzle.ts'));
    if (current) await part?.sharePuzzle(this.#screen, current.played);
  }

  /** Hands on how the puzzle was solved, or how far its day is. */
  async shareResult(): Promise<void> {
    const { current, renderRoot, progress } = this.#screen;
    if (current?.ofDay) {
      const part = await later(import('./share-day-dialog.ts'));
      part?.openShareDay(renderRoot, progress, current.ofDay.day);
      return;
    }
    const part = await later(import('./share-puzzle.ts'));
    if (current) await part?.shareResult(this.#screen, current);
  }

  /** Explains the rule. */
  async showRule(): Promise<void> {
    const { current } = this.#screen;
    const part = await later(import('./rule-card.ts'));
    if (current) part?.openRuleDialog(this.#screen.renderRoot, current.played);
  }

  /** Says one rung more of a hint. */
  async hint(): Promise<void> {
    const { current, solved } = this.#screen;
    // A solved board has no next step, and its sheet would cover the hint's.
    if (!current || solved) return;
    const { position } = current.session;
    const part = await later(import('./puzzle-hints.ts'));
    // A hint is about the board it was asked for, as those are that need no loading: with another it is gone.
    if (!part || this.#screen.current !== current || current.session.position !== position) return;
    this.#screen.hints ??= new part.PuzzleHints(this.#screen, current);
    await this.#screen.hints.ladder.next();
  }

  /** Celebrates an answer. */
  async celebrate(game: PuzzleGame, ending: Ending): Promise<void> {
    const { position } = game.session;
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
}
