import { msg } from '@lit/localize';
import { css, html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { afterPaint } from '../../scheduling/tasks.ts';
import type { BoardPoint } from '../../drawing/board-point.ts';
import type { NtBoard } from '../board.ts';
import type { Gestures } from '../input/gestures.ts';
import { LOUPE_HALF, loupePosition } from './loupe-position.ts';

/** The smallest square that a finger aims at and the largest that zooming makes, both in CSS pixels. */
const SMALLEST_SQUARE = 24;
const LARGEST_SQUARE = 48;

/** A query that matches if the device has a touch screen. */
const FINGERS = matchMedia('(any-pointer: coarse)');

/** Styles of the loupe and the zoom, for the board to adopt. */
export const magnifierStyles = css`
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
    /* Opacity hides it without a repaint. */
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
    /* Copies do not repeat the animations of their originals. */
    animation: none !important;
  }
  .view.zoomed {
    overflow: auto;
    scrollbar-width: thin;
  }
  /* The buttons stand beside the board, so that they hide no square. */
  :host([zooms]) {
    --zoom-y: 52px;
    gap: 8px;
  }
  .beside {
    /* A narrow board in the middle leaves room for long words on both sides. */
    justify-self: center;
    min-width: 100%;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  .closer {
    padding: 0 4px;
    font: var(--w-medium) var(--f-13);
    color: var(--ink-2);
  }
  .zoom {
    margin-inline-start: auto;
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
    .beside {
      flex-direction: column;
    }
    .closer {
      writing-mode: vertical-rl;
      padding: 4px 0;
      /* Two lines of large text fit above the buttons. */
      font-size: min(var(--t-13), 17px);
      line-height: 1.25;
    }
    .zoom {
      margin: auto 0 0;
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

/**
 * The loupe and the zoom of boards with small squares. The loupe enlarges what is under a finger and shows it above the
 * finger (n ≥ 9 on a phone). The zoom is for squares that are still too small (n ≥ 17): a tap, a pinch or two buttons
 * make the board larger than its place, and the browser scrolls it.
 */
export class Magnifier {
  /** Makes the touch listeners cancelable, because a pinch on the board must not zoom the page. */
  readonly passive = false;
  readonly #board: NtBoard;
  #loupe: HTMLElement | undefined;
  #squareWidth: number | undefined;
  #pinch: { readonly distance: number; readonly squareWidth: number } | undefined;

  constructor(board: NtBoard) {
    this.#board = board;
  }

  /** True if the board is larger than its place. */
  get zoomed(): boolean {
    return this.factor > 1;
  }

  /** True if the whole board is in view although its squares are too small for a finger. */
  get overview(): boolean {
    return this.needed && !this.zoomed;
  }

  /** The width of the board divided by that of its place. At first the whole board is in view. */
  get factor(): number {
    if (!this.needed || this.#squareWidth === undefined) return 1;
    return this.#squareWidth / this.#board.fittedSquareWidth;
  }

  /** Brings the whole board into view with its next update. */
  fit(): void {
    this.#squareWidth = undefined;
  }

  /** Makes squares large enough to tap, with `point` in the middle of the view. */
  async zoomTo(point: BoardPoint): Promise<void> {
    const { view } = this.#board.parts;
    await this.#setSquareWidth(SMALLEST_SQUARE + 4);
    view.scrollLeft = point.x / this.#board.unitsPerPixel - view.clientWidth / 2;
    view.scrollTop = point.y / this.#board.unitsPerPixel - view.clientHeight / 2;
  }

  /** Scales the board by the distance of two fingers, and keeps the point between them in place. */
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

  /** Renders the loupe, which is visible while a finger aims, and the zoom buttons. */
  render(): TemplateResult {
    return html`<div
        class="loupe"
        aria-hidden="true"
        ${ref((element) => (this.#loupe = element as HTMLElement | undefined))}
      ></div>
      ${this.#renderZoom()}`;
  }

  /** Shows the board as it is now in the loupe, while a finger aims. */
  update(gestures: Gestures): void {
    const loupe = this.#loupe;
    if (!loupe) return;
    const point = this.#pointAimed(gestures);
    loupe.classList.toggle('aims', point !== undefined);
    if (point) showInLoupe(loupe, this.#board, point);
    else if (loupe.hasChildNodes()) void this.#emptyLoupe(loupe);
  }

  /** Empties the loupe after the next paint, so that no tap waits for it. */
  async #emptyLoupe(loupe: HTMLElement): Promise<void> {
    await afterPaint();
    if (!loupe.matches('.aims')) loupe.replaceChildren();
  }

  /** Returns the point that the loupe shows: that of a finger on squares too small for it. */
  #pointAimed({ current, byTouch }: Gestures): BoardPoint | undefined {
    if (!this.#board.aiming || !byTouch) return undefined;
    if (current.kind === 'aim') return current.point;
    return 'start' in current ? current.start : undefined;
  }

  #renderZoom(): TemplateResult | typeof nothing {
    if (!this.needed) return nothing;
    return html`<div class="beside">
      ${this.zoomed ? nothing : html`<span class="closer">${msg('Tap to zoom in')}</span>`}
      <div class="zoom" role="group" aria-label=${msg('Zoom', { desc: 'The name of two buttons' })}>
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
      </div>
    </div>`;
  }

  /** True if the whole board in view would have squares under 24 px and the device has a touch screen. */
  get needed(): boolean {
    const fitted = this.#board.fittedSquareWidth;
    return fitted > 0 && fitted < SMALLEST_SQUARE && FINGERS.matches;
  }

  async #step(ratio: number, { currentTarget }: Event): Promise<void> {
    const box = this.#board.parts.view.getBoundingClientRect();
    const button = currentTarget as HTMLButtonElement;
    const width = this.#board.squareWidth * ratio;
    // The first step from the overview leads to squares that a finger can hit.
    await this.#scaleAround(ratio > 1 ? Math.max(width, SMALLEST_SQUARE) : width, {
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 2,
    });
    // A disabled button would lose the focus.
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
    // Squares between the overview and the smallest tappable size are still too small, so no zoom level lies there.
    this.#squareWidth = bounded < SMALLEST_SQUARE ? undefined : Math.round(bounded);
    this.#board.requestUpdate();
    await this.#board.updateComplete;
  }
}

