import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { painted } from '../tasks.ts';
import type { BoardPoint } from './board-point.ts';
import type { Gestures } from './gestures.ts';
import { showInLoupe, type LoupeBoard } from './loupe.ts';

/** The smallest square a finger aims at, and the largest that zooming makes, in CSS pixels. */
const SMALLEST_SQUARE = 24;
const LARGEST_SQUARE = 48;

/** Whether there may be fingers. */
const FINGERS = matchMedia('(any-pointer: coarse)');

/** The looks of the loupe and the zoom, for the board to take on with them. */
export const closeUpStyles = css`
  .loupe {
    position: fixed;
    z-index: 5;
    left: 0;
    top: 0;
    width: 112px;
    height: 112px;
    border-radius: 50%;
    overflow: hidden;
    pointer-events: none;
    background: var(--paper);
    box-shadow:
      0 0 0 3px var(--ink),
      var(--sh-2);
    /* Taken from sight without painting anything anew. */
    opacity: 0;
    will-change: opacity;
  }
  .loupe.aims {
    opacity: 1;
  }
  .loupe .plane {
    position: absolute;
  }
  .loupe canvas {
    width: 112px;
    height: 112px;
  }
  .loupe * {
    /* What is copied is drawn already. */
    animation: none !important;
  }
  .view.zoomed {
    overflow: auto;
    scrollbar-width: thin;
  }
  /* The buttons stand beside the board, where they hide no square of it. */
  :host([zooms]) {
    --zoom-y: 52px;
    gap: 8px;
  }
  .zoom {
    justify-self: end;
    display: flex;
    border-radius: var(--r-full);
    background: var(--surface);
    box-shadow: inset 0 0 0 1.5px var(--line-strong);
  }
  @media (min-width: 900px), (orientation: landscape) and (min-width: 400px) {
    :host([zooms]) {
      --zoom-x: 52px;
      --zoom-y: 0px;
      grid-auto-flow: column;
    }
    .zoom {
      align-self: end;
      flex-direction: column-reverse;
    }
  }
  .zoom button {
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ink);
    font: var(--w-medium) 22px/1 var(--font-ui);
    cursor: pointer;
    touch-action: manipulation;
  }
  .zoom button:disabled {
    color: var(--ink-3);
    opacity: 0.5;
  }
  .zoom button:focus-visible {
    outline: 3px solid var(--focus);
  }
`;

/** What the close-up needs to know of the board it enlarges. */
export interface CloseUpBoard extends LoupeBoard {
  /** Whether a finger's square is too small to hit without help. */
  readonly aiming: boolean;
  /** The width of a square as it is on the screen, in CSS pixels; 0 before the first layout. */
  readonly squareWidth: number;
  /** The width of a square when the whole board is in view, in CSS pixels. */
  readonly fittedSquareWidth: number;
  /** The scroller that shows the board, and the board in it. */
  readonly parts: { readonly view: HTMLElement; readonly plane: HTMLElement };
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
  pointOf(event: { readonly clientX: number; readonly clientY: number }): BoardPoint;
}

/**
 * For boards whose squares are small. The loupe shows what is under a finger enlarged above it
 * (n ≥ 9 on a phone). The zoom makes the board larger than its place where squares would be too
 * small even so (n ≥ 17): panning is the browser's own scrolling; a pinch and two buttons change how
 * near it is. Loaded when first needed.
 */
export class CloseUp {
  /** As an event listener: a pinch on the board must not become a pinch of the page. */
  readonly passive = false;
  readonly #board: CloseUpBoard;
  #loupe: HTMLElement | undefined;
  #squareWidth: number | undefined;
  #pinch: { readonly distance: number; readonly squareWidth: number } | undefined;

  constructor(board: CloseUpBoard) {
    this.#board = board;
  }

  /** Whether the board is larger than its place. */
  get zoomed(): boolean {
    return this.factor > 1;
  }

  /** Whether the whole board is in view although its squares are too small for a finger. */
  get overview(): boolean {
    return this.needed && !this.zoomed;
  }

