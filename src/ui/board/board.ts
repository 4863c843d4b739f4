import { html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isSameShape, type Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';
import { LocalizedElement } from '../localized-element.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { afterPaint } from '../scheduling/tasks.ts';
import { squareAtPoint, type BoardPoint } from '../drawing/board-point.ts';
import { differs, type BoardView } from './grid/board-view.ts';
import { boardStyles } from './board.styles.ts';
import { Cells } from './grid/cells.ts';
import { Magnifier, magnifierStyles } from './magnifier/magnifier.ts';
import { ConsiderSquareEvent } from './grid/events.ts';
import { Gestures, type GestureBoard } from './input/gestures.ts';
import { ground } from './layers.ts';
import { drawLines, linesStyles } from './lines.ts';
import { drawSupposed, supposedStyles } from './supposed-drawing.ts';
import type { SignsCanvas } from './signs/signs-canvas.ts';
import { BoardRenderer } from './board-renderer.ts';
import { solutionLineStyles } from './solution-line.styles.ts';

/** The width in CSS pixels of a square that a finger hits without help. */
const EASY_SQUARE = 44;

const PRINT = matchMedia('print');

/**
 * @summary The board: an ARIA grid of squares with one tab stop, and everything on them as drawings. It shows the view
 * that it is given and fires events for what the player does; it changes nothing by itself.
 *
 * A change updates only what differs: the canvas with the signs of the squares, an element for each queen, the SVG of
 * the few lines between queens and, after the paint, the accessible names.
 *
 * @fires nt-toggle-queen - A square was chosen by tap, Space or Enter.
 * @fires nt-suppose-queen - A square was held, or chosen by S, to suppose a queen there.
 * @fires nt-move-queen - A queen was dragged to another square.
 * @fires nt-paint-marks - Squares were marked or unmarked in one stroke.
 * @fires nt-consider-square - Pointer or focus came to a square or left the board.
 * @cssproperty --room-x - The largest width of the board together with what stands beside it.
 * @cssproperty --room-y - The largest height of the board together with what stands below it.
 */
@customElement('nt-board')
export class NtBoard extends LocalizedElement implements GestureBoard {
  static override styles = [
    boardStyles,
    linesStyles,
    supposedStyles,
    solutionLineStyles,
    Cells.styles,
    magnifierStyles,
  ];
  /** The view to show. It must be set before the board is connected. */
  @property({ attribute: false, hasChanged: differs }) view!: BoardView;

  /** The class that draws on the board. Boards of puzzles set another before their first render. */
  surface = BoardRenderer;

  /** The square with the keyboard's focus, or the one that would get it. */
  focusedSquare = 0;

  @state() private width = 0;
  /** The loupe and the zoom; `undefined` until a board with small squares is shown. */
  @state() private magnifier: Magnifier | undefined;

  /** The square under a pointer that hovers, where attacked squares are shaded: what attacks it is drawn. */
  @state() private hovered: Square | undefined;

  readonly #gestures = new Gestures(this);
  readonly #resizes = new ResizeObserver((entries) => this.#onResize(entries));
  /** Repaints the signs when the theme, the contrast or the board style changes; all are attributes of the page. */
  readonly #restyles = new MutationObserver(() => this.#surface.signs.restyle());
  /** A query that changes when the pixel ratio of the screen does. */
  #pixels: MediaQueryList | undefined;
  /** Set in the first update. */
  #surface!: BoardRenderer;
  /** The cells, made after the first paint. The names of ranks and files are their only visible part. */
  #cells!: Promise<Cells>;

  get aiming(): boolean {
    return !this.magnifier?.zoomed && this.squareWidth < EASY_SQUARE;
  }

  get overview(): boolean {
    return this.magnifier?.overview === true;
  }

  get unitsPerPixel(): number {
    return 100 / this.squareWidth;
  }

  /** The width of a square on the screen in CSS pixels; 0 before the first layout. */
  get squareWidth(): number {
    return (this.width * (this.magnifier?.factor ?? 1)) / this.#shape.columns;
  }

  /** The width of a square when the whole board is in view, in CSS pixels. */
  get fittedSquareWidth(): number {
    return this.width / this.#shape.columns;
  }

  pointOf(event: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    const box = this.parts.plane.getBoundingClientRect();
    const scale = (this.#shape.columns * 100) / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  zoomTo(point: BoardPoint): void {
    void this.magnifier?.zoomTo(point);
  }

  /** Focuses a square once the board has rendered; resolves then. */
  async focusOn(square: Square): Promise<void> {
    this.focusedSquare = square;
    await this.updateComplete;
    (await this.#cells).focus(square);
  }

  /** Focuses the square that had the focus last. */
  override focus(): void {
    void this.focusOn(this.focusedSquare);
  }

  /** Adopts the styles of something drawn on the board; a second call with the same styles does nothing. */
  adopt(styles: CSSResult): void {
    adoptStyles(this, styles);
  }

  /** The scroller that shows the board, and the board in it. */
  get parts(): { readonly view: HTMLElement; readonly plane: HTMLElement } {
    return { view: this.#find('.view'), plane: this.#find('.plane') };
  }

  /** Paints the signs of the squares on a canvas that shows a part of the board. */
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
    // The theme may have changed while the board was out of the page.
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

  /** Watches the pixel ratio, which changes on another screen and when the page is zoomed. */
  #followPixels(): void {
    this.#pixels?.removeEventListener('change', this.#onPixels);
    this.#pixels = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#pixels.addEventListener('change', this.#onPixels);
  }

  readonly #onPixels = (): void => {
    this.#followPixels();
    // The observer reports the size of the canvas again when it is observed anew.
    const canvas = this.#find('canvas');
    this.#resizes.unobserve(canvas);
    this.#resizes.observe(canvas);
  };

  /** Repaints the signs, in the colours of paper before printing and in those of the screen after it. */
  readonly #onPrint = (): void => this.#surface.signs.restyle();

  #onResize(entries: readonly ResizeObserverEntry[]): void {
    for (const { target, contentRect } of entries) {
      if (target instanceof HTMLCanvasElement) {
        this.#surface.signs.resize(contentRect.width * devicePixelRatio);
      } else this.width = contentRect.width;
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    if (before && !isSameShape(this.#shape, before.geometry.rules.shape)) this.magnifier?.fit();
    // A board locked during a press does not hear the release.
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
    if (isNewShape) this.#layOut(before?.geometry.rules.shape);
    // A swipe scrolls a board that is larger than its place.
    const swipes = view.swipesMark === true && this.magnifier?.zoomed !== true;
    this.toggleAttribute(
      'capturing',
      gestures.current.kind === 'paint' || view.marking || swipes || this.aiming,
    );
    this.toggleAttribute('complete', view.isComplete);
    this.toggleAttribute('named', view.coordinates);
    this.toggleAttribute('zooms', this.magnifier?.needed === true);
    this.style.setProperty('--zoom', String(this.magnifier?.factor ?? 1));
    this.#surface.show(view, gestures.current, isNewShape ? undefined : before);
    void this.#cells.then((cells) => cells.show(this.view));
    const isSmall = this.width > 0 && this.fittedSquareWidth < EASY_SQUARE;
    if (isSmall) this.magnifier ??= new Magnifier(this);
    this.magnifier?.update(gestures);
  }

  /** Sets the rows and columns from which the styles reserve the board's room. */
  #keepPlace(): void {
    for (const [side, squares] of Object.entries(this.#shape)) {
      this.style.setProperty(`--${side}`, String(squares));
    }
  }

  /** Lays out the squares of a board of another shape. A square with the focus keeps its name, if there is one. */
  #layOut(before: Shape | undefined): void {
    const { rows, columns } = this.#shape;
    this.#keepPlace();
    this.#surface.clear();
    if (before && this.matches(':focus-within')) {
      const rank = before.rows - rowOf(this.focusedSquare, before.columns);
      const column = columnOf(this.focusedSquare, before.columns);
      const row = Math.max(0, rows - rank);
      this.focusedSquare = squareAt(row, Math.min(column, columns - 1), columns);
    }
    this.focusedSquare = Math.min(this.focusedSquare, rows * columns - 1);
    this.#gestures.cancel();
  }

  async #makeCells(): Promise<Cells> {
    await afterPaint();
    return new Cells(this, this.#find('.grid'));
  }

  #onLeave(): void {
    this.hovered = undefined;
    this.dispatchEvent(new ConsiderSquareEvent(undefined));
  }

  #onPointer(event: PointerEvent): void {
    if (!this.view.locked) this.#gestures.handleEvent(event);
    if (event.type === 'pointermove' && event.pointerType !== 'touch') {
      const square = squareAtPoint(this.pointOf(event), this.#shape);
      this.hovered = this.view.stars === 'shade' && event.buttons === 0 ? square : undefined;
      this.dispatchEvent(new ConsiderSquareEvent(square));
    }
  }

  protected override render(): TemplateResult {
    const { rows, columns } = this.#shape;
    const dense = this.squareWidth > 0 && this.squareWidth < EASY_SQUARE;
    return html`<div
        class="view ${this.magnifier?.zoomed ? 'zoomed' : ''} ${dense ? 'dense' : ''}"
        @contextmenu=${(event: Event) => event.preventDefault()}
        @touchstart=${this.magnifier}
        @touchmove=${this.magnifier}
      >
        <div class="plane">
          <svg class="drawing" viewBox="0 0 ${columns * 100} ${rows * 100}" aria-hidden="true">
            ${ground(this.#shape)}
          </svg>
          <canvas class="drawing" aria-hidden="true"></canvas>
          <svg class="drawing" viewBox="0 0 ${columns * 100} ${rows * 100}" aria-hidden="true">
            ${this.view.underlay} ${drawLines(this.view, this.#gestures.current, this.hovered)}
            ${drawSupposed(this.view, this.#gestures.current)}
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
      ${this.magnifier?.render() ?? nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-board': NtBoard;
  }
}
