import { msg } from '@lit/localize';
import { nothing, type TemplateResult } from 'lit';
import type { Code } from '../../core/solutions/code.ts';
import type { Square } from '../../core/board/square.ts';
import type { AskCheck } from '../../game/checks/check.ts';
import { hintsFor } from '../../game/hints/hints-for.ts';
import { Mistakes } from '../../game/checks/mistakes.ts';
import { nextBoard } from '../../game/session/next-board.ts';
import type { BoardScreen } from '../../game/screen/board-screen.ts';
import { Hints } from '../../game/screen/hints.ts';
import type { Found } from '../../game/screen/show-dialog.ts';
import { createSolver } from '../../solver/free-play/client.ts';
import workerUrl from '../../solver/free-play/worker.ts?worker&url';
import { adoptStyles } from '../../ui/styles/adopt-styles.ts';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import { NoticeEvent } from '../../ui/events.ts';
import { keyRow, keyRowStyles } from '../../ui/keyboard/key-row.ts';
import { firstKeys } from '../../ui/keyboard/key-words.ts';
import { trustedScriptUrl } from '../../ui/trusted-script-url.ts';
import { assistantStyles } from './assistant.styles.ts';
import type { FreePlay } from '../frame/free-play.ts';
import type { CompletionStatus } from '../frame/status-lines.ts';
import { CompletionTracker, type CompletionSettings } from './completion-tracker.ts';
import { completionAnnouncement, completionStatus } from './completion-words.ts';

const url = trustedScriptUrl('ninety-two-worker', workerUrl);

/** The solver of the page: all visits to the screen share its worker. */
const solver = createSolver(() => new Worker(url, { type: 'module', name: 'solver' }));

/** Matches windows with space below the column beside the board. */
const WIDE = matchMedia('(min-width: 900px) and (min-height: 600px)');

/** Matches wide windows with a pointer that can hover. */
const HOVER = matchMedia('(min-width: 900px) and (hover: hover)');

/** The solver's side of free play: hints, checks, numbers of completions, Reveal. */
export class Assistant {
  readonly hints: Hints;
  readonly completions: CompletionTracker;
  readonly mistakes: Mistakes;
  readonly #screen: BoardScreen;
  readonly #freePlay: FreePlay;
  readonly #isFirstMinute: () => boolean;

  /** @param isFirstMinute Returns true while the first minute is on, which gives no number of completions. */
  constructor(screen: BoardScreen, freePlay: FreePlay, isFirstMinute: () => boolean) {
    this.#screen = screen;
    this.#freePlay = freePlay;
    this.#isFirstMinute = isFirstMinute;
    adoptStyles(screen, assistantStyles);
    adoptStyles(screen, keyRowStyles);
    solver.know(freePlay.known);
    // Subscribes before the controllers, so that they ask a solver that has the known solutions.
    let { size } = freePlay;
    freePlay.subscribe((change) => {
      if (change.kind === 'damaged') return;
      if (change.kind === 'board' && freePlay.size === size) return;
      solver.know(freePlay.known);
      size = freePlay.size;
      this.hints.ladder.renew();
    });
    // Listens before hints and checks, so that the count is asked for first.
    this.completions = new CompletionTracker(
      screen,
      freePlay,
      solver.ask,
      () => this.#choices,
      () => {
        const text = (): string => msg('The solutions couldn’t be counted. Please try again.');
        screen.dispatchEvent(new NoticeEvent({ text, over: nextBoard(freePlay) }));
      },
    );
    this.hints = new Hints(screen, freePlay, hintsFor(screen, freePlay, solver.ask));
    this.mistakes = new Mistakes(screen, freePlay, this.#askCheck);
  }

  /** The solver's part of the status under the board. */
  get status(): CompletionStatus {
    return completionStatus(this.completions.insight, this.#hasFind, this.askWhich);
  }

  /** The player's settings; a turn in the mind gives no number of completions either. */
  get #choices(): CompletionSettings {
    const { settings } = this.#screen;
    if (this.#freePlay.turned !== undefined) return { ways: 'off' };
    return this.#isFirstMinute() ? { ...settings, ways: 'off' } : settings;
  }

  /** Shows which queens to take back from a board that cannot be completed. */
  readonly askWhich = (): void => void this.hints.ladder.answer();

  get #hasFind(): boolean {
    return this.#freePlay.known.found.size > 0;
  }

  /** Some keys, below all else in a wide window. */
  get aside(): TemplateResult | typeof nothing {
    return WIDE.matches ? keyRow(firstKeys()) : nothing;
  }

  /** Resolves with a sentence on the first numbers of completions. */
  async firstWords(): Promise<string | undefined> {
    const insight = await this.completions.firstInsight;
    return insight && completionAnnouncement(insight, this.#hasFind);
  }

  /** Changes to the board's view by the hint, the mistakes and the preview queen. */
  get view(): Partial<BoardView> {
    return { preview: this.completions.considered, ...this.mistakes.view, ...this.hints.view };
  }

  readonly #askCheck: AskCheck = (options) => {
    const { size, position } = this.#freePlay;
    return solver.ask.check({ size, queens: position.queens }, options);
  };

  /** Considers the square under the pointer or the focus; `undefined` if neither is on the board. */
  consider(square: Square | undefined): void {
    if (!HOVER.matches) return;
    this.completions.consider(this.hints.ladder.open ? undefined : square);
  }

  /**
   * Asks the solver for a completion of the board that is not found yet.
   * @param signal Aborted when the answer is no longer wanted.
   */
  async findUnknown(signal: AbortSignal): Promise<Found<Code>> {
    const { size, position } = this.#freePlay;
    const board = { size, queens: position.queens };
    return { answer: await solver.ask.reveal(board, { signal }) };
  }
}
