import { msg } from '@lit/localize';
import {
  html,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { NtBoard } from '../board/board.ts';
import { capturePointer } from '../capture-pointer.ts';
import { FocusLostEvent, speakAfter } from '../keep-focus.ts';
import { crossIcon, downIcon, icon } from '../drawing/icons.ts';

/** Close Watcher API, which TypeScript's library lacks: it hears Android's Back. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** The least distance in CSS pixels of a drag that folds or unfolds a sheet. */
const PULL = 40;

/** The gap in CSS pixels between the board and a sheet below it. */
const GAP = 4;

/** The least height of a control, in CSS pixels. */
const CONTROL = 44;

/** The property of a board with the height that a sheet leaves it. */
const ABOVE = '--above-sheet';

/** A selector of the targets of a hint on the board. */
const TARGETS = '.drawing .goal';

/** A selector of controls and of elements that hold some. */
const CONTROLS = 'a, button, input, nt-play-clock, nt-board';

/** A selector of the buttons that a board has below or beside its squares. */
const ZOOM = '.zoom button';

/** A selector of the parts by which a sheet is dragged. */
const GRIPS = '.head, .top, h2';

/**
 * Fits a sheet below the board, which does not move, and folds the sheet down to its title.
 *
 * It sets `--sheet-room` on the sheet to the room between the board and the lower edge of the window, and
 * `--sheet-clear` to the room below the target of a hint. The sheet has the attribute `covers` while it lies
 * over a part of the board, and `folded` while only its title is shown. While it has the attribute `rising`, it covers no
 * control for the finger. The page gets the height of the sheet as
 * `--sheet`, for elements that stand above sheets. A sheet that shows itself whole makes the board smaller where it
 * would cover it: the board gets the height that is left for it as `--above-sheet`.
 */
export class SheetPosition implements ReactiveController {
  readonly #sheet: ReactiveControllerHost & HTMLElement;
  readonly #isWhole: boolean;
  readonly #resizes = new ResizeObserver(() => this.#fitSoon());
  #life = new AbortController();
  /** Closes the sheet. */
  #close: () => void = () => undefined;
  /** The board that was made smaller. */
  #shrunk: NtBoard | undefined;
  /** Controls under the sheet, which keys and screen readers do not reach meanwhile. */
  #under: readonly HTMLElement[] = [];
  /** The vertical position of the pointer in the window when it grabbed the sheet. */
  #heldAt: number | undefined;

  /** @param isWhole True if the board gives way to the sheet, so that neither is cut. */
  constructor(sheet: ReactiveControllerHost & HTMLElement, isWhole = false) {
    this.#sheet = sheet;
    this.#isWhole = isWhole;
    sheet.addController(this);
    sheet.addEventListener('pointerdown', (event) => this.#hold(event));
    sheet.addEventListener('pointermove', (event) => this.#drag(event));
    sheet.addEventListener('pointerup', (event) => this.#release(event));
    sheet.addEventListener('pointercancel', () => this.#letGo());
  }

  hostConnected(): void {
    this.#life = new AbortController();
    this.#closeOnBack(this.#life.signal);
    addEventListener('resize', () => this.#fit(), this.#life);
    // A scrolled page brings controls out from under the sheet. A scroll event does not leave its shadow root.
    for (const root of this.#roots) {
      const { signal } = this.#life;
      root.addEventListener('scroll', () => this.#disableCovered(), { capture: true, signal });
    }
    this.#fit();
    this.#resizes.observe(this.#sheet);
    if (this.#board) this.#resizes.observe(this.#board);
  }

  /** Lets Android's Back close the sheet, as it does dialogs and menus by itself. Does nothing in other browsers. */
  #closeOnBack(signal: AbortSignal): void {
    const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => this.#close());
    signal.addEventListener('abort', () => watcher.destroy());
  }

  hostUpdated(): void {
    this.#fitSoon();
  }

  hostDisconnected(): void {
    this.#life.abort();
    this.#resizes.disconnect();
    document.documentElement.style.removeProperty('--sheet');
    this.#shrunk?.style.removeProperty(ABOVE);
    for (const control of this.#under) control.inert = false;
    this.#under = [];
  }

  /**
   * Renders the buttons in the corner of the sheet: one folds and unfolds it, one closes it.
   * @param label The name of the button that closes.
   */
  corner(label: string, close: () => void): TemplateResult {
    this.#close = close;
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

  /** False for a card in the flow of the page, which is scrolled with it and covers nothing. */
  get #isFixed(): boolean {
    return getComputedStyle(this.#sheet).position === 'fixed';
  }

  #fold(isFolded: boolean): void {
    this.#sheet.toggleAttribute('folded', isFolded);
    this.#sheet.scrollTop = 0;
    this.#sheet.requestUpdate();
  }

  get #board(): NtBoard | null {
    return (this.#sheet.getRootNode() as ShadowRoot).querySelector('nt-board');
  }

  /** The shadow roots around the sheet, from its own outwards. */
  get #roots(): ShadowRoot[] {
    const roots: ShadowRoot[] = [];
    let root = this.#sheet.getRootNode();
    for (; root instanceof ShadowRoot; root = root.host.getRootNode()) roots.push(root);
    return roots;
  }

  /** Measures in the next frame, when the board has drawn the hint. */
  #fitSoon(): void {
    const { signal } = this.#life;
    requestAnimationFrame(() => signal.aborted || this.#fit());
  }

  /** Measures the room below the board, and that below the target of a hint. */
  #fit(): void {
    const board = this.#board;
    if (!board?.hasUpdated) return;
    const roomBelow = (element: Element): number =>
      innerHeight - noticeRoom() - element.getBoundingClientRect().bottom - GAP;
    this.#shrunk?.style.removeProperty(ABOVE);
    const { view } = board.parts;
    const room = roomBelow(view);
    const rooms = [...board.renderRoot.querySelectorAll(TARGETS)].map(roomBelow);
    const { style } = this.#sheet;
    style.setProperty('--sheet-room', `${Math.max(0, room)}px`);
    style.setProperty('--sheet-clear', `${Math.max(0, Math.min(innerHeight, ...rooms))}px`);
    const { offsetHeight } = this.#sheet;
    const covers = offsetHeight > room + GAP;
    const box = view.getBoundingClientRect();
    const { left, right } = this.#sheet.getBoundingClientRect();
    if (covers && this.#isWhole && left < box.right && right > box.left) {
      this.#shrunk = board;
      board.style.setProperty(ABOVE, `${innerHeight - box.top - offsetHeight - GAP}px`);
    }
    this.#sheet.toggleAttribute('covers', covers && offsetHeight > roomBelow(view) + GAP);
    document.documentElement.style.setProperty('--sheet', `${offsetHeight}px`);
    const rest = this.#disableAtRest();
    // The board and the sheet keep the focus.
    if (![board, this.#sheet].some((part) => part.matches(':focus-within'))) speakAfter(rest);
  }

  /** Waits until the sheet has risen. */
  async #disableAtRest(): Promise<void> {
    const { signal } = this.#life;
    await Promise.allSettled(this.#sheet.getAnimations().map(({ finished }) => finished));
    if (!signal.aborted) this.#disableCovered();
  }

  /**
   * Makes the controls inert whose middle is under the sheet, and a board of which less than a quarter is in sight. One
   * that has the focus hands it to the sheet.
   */
  #disableCovered(): void {
    if (this.#sheet.hasAttribute('rising')) return;
    const sheet = this.#sheet.getBoundingClientRect();
    // Under a sheet that leaves no control room below it, controls below the window would come up when it is scrolled.
    const isAtEdge = this.#isFixed && innerHeight - noticeRoom() - sheet.bottom < CONTROL;
    const end = isAtEdge ? Infinity : sheet.bottom;
    const isUnder = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const share = control === this.#board ? 1 / 4 : 1 / 2;
      const [x, y] = [(left + right) / 2, top + share * (bottom - top)];
      return x > sheet.left && x < sheet.right && y > sheet.top && y < end;
    };
    const controls = this.#roots.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(CONTROLS),
    ]);
    controls.push(...(this.#board?.renderRoot.querySelectorAll<HTMLElement>(ZOOM) ?? []));
    // An open menu stands above the sheet.
    const under = controls.filter((one) => isUnder(one) && !one.closest('[popover]'));
    const hadFocus = under.some((control) => control.matches(':focus-within'));
    for (const control of this.#under) control.inert = under.includes(control);
    for (const control of under) control.inert = true;
    this.#under = under;
    if (hadFocus) this.#sheet.dispatchEvent(new FocusLostEvent());
  }

  #hold(event: PointerEvent): void {
    const isGrip = event
      .composedPath()
      .some((target) => target instanceof Element && target.matches(GRIPS));
    if (isGrip && this.#isFixed && event.isPrimary && event.button === 0)
      this.#heldAt = event.clientY;
  }

  #drag(event: PointerEvent): void {
    if (this.#heldAt === undefined) return;
    const way = event.clientY - this.#heldAt;
    // A finger moves a little during a tap.
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

/** Returns the height in CSS pixels that a notice takes at the lower edge of the window (`app/notices.ts`). */
function noticeRoom(): number {
  return parseFloat(document.documentElement.style.getPropertyValue('--notice')) || 0;
}