  /** How many times wider than its place the board is; it begins near enough for fingers. */
  get factor(): number {
    if (!this.needed) return 1;
    return (this.#squareWidth ?? SMALLEST_SQUARE) / this.#board.fittedSquareWidth;
  }

  /** Makes squares large enough to tap, with `point` in the middle of the view. */
  async closeTo(point: BoardPoint): Promise<void> {
    const { view } = this.#board.parts;
    await this.#setSquareWidth(SMALLEST_SQUARE + 4);
    view.scrollLeft = point.x / this.#board.unitsPerPixel - view.clientWidth / 2;
    view.scrollTop = point.y / this.#board.unitsPerPixel - view.clientHeight / 2;
  }

  /** Follows two fingers: how far they are apart scales, where they are stays under them. */
  handleEvent(event: TouchEvent): void {
    if (event.touches.length !== 2) {
      this.#pinch = undefined;
      return;
    }
    if (!this.needed) return;
    const [a, b] = [event.touches[0]!, event.touches[1]!];
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (event.type === 'touchstart' || !this.#pinch) {
      this.#pinch = { distance, squareWidth: this.#board.squareWidth };
      return;
    }
    if (event.cancelable) event.preventDefault();
    void this.#scaleAround((this.#pinch.squareWidth * distance) / this.#pinch.distance, {
      clientX: (a.clientX + b.clientX) / 2,
      clientY: (a.clientY + b.clientY) / 2,
    });
  }

  /** The loupe, which is seen while a finger aims, and the buttons of the zoom. */
  render(): TemplateResult {
    return html`<div
        class="loupe"
        aria-hidden="true"
        ${ref((element) => (this.#loupe = element as HTMLElement | undefined))}
      ></div>
      ${this.#renderZoom()}`;
  }

  /** Shows in the loupe what is on the board by now, while a finger aims. */
  update(gestures: Gestures): void {
    const loupe = this.#loupe;
    if (!loupe) return;
    const point = this.#pointAimed(gestures);
    loupe.classList.toggle('aims', point !== undefined);
    if (point) showInLoupe(loupe, this.#board, point);
    else if (loupe.hasChildNodes()) void this.#emptyLoupe(loupe);
  }

  /** Empties the loupe when what the finger did is on the screen: a tap waits for nothing. */
  async #emptyLoupe(loupe: HTMLElement): Promise<void> {
    await painted();
    if (!loupe.matches('.aims')) loupe.replaceChildren();
  }

  /** What the loupe shows: where a finger is on squares too small for it. */
  #pointAimed({ current, byTouch }: Gestures): BoardPoint | undefined {
    if (!this.#board.aiming || !byTouch) return undefined;
    if (current.kind === 'aim') return current.point;
    return current.kind === 'press' || current.kind === 'lines' ? current.start : undefined;
  }

  #renderZoom(): TemplateResult | typeof nothing {
    if (!this.needed) return nothing;
    return html`<div class="zoom" role="group" aria-label=${msg('Zoom')}>
      <button
        aria-label=${msg('Smaller squares')}
        ?disabled=${!this.zoomed}
        @click=${(event: Event) => void this.#step(1 / 1.5, event)}
      >
        −
      </button>
      <button
        aria-label=${msg('Larger squares')}
        ?disabled=${this.#board.squareWidth >= LARGEST_SQUARE}
        @click=${(event: Event) => void this.#step(1.5, event)}
      >
        +
      </button>
    </div>`;
  }

  /** Whether the whole board in view would have squares under 24 px, and there may be fingers. */
  get needed(): boolean {
    const fitted = this.#board.fittedSquareWidth;
    return fitted > 0 && fitted < SMALLEST_SQUARE && FINGERS.matches;
  }

  async #step(ratio: number, { currentTarget }: Event): Promise<void> {
    const box = this.#board.parts.view.getBoundingClientRect();
    const button = currentTarget as HTMLButtonElement;
    const width = this.#board.squareWidth * ratio;
    // From the whole board the first step leads to squares that a finger hits, however small they are.
    await this.#scaleAround(ratio > 1 ? Math.max(width, SMALLEST_SQUARE) : width, {
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 2,
    });
    // At the end of its way it would take the focus with it.
    if (button.disabled) button.parentElement!.querySelector<HTMLElement>(':enabled')?.focus();
  }

  async #scaleAround(
    squareWidth: number,
    centre: { readonly clientX: number; readonly clientY: number },
  ): Promise<void> {
    const point = this.#board.pointOf(centre);
    const { view } = this.#board.parts;
    const box = view.getBoundingClientRect();
    await this.#setSquareWidth(squareWidth);
    view.scrollLeft = point.x / this.#board.unitsPerPixel - (centre.clientX - box.left);
    view.scrollTop = point.y / this.#board.unitsPerPixel - (centre.clientY - box.top);
  }

  async #setSquareWidth(width: number): Promise<void> {
    const bounded = Math.min(LARGEST_SQUARE, width);
    // Between the overview and the first tappable size there is nothing worth stopping at.
    this.#squareWidth =
      bounded < SMALLEST_SQUARE ? this.#board.fittedSquareWidth : Math.round(bounded);
    this.#board.requestUpdate();
    await this.#board.updateComplete;
  }
}
