import { msg } from '@lit/localize';
import type { LitElement, TemplateResult, nothing } from 'lit';
import type { BoardView } from '../../ui/board/grid/board-view.ts';
import type { NtBoard } from '../../ui/board/board.ts';
import { AnnounceEvent } from '../../ui/events.ts';
import { prefersStillness } from '../../ui/motion.ts';
import { afterPaint } from '../../ui/scheduling/tasks.ts';
import type { BoardScreen } from '../screen/board-screen.ts';
import { animateSolutionLine, animationsUntil, type Run } from './solution-line-animation.ts';

/**
 * The celebration of a finished board: the thread is drawn and the queens turn to beads, then a sheet tells the result.
 * Until the sheet stands, any tap or key skips to it and does nothing else; only a tap on the frame round the screen
 * acts, also where the sheet rises over it. If the player prefers reduced motion, the sheet comes at once.
 */
export abstract class Celebration {
  /** True once the sheet is up. */
  isSettled = false;
  protected readonly host: BoardScreen;
  /** Aborted when the animations are to stop, or have ended. */
  readonly #closing = new AbortController();
  /** Aborted when the sheet stands. */
  readonly #rising = new AbortController();
  /** Aborted when the celebration has ended. */
  readonly #life = new AbortController();

  /** @param host Rendered again when the celebration changes. */
  protected constructor(host: BoardScreen) {
    this.host = host;
  }

  abstract get view(): Partial<BoardView>;

  /** The elements beside the board: the sheet, once it is up. */
  abstract get parts(): TemplateResult | typeof nothing;

  /** True if the result is not new: the sheet comes without animation. */
  abstract readonly isPast: boolean;

  /** Plays the sound and announces the result. Resolves when the content of the sheet is known. */
  protected abstract begin(): void | Promise<void>;

  /** Called when the sheet comes up. */
  protected abstract settle(): void;

  protected close(): void {
    this.host.endCelebration();
  }

  protected get board(): NtBoard {
    return this.host.board;
  }

  /** Plays the animation. Resolves when it has ended. */
  protected animate(board: NtBoard, run: Run, _signal: AbortSignal): Promise<void> {
    return animateSolutionLine(board, run);
  }

  /** Plays the celebration; resolves when the sheet is up or the celebration was ended. */
  async play(): Promise<void> {
    const { signal } = this.#closing;
    const { host, board } = this;
    const begun = this.begin();
    const isStill = prefersStillness();
    const released = !isStill && takeInputs(host, () => this.#closing.abort(), this.#rising.signal);
    if (!this.isPast && !isStill) {
      host.requestUpdate();
      await host.updateComplete;
      await board.updateComplete;
      if (!signal.aborted) await this.animate(board, animationsUntil(signal), signal);
    }
    await begun;
    if (this.#life.signal.aborted) return;
    this.#closing.abort();
    this.isSettled = true;
    this.settle();
    host.requestUpdate();
    await host.updateComplete;
    if (released) await this.#rise(released);
    // Nothing is left to skip: the next input is for the sheet.
    this.#rising.abort();
    this.#closeWhenTapped();
  }

  /**
   * Lets the sheet rise. Resolves when it stands.
   * @param released Resolves when no finger is down that came before the sheet stood.
   */
  async #rise(released: () => Promise<unknown>): Promise<void> {
    const sheet = this.host.renderRoot.querySelector<LitElement>('.sheet');
    const rises = sheet?.getAnimations() ?? [];
    if (!sheet || rises.length === 0) return;
    sheet.toggleAttribute('rising', true);
    await Promise.allSettled(rises.map(({ finished }) => finished));
    await released();
    sheet.toggleAttribute('rising', false);
    // Its controller takes the controls out of use that it covers.
    sheet.requestUpdate();
  }

  /** Ends the celebration, because the board was changed or left or the sheet was closed. */
  end(): void {
    this.#life.abort();
    this.#closing.abort();
    this.#rising.abort();
  }

  /**
   * Closes the sheet at a tap outside it, or at Enter or Space on the board, which does not change until then. Buttons
   * and links keep their function.
   */
  #closeWhenTapped(): void {
    const { signal } = this.#life;
    // The player may have left while the sheet rose.
    if (signal.aborted) return;
    const options = { signal, capture: true };
    let isPressed = false;
    addEventListener('pointerdown', (event) => (isPressed = !isOnControl(event)), options);
    addEventListener('pointerup', () => isPressed && this.close(), options);
    const choose = (event: Event): void => {
      // Closing unlocks the board, which must not take the same event as a move.
      event.stopPropagation();
      event.preventDefault();
      this.close();
      this.host.dispatchEvent(new AnnounceEvent(msg('Result closed.'), 'move'));
    };
    const press = (event: KeyboardEvent): void => {
      // The key that placed the last queen may still be held.
      if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) choose(event);
    };
    this.board.addEventListener('keydown', press, options);
    // Only clicks by assistive technology, which have no detail; pointers are handled above.
    this.board.addEventListener('click', (event) => event.detail > 0 || choose(event), options);
  }
}

