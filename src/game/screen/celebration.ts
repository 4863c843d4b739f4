import type { TemplateResult, nothing } from 'lit';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import type { BoardView } from '../../ui/board/board-view.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { roomForSheetStyles } from '../room-for-sheet.styles.ts';
import type { Stage } from '../stage.ts';
import { animateThread, animationsUntil, type Run } from '../thread-animation.ts';
import { threadStyles } from '../thread.styles.ts';

/**
 * Follows a finished board: the thread is drawn and queens ripen to beads, then a sheet says what was done. Any tap
 * or key skips to the sheet, and so does a wish for stillness.
 */
export abstract class Celebration {
  /** True once it has come to its end, the sheet. */
  isSettled = false;
  protected readonly stage: Stage;
  readonly #ending = new AbortController();
  #isEnded = false;

  /** @param stage Rendered again when there is more to show. */
  protected constructor(stage: Stage) {
    this.stage = stage;
    adoptStyles(stage, roomForSheetStyles);
    this.board.adopt(threadStyles);
  }

  /** Its part of the board's view. */
  abstract get view(): Partial<BoardView>;

  /** Its elements beside the board: the sheet, once there is something to say. */
  abstract get parts(): TemplateResult | typeof nothing;

  /** True if there is nothing new to celebrate: it comes to its sheet at once. */
  protected abstract readonly isPast: boolean;

  /** Lets it be heard and announced. Resolves when all is known that the sheet says. */
  protected abstract begin(): void | Promise<void>;

  /** Does what comes with the sheet. */
  protected abstract settle(): void;

  protected get board(): NtBoard {
    return this.stage.renderRoot.querySelector('nt-board')!;
  }

  /** Animates it. Resolves when that has ended. */
  protected animate(board: NtBoard, run: Run, _signal: AbortSignal): Promise<void> {
    return animateThread(board, run);
  }

  /** Plays it to the end; resolves when the sheet is up or it was ended. */
  async play(): Promise<void> {
    const { signal } = this.#ending;
    const { stage, board } = this;
    const begun = this.begin();
    if (!this.isPast && !prefersStillness()) {
      addEventListener('pointerdown', () => this.#ending.abort(), { signal });
      addEventListener('keydown', () => this.#ending.abort(), { signal });
      stage.requestUpdate();
      await stage.updateComplete;
      await board.updateComplete;
      if (!signal.aborted) await this.animate(board, animationsUntil(signal), signal);
    }
    await begun;
    if (this.#isEnded) return;
    this.isSettled = true;
    this.settle();
    stage.requestUpdate();
  }

  /** Ends it, because the board was changed or left or the sheet closed. */
  end(): void {
    this.#isEnded = true;
    this.#ending.abort();
  }
}
