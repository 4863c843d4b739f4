import { msg } from '@lit/localize';
import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { NtBoard } from './board/board.ts';
import { capturePointer } from './capture-pointer.ts';
import { crossIcon, downIcon, icon } from './icons.ts';

/** CSS pixels that a sheet is dragged at least to be folded or unfolded. */
const PULL = 40;

/** CSS pixels between the board and a sheet below it. */
const GAP = 4;

/** Drawings on the board of what a hint names. */
const NAMED = '.drawing :is(.frame, .choice, .goal, .gone, .struck, .supposed-queen)';

/** Parts of a sheet that it is dragged by. */
const GRIPS = '.head, .top, h2';

/**
 * Fits a sheet below the board, which stays where it is, and folds it down to its title.
 *
 * The sheet gets the room between the board and the lower edge of the window as `--sheet-room`, that below the squares
 * it talks about as `--sheet-clear`, and has the attributes
 * `covers` while it lies over a part of the board and `folded` while only its title is shown. The page gets the height
 * of the sheet as `--sheet`, for what stands above sheets.
 */
export class SheetPlace implements ReactiveController {
  readonly #sheet: ReactiveControllerHost & HTMLElement;
  readonly #resizes = new ResizeObserver(() => this.#fitSoon());
  #life = new AbortController();
  /** The height in the window at which a pointer took hold of the sheet. */
  #heldAt: number | undefined;

  constructor(sheet: ReactiveControllerHost & HTMLElement) {
    this.#sheet = sheet;
    sheet.addController(this);
    sheet.addEventListener('pointerdown', (event) => this.#hold(event));
    sheet.addEventListener('pointermove', (event) => this.#drag(event));
    sheet.addEventListener('pointerup', (event) => this.#release(event));
    sheet.addEventListener('pointercancel', () => this.#letGo());
  }

  hostConnected(): void {
    this.#life = new AbortController();
    addEventListener('resize', () => this.#fit(), this.#life);
    this.#fit();
    this.#resizes.observe(this.#sheet);
    if (this.#board) this.#resizes.observe(this.#board);
  }

  hostUpdated(): void {
    this.#fitSoon();
  }

  hostDisconnected(): void {
    this.#life.abort();
    this.#resizes.disconnect();
    document.documentElement.style.removeProperty('--sheet');
  }

  /**
   * The buttons in the corner of the sheet: one folds and unfolds it, one closes it.
   * @param label The name of the one that closes.
   */
  corner(label: string, close: () => void): TemplateResult {
    return html`<button
        class="icon-button fold"
        aria-label=${this.#isFolded ? msg('Unfold the sheet') : msg('Fold the sheet')}
        @click=${() => this.#fold(!this.#isFolded)}
      >
        ${icon(downIcon)}
      </button>
      <button class="icon-button" aria-label=${label} @click=${close}>${icon(crossIcon)}</button>`;
  }

  get #isFolded(): boolean {
    return this.#sheet.hasAttribute('folded');
  }

  #fold(isFolded: boolean): void {
    this.#sheet.toggleAttribute('folded', isFolded);
    this.#sheet.scrollTop = 0;
    this.#sheet.requestUpdate();
  }

  get #board(): NtBoard | null {
    return (this.#sheet.getRootNode() as ShadowRoot).querySelector('nt-board');
  }

  /** Measures in the next frame: by then the board has drawn what the sheet talks about. */
  #fitSoon(): void {
    const { signal } = this.#life;
    requestAnimationFrame(() => signal.aborted || this.#fit());
  }

  /** Measures the room below the board, and that below the squares that the sheet talks about. */
  #fit(): void {
    const board = this.#board;
    if (!board?.hasUpdated) return;
    const roomBelow = (element: Element): number =>
      innerHeight - element.getBoundingClientRect().bottom - GAP;
    const room = roomBelow(board.parts.view);
    const rooms = [...board.renderRoot.querySelectorAll(NAMED)].map(roomBelow);
    const { style, offsetHeight } = this.#sheet;
    style.setProperty('--sheet-room', `${Math.max(0, room)}px`);
    style.setProperty('--sheet-clear', `${Math.max(0, Math.min(innerHeight, ...rooms))}px`);
    this.#sheet.toggleAttribute('covers', offsetHeight > room + GAP);
    document.documentElement.style.setProperty('--sheet', `${offsetHeight}px`);
  }

  #hold(event: PointerEvent): void {
    const isGrip = event
      .composedPath()
      .some((target) => target instanceof Element && target.matches(GRIPS));
    // As a card in the flow of the page it covers nothing.
    const isFixed = getComputedStyle(this.#sheet).position === 'fixed';
    if (isGrip && isFixed && event.isPrimary && event.button === 0) this.#heldAt = event.clientY;
  }

  #drag(event: PointerEvent): void {
    if (this.#heldAt === undefined) return;
    const way = event.clientY - this.#heldAt;
    // A finger that taps moves a little.
    if (Math.abs(way) > GAP) capturePointer(this.#sheet, event);
    this.#sheet.style.translate = `0 ${this.#isFolded ? 0 : Math.max(0, way)}px`;
  }

  #release({ clientY }: PointerEvent): void {
    const way = clientY - (this.#heldAt ?? clientY);
    this.#letGo();
    if (Math.abs(way) >= PULL) this.#fold(way > 0);
  }

  #letGo(): void {
    this.#heldAt = undefined;
    this.#sheet.style.translate = '';
  }
}