/** Returns true if an event is on a sheet, a control, a dialog, a notice or a popover. */
function isOnControl(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof Element &&
        target.matches('.sheet, a, button, label, dialog, nt-notice, [popover]'),
    );
}

/**
 * Calls a function at each key and each tap on an element. Nothing else receives that key or tap until it is released.
 * Keys that only repeat pass, and N, which the words of the win name as the way on.
 * @param element Taps outside it pass.
 * @param signal Ends it.
 * @returns A function that resolves once the last tap is over.
 */
function takeInputs(
  element: EventTarget,
  take: () => void,
  signal: AbortSignal,
): () => Promise<unknown> {
  const waiting = { signal, capture: true };
  let tap: Promise<unknown> = Promise.resolve();
  addEventListener(
    'keydown',
    (event) => {
      if (event.repeat) return;
      if (event.key.toLowerCase() === 'n') {
        take();
        return;
      }
      swallow(event);
      take();
      swallowUntilReleased(event);
    },
    waiting,
  );
  addEventListener(
    'pointerdown',
    (event) => {
      tap = untilReleased(signal);
      if (event.composedPath().includes(element)) {
        swallow(event);
        swallowClick();
      }
      take();
    },
    waiting,
  );
  return () => tap;
}

/** Resolves once a pointer is released, and what it pressed has its click. */
async function untilReleased(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) {
      addEventListener(type, resolve, { signal, capture: true });
    }
    signal.addEventListener('abort', resolve);
  });
  await afterPaint();
}

/** Swallows keys until one is released, because it repeats and a chord goes on. */
function swallowUntilReleased({ code }: KeyboardEvent): void {
  const released = new AbortController();
  const { signal } = released;
  addEventListener('keydown', swallow, { signal, capture: true });
  addEventListener(
    'keyup',
    (event) => {
      // A button is pressed by the release of Space.
      swallow(event);
      if (event.code === code) released.abort();
    },
    { signal, capture: true },
  );
  // The window does not receive the release if it loses the focus.
  addEventListener('blur', () => released.abort(), { signal });
}

/** Swallows the rest of a tap, until the next one begins. */
function swallowClick(): void {
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  addEventListener('mousedown', swallow, options);
  // Clicks by keyboard and assistive technology have no detail.
  addEventListener('click', (event) => event.detail > 0 && swallow(event), options);
  addEventListener('pointerdown', () => over.abort(), options);
}

/** Keeps an event from the page, and from the browser unless it is a shortcut of the browser. */
function swallow(event: Event): void {
  event.stopPropagation();
  const isShortcut =
    event instanceof KeyboardEvent &&
    (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key));
  if (!isShortcut) event.preventDefault();
}