/** The scale of the loupe relative to the board. */
const ENLARGED = 1.5;

/**
 * Fills a loupe with the board around a point, and places it where the finger does not hide it. It contains copies of
 * the board's own layers, so that the loupe cannot differ from the board.
 */
function showInLoupe(loupe: HTMLElement, board: NtBoard, point: BoardPoint): void {
  const { plane } = board.parts;
  const box = plane.getBoundingClientRect();
  // Offsets from the board's top left corner, in CSS pixels of the board.
  const x = point.x / board.unitsPerPixel;
  const y = point.y / board.unitsPerPixel;
  const window = { width: innerWidth, height: innerHeight };
  const place = loupePosition({ x: box.left + x, y: box.top + y }, window);
  loupe.style.transform = `translate(${place.x - LOUPE_HALF}px, ${place.y - LOUPE_HALF}px)`;

  const left = x * ENLARGED - LOUPE_HALF;
  const top = y * ENLARGED - LOUPE_HALF;
  const copy = plane.cloneNode() as HTMLElement;
  copy.style.width = `${box.width * ENLARGED}px`;
  copy.style.height = `${box.height * ENLARGED}px`;
  copy.style.transform = `translate(${-left}px, ${-top}px)`;
  for (const layer of plane.children) {
    if (layer.matches('.grid')) continue;
    copy.append(
      layer instanceof HTMLCanvasElement
        ? signsAt(board, left, top, box.width * ENLARGED)
        : layer.cloneNode(true),
    );
  }
  loupe.replaceChildren(copy);
}

/** Makes a canvas over the part of the enlarged board that the loupe shows, because a cloned canvas would be empty. */
function signsAt(board: NtBoard, left: number, top: number, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const scale = devicePixelRatio;
  canvas.width = canvas.height = 2 * LOUPE_HALF * scale;
  canvas.style.transform = `translate(${left}px, ${top}px)`;
  const part = { width: width * scale, left: left * scale, top: top * scale };
  const paint = (): void => board.paintSigns(canvas.getContext('2d')!, part);
  paint();
  canvas.addEventListener('contextrestored', paint);
  return canvas;
}
