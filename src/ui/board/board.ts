import { updateWhenLocaleChanges } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import type { CSSResult, PropertyValues, TemplateResult } from 'lit';
import { isSameShape, type Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { DeferredActions } from '../scheduling/deferred.ts';
import { painted } from '../tasks.ts';
import { squareAtPoint, type BoardPoint } from './board-point.ts';
import { differs, type BoardView } from './board-view.ts';
import { boardStyles } from './board.styles.ts';
import { Cells } from './cells.ts';
import type { CloseUp, CloseUpBoard } from './close-up.ts';
import { ConsiderSquareEvent } from './events.ts';
import { Gestures, type GestureBoard } from './gestures.ts';
import { ground } from './layers.ts';
import type { drawLines } from './lines.ts';
import type { SignsCanvas } from './signs-canvas.ts';
import { Surface } from './surface.ts';

/** A finger hits squares of this width without help, in CSS pixels. */
const EASY_SQUARE = 44;

const PRINT = matchMedia('print');

const extras = new DeferredActions(() => import('./extras.ts'));

/**
 * @summary The board: an ARIA grid of squares, one tab stop, with everything on it drawn above.
 * It shows what it is given and says what the player means; it changes nothing by itself.
 *
 * A change touches only what differs: the canvas with what squares carry, an element for each queen, a
 * drawing of the few lines between them, and after the paint the names.
 *
 * @fires nt-toggle-queen - A square was chosen by tap, Space or Enter.
 * @fires nt-move-queen - A queen was dragged to another square.
 * @fires nt-paint-marks - Squares were marked or unmarked in one stroke.
 * @fires nt-consider-square - Pointer or focus came to a square or left the board.
 * @cssproperty --room-x - The most width the board may take, with all that stands beside it.
 * @cssproperty --room-y - The most height.
 */
export class NtBoard extends LitElement implements GestureBoard, CloseUpBoard {
  static override styles = boardStyles;
  // Not by decorators: the first view would have to load what makes them.
  static override properties = {
    view: { attribute: false, hasChanged: differs },
    width: { state: true },
    closeUp: { state: true },
    drawLines: { state: true },
  };

  /** What is shown; given before the board is in the page. */
  view!: BoardView;

  /** What draws on the board; boards of puzzles are given another before they are first shown. */
  surface = Surface;

  /** The square with the keyboard's focus, or the one that would get it. */
  focusedSquare = 0;

  private width = 0;
  /** The loupe and the zoom, once a board with small squares has been seen. */
  private closeUp: CloseUp | undefined;
  /** What draws lines, from soon after the first paint on: an empty board has none. */
  private drawLines: typeof drawLines | undefined;

  readonly #gestures = new Gestures(this);
  readonly #resizes = new ResizeObserver((entries) => this.#onResize(entries));
  /** The theme, the contrast and the board style are attributes of the page. */
  readonly #restyles = new MutationObserver(() => this.#surface.signs.restyle());
  /** Whether the screen has as many pixels as it had. */
  #pixels: MediaQueryList | undefined;
  /** There from the first update on. */
  #surface!: Surface;
  /** They come after the first paint: of what is seen, only the names of ranks and files are in them. */
  #cells!: Promise<Cells>;

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  get aiming(): boolean {
    return !this.closeUp?.zoomed && this.squareWidth < EASY_SQUARE;
  }

  get overview(): boolean {
    return this.closeUp?.overview === true;
  }

  get unitsPerPixel(): number {
    return 100 / this.squareWidth;
  }

  get squareWidth(): number {
    return (this.width * (this.closeUp?.factor ?? 1)) / this.#shape.columns;
  }

  get fittedSquareWidth(): number {
    return this.width / this.#shape.columns;
  }

  pointOf(event: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    const box = this.parts.plane.getBoundingClientRect();
    const scale = (this.#shape.columns * 100) / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  comeCloser(point: BoardPoint): void {
    void this.closeUp?.closeTo(point);
  }

  /** Sets the focus on a square, for example the next free one. */
  focusOn(square: Square): void {
    this.focusedSquare = square;
    void this.updateComplete.then(async () => (await this.#cells).focus(square));
  }

  /** Sets the focus on the square that had it last. */
  override focus(): void {
    this.focusOn(this.focusedSquare);
  }

  /** Takes on the looks of something drawn on the board, once. */
  adopt(styles: CSSResult): void {
    adoptStyles(this, styles);
  }

  /** The scroller that shows the board, and the board in it. */
  get parts(): { readonly view: HTMLElement; readonly plane: HTMLElement } {
    return { view: this.#find('.view'), plane: this.#find('.plane') };
  }

  /** Paints what the squares carry on a canvas that shows a part of the board. */
  paintSigns(...place: Parameters<SignsCanvas['paintOn']>): void {
    this.#surface.signs.paintOn(...place);
  }

  #find(selector: string): HTMLElement {
    return this.renderRoot.querySelector(selector)!;
  }

  get #shape(): Shape {
    return this.view.geometry.rules.shape;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) return;
    this.#observe();
    // The theme may have changed meanwhile.
    this.#surface.signs.restyle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
    this.#restyles.disconnect();
    this.#pixels?.removeEventListener('change', this.#onPixels);
    PRINT.removeEventListener('change', this.#onPrint);
    this.#gestures.cancel();
  }

  #observe(): void {
    this.#resizes.observe(this.parts.view);
    this.#resizes.observe(this.#find('canvas'));
    this.#followPixels();
    const attributeFilter = ['data-theme', 'data-contrast', 'data-board'];
    this.#restyles.observe(document.documentElement, { attributeFilter });
    PRINT.addEventListener('change', this.#onPrint);
  }

  /** Follows how many pixels of the screen the canvas has: others on another screen, and in a page that is zoomed. */
  #followPixels(): void {
    this.#pixels?.removeEventListener('change', this.#onPixels);
    this.#pixels = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#pixels.addEventListener('change', this.#onPixels);
  }

  readonly #onPixels = (): void => {
    this.#followPixels();
    // Observed anew, the canvas tells its size once more.
    const canvas = this.#find('canvas');
    this.#resizes.unobserve(canvas);
    this.#resizes.observe(canvas);
  };

  /** Paints the signs in the colours of paper, and in those of the screen again. */
  readonly #onPrint = (): void => this.#surface.signs.restyle();

  #onResize(entries: readonly ResizeObserverEntry[]): void {
    for (const { target, contentRect } of entries) {
      if (target instanceof HTMLCanvasElement) {
        this.#surface.signs.resize(contentRect.width * devicePixelRatio);
      } else this.width = contentRect.width;
    }
  }

  protected override willUpdate(): void {
    // A press may last until the board takes none: its release is not heard then.
    if (this.view.locked) this.#gestures.cancel();
  }

  protected override firstUpdated(): void {
    this.#surface = new this.surface(this.shadowRoot!);
    this.#cells = this.#makeCells();
    this.#observe();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { view } = this;
    const shape = this.#shape;
    const gestures = this.#gestures;
    const before = changed.get('view');
    const isNewShape =
      changed.has('view') && !(before && isSameShape(shape, before.geometry.rules.shape));
    if (isNewShape) this.#layOut();
    this.toggleAttribute('held', gestures.current.kind === 'paint' || view.marking || this.aiming);
    this.toggleAttribute('ripe', view.ripe);
    this.toggleAttribute('named', view.coordinates);
    this.toggleAttribute('zooms', this.closeUp?.needed === true);
    this.style.setProperty('--zoom', String(this.closeUp?.factor ?? 1));
    this.#surface.show(view, gestures.current, isNewShape ? undefined : before);
    void this.#cells.then((cells) => {
      cells.show(this.view);
      // Where they did not come they are asked for again with every change.
      if (!this.drawLines) void this.#loadExtras();
    });
    const isSmall = this.width > 0 && this.fittedSquareWidth < EASY_SQUARE;
    if (isSmall && !this.closeUp) void this.#comeClose();
    this.closeUp?.update(gestures);
  }

  /** Takes as much room as the board needs. */
  #keepPlace(): void {
    for (const [side, squares] of Object.entries(this.#shape)) {
      this.style.setProperty(`--${side}`, String(squares));
    }
  }

  /** Lays the squares of a board of another shape out. */
  #layOut(): void {
    const { rows, columns } = this.#shape;
    this.#keepPlace();
    this.#surface.clear();
    this.focusedSquare = Math.min(this.focusedSquare, rows * columns - 1);
    this.#gestures.cancel();
  }

  async #makeCells(): Promise<Cells> {
    await painted();
    this.adopt(Cells.styles);
    return new Cells(this, this.#find('.grid'));
  }

  async #loadExtras(): Promise<void> {
    const part = await extras.load();
    if (part) this.adopt(part.linesStyles);
    this.drawLines = part?.drawLines;
  }

  async #comeClose(): Promise<void> {
    const part = await extras.load();
    if (!part || this.closeUp) return;
    this.adopt(part.closeUpStyles);
    this.closeUp = new part.CloseUp(this);
  }

  #onLeave(): void {
    this.dispatchEvent(new ConsiderSquareEvent(undefined));
  }

  #onPointer(event: PointerEvent): void {
    if (!this.view.locked) this.#gestures.handleEvent(event);
    if (event.type === 'pointermove' && event.pointerType !== 'touch') {
      const square = squareAtPoint(this.pointOf(event), this.#shape);
      this.dispatchEvent(new ConsiderSquareEvent(square));
    }
  }

  protected override render(): TemplateResult {
    const { rows, columns } = this.#shape;
    const dense = this.squareWidth > 0 && this.squareWidth < EASY_SQUARE;
    return html`<div
        class="view ${this.closeUp?.zoomed ? 'zoomed' : ''} ${dense ? 'dense' : ''}"
        @contextmenu=${(event: Event) => event.preventDefault()}
        @touchstart=${this.closeUp}
        @touchmove=${this.closeUp}
      >
        <div class="plane">
          <svg class="drawing" viewBox="0 0 ${columns * 100} ${rows * 100}" aria-hidden="true">
            ${ground(this.#shape)}
          </svg>
          <canvas class="drawing" aria-hidden="true"></canvas>
          <svg class="drawing" viewBox="0 0 ${columns * 100} ${rows * 100}" aria-hidden="true">
            ${this.view.underlay} ${this.drawLines?.(this.view, this.#gestures.current)}
          </svg>
          <div class="queens" aria-hidden="true"></div>
          <div
            class="grid"
            role="grid"
            aria-rowcount=${rows}
            aria-colcount=${columns}
            @pointerdown=${this.#onPointer}
            @pointermove=${this.#onPointer}
            @pointerup=${this.#onPointer}
            @pointercancel=${this.#onPointer}
            @pointerleave=${this.#onLeave}
            @focusout=${this.#onLeave}
          ></div>
        </div>
      </div>
      ${this.closeUp?.render() ?? nothing} ${this.view.ghost?.tip ?? nothing}`;
  }
}

customElements.define('nt-board', NtBoard);

declare global {
  interface HTMLElementTagNameMap {
    'nt-board': NtBoard;
  }
}
