import type { TemplateResult, nothing } from 'lit';
import type { BoardView } from '../../ui/board/board-view.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { prefersStillness } from '../../ui/motion.ts';
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
  /** Aborted when nothing is to be animated any more. */
  readonly #ending = new AbortController();
  /** Aborted when it is over. */
  readonly #life = new AbortController();

  /** @param stage Rendered again when there is more to show. */
  protected constructor(stage: Stage) {
    this.stage = stage;
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

  /** Closes the sheet: the player wants to look at the board. */
  protected abstract close(): void;

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
    if (this.#life.signal.aborted) return;
    this.isSettled = true;
    this.#closeWhenTapped();
    this.settle();
    stage.requestUpdate();
  }

  /** Ends it, because the board was changed or left or the sheet closed. */
  end(): void {
    this.#life.abort();
    this.#ending.abort();
  }

  /**
   * Closes the sheet with a tap outside it, or with a key that chooses a square. The board is locked until then, so
   * that nothing else happens to it. Buttons and links do what they say.
   */
  #closeWhenTapped(): void {
    const { signal } = this.#life;
    const options = { signal, capture: true };
    let isPressed = false;
    addEventListener('pointerdown', (event) => (isPressed = !isOnControl(event)), options);
    addEventListener('pointerup', () => isPressed && this.close(), options);
    const choose = (event: Event): void => {
      // The board may take moves again before it hears of the same event.
      event.stopPropagation();
      event.preventDefault();
      this.close();
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' || event.key === ' ') choose(event);
    };
    this.board.addEventListener('keydown', press, options);
    // As assistive technology makes it; pointers have been heard of.
    this.board.addEventListener('click', (event) => event.detail > 0 || choose(event), options);
  }
}

/** Returns true if an event is on a sheet, or on something with a use of its own. */
function isOnControl(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof Element &&
        target.matches('.sheet, a, button, label, dialog, nt-notice, [popover]'),
    );
}
