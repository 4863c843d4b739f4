import { msg, str, updateWhenLocaleChanges } from '@lit/localize';
import {
  html,
  LitElement,
  nothing,
  svg,
  type CSSResult,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { conflictsOf, coverOf, type Conflict } from '../../core/attacks.ts';
import { columnOf, fileName, rankName, rowOf, squareAt, type Square } from '../../core/square.ts';
import { hollowQueenGlyph, queenGlyph } from '../queen.ts';
import { boardStyles } from './board.styles.ts';
import {
  drawConflict,
  drawLines,
  drawMarks,
  drawStars,
  drawTints,
  squaresBetween,
  toCentre,
  type Drawing,
} from './drawing.ts';
import { ConsiderSquareEvent, PaintMarksEvent, ToggleQueenEvent } from './events.ts';
import { Gestures, type BoardPoint, type GestureBoard } from './gestures.ts';
import { squareLabels } from './labels.ts';
import type { CloseUp } from './close-up.ts';

const NO_SQUARES: readonly Square[] = [];

/** A finger hits squares of this width without help, in CSS pixels. */
const EASY_SQUARE = 44;

/**
 * @summary The board: an ARIA grid of squares, one tab stop, with everything on it drawn above.
 * It shows what it is given and says what the player means; it changes nothing by itself.
 *
 * @fires nt-toggle-queen - A square was chosen by tap, Space or Enter.
 * @fires nt-move-queen - A queen was dragged to another square.
 * @fires nt-paint-marks - Squares were marked or unmarked in one stroke.
 * @fires nt-consider-square - Pointer or focus came to a square or left the board.
 * @cssproperty --board-side - The most width the board may take.
 */
@customElement('nt-board')
export class NtBoard extends LitElement implements GestureBoard {
  static override styles = boardStyles;

  /** Rows and columns, 1 … 32. */
  @property({ type: Number }) size = 8;
  /** Squares with a queen, the newest last. */
  @property({ attribute: false }) queens = NO_SQUARES;
  /** Squares the player excluded. */
  @property({ attribute: false }) marks = NO_SQUARES;
  /** Queens that Reveal put there. */
  @property({ attribute: false }) revealed = NO_SQUARES;
  /** Whether covered squares carry a star. */
  @property({ type: Boolean }) stars = false;
  /** Whether files and ranks are written along the edges. */
  @property({ type: Boolean }) coordinates = false;
  /** Whether a tap marks instead of placing. */
  @property({ type: Boolean }) marking = false;
  /** Whether the player can change nothing for now. */
  @property({ type: Boolean }) locked = false;
  /** Whether the queens are beads on a thread: the board is solved. */
  @property({ type: Boolean, reflect: true }) ripe = false;
  /** Drawn over the squares and under the queens: a hint, a thread. */
  @property({ attribute: false }) underlay: Drawing = nothing;
  /** Squares whose star would be in the way of the underlay. */
  @property({ attribute: false }) uncluttered: ReadonlySet<Square> = new Set();
  /** A square to show a queen on who is not there. */
  @property({ attribute: false }) ghost: Square | undefined;
  /** What is said above the ghost. */
  @property({ attribute: false }) tip: TemplateResult | typeof nothing = nothing;

  /** The queens that see another. */
  inConflict: ReadonlySet<Square> = new Set();

  @state() private focusSquare = 0;
  @state() private width = 0;
  /** The loupe and the zoom, once a board with small squares has been seen. */
  @state() private closeUp: CloseUp | undefined;

  private readonly gestures = new Gestures(this);
  private readonly resizes = new ResizeObserver(([entry]) => {
    this.width = entry!.contentRect.width;
  });
  private conflicts: readonly Conflict[] = [];
  private cover: Uint8Array = new Uint8Array();
  private labels: readonly string[] = [];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  /** Whether squares are too small for a finger to hit without the loupe. */
  get aiming(): boolean {
    return !this.zoomed && this.squareWidth < EASY_SQUARE;
  }

  /** Whether a tap should come closer instead of placing. */
  get overview(): boolean {
    return this.closeUp?.overview === true;
  }

  /** How many board units a CSS pixel is. */
  get unitsPerPixel(): number {
    return 100 / this.squareWidth;
  }

  /** The width of a square as it is on the screen, in CSS pixels; 0 before the first layout. */
  get squareWidth(): number {
    return (this.width * (this.closeUp?.factor ?? 1)) / this.size;
  }

  /** The width of a square when the whole board is in view, in CSS pixels. */
  get fittedSquareWidth(): number {
    return this.width / this.size;
  }

  /** Whether a queen on the square would be seen by none and see none. */
  isFree(square: Square): boolean {
    return this.cover[square] === 0 && !this.queens.includes(square);
  }

  pointOf(event: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    const box = this.parts.plane.getBoundingClientRect();
    const scale = (this.size * 100) / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  squareAtPoint({ x, y }: BoardPoint): Square | undefined {
    const end = this.size * 100;
    if (!(x >= 0 && y >= 0 && x < end && y < end)) return undefined;
    return squareAt(Math.floor(y / 100), Math.floor(x / 100), this.size);
  }

  /** Makes squares large enough for a finger around a point. */
  comeCloser(point: BoardPoint): void {
    void this.closeUp?.closeTo(point);
  }

  /** Sets the focus on a square, for example the next free one. */
  focusOn(square: Square): void {
    this.focusSquare = square;
    void this.updateComplete.then(() => this.cell(square)?.focus());
  }

  /** Sets the focus on the square that had it last. */
  override focus(): void {
    this.focusOn(this.focusSquare);
  }

  /** Takes on the looks of something drawn on the board, once. */
  adopt({ styleSheet }: CSSResult): void {
    const { adoptedStyleSheets } = this.shadowRoot!;
    if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.push(styleSheet!);
  }

  /** The square with the keyboard's focus, or the one that would get it. */
  get focusedSquare(): Square {
    return this.focusSquare;
  }

  /** Where a square is on the screen, in CSS pixels from the top left of the viewport. */
  boxOf(square: Square): DOMRect {
    return this.cell(square)!.getBoundingClientRect();
  }

  /** The scroller that shows the board, and the board in it. */
  get parts(): { readonly view: HTMLElement; readonly plane: HTMLElement } {
    const part = (selector: string): HTMLElement => this.renderRoot.querySelector(selector)!;
    return { view: part('.view'), plane: part('.plane') };
  }

  private cell(square: Square): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`.cell[data-square="${square}"]`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.resizes.observe(this.parts.view);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizes.disconnect();
    this.gestures.cancel();
  }

  protected override firstUpdated(): void {
    this.resizes.observe(this.parts.view);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('size')) {
      this.style.setProperty('--columns', String(this.size));
      this.focusSquare = Math.min(this.focusSquare, this.size * this.size - 1);
      this.gestures.cancel();
    }
    if (changed.has('size') || changed.has('queens')) {
      this.conflicts = conflictsOf(this.queens, this.size);
      this.inConflict = new Set(this.conflicts.flatMap(({ newer, older }) => [newer, older]));
      this.cover = coverOf(this.queens, this.size);
    }
    this.labels = squareLabels(this);
    const painting = this.gestures.current.kind === 'paint';
    this.toggleAttribute('held', painting || this.marking || this.aiming);
    this.style.setProperty('--zoom', String(this.closeUp?.factor ?? 1));
  }

  private get zoomed(): boolean {
    return this.closeUp?.zoomed === true;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.ghost !== undefined) this.placeTip(this.ghost);
    if (this.width > 0 && this.fittedSquareWidth < EASY_SQUARE) void this.loadCloseUp();
    const before = changed.get('queens');
    if (before && !changed.has('size')) {
      void import('./landing.ts').then(({ animateLanding }) =>
        animateLanding(this.renderRoot, before, this),
      );
    }
  }

  /** Puts the tip above the ghost's square, within the width of the board. */
  private placeTip(square: Square): void {
    const tip = this.renderRoot.querySelector<HTMLElement>('.tip')!;
    const host = this.getBoundingClientRect();
    const box = this.boxOf(square);
    const left = box.left + box.width / 2 - host.left - tip.offsetWidth / 2;
    const bounded = Math.max(0, Math.min(host.width - tip.offsetWidth, left));
    tip.style.transform = `translate(${bounded}px, ${box.top - host.top - tip.offsetHeight - 8}px)`;
  }

  private async loadCloseUp(): Promise<void> {
    const { CloseUp, closeUpStyles } = await import('./close-up.ts');
    if (this.closeUp) return;
    this.adopt(closeUpStyles);
    this.closeUp = new CloseUp(this);
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { size } = this;
    const square = this.focusSquare;
    const row = rowOf(square, size);
    const column = columnOf(square, size);
    const go = (toRow: number, toColumn: number): void => {
      const inside = (value: number): number => Math.max(0, Math.min(size - 1, value));
      this.focusOn(squareAt(inside(toRow), inside(toColumn), size));
    };
    switch (event.key) {
      case 'ArrowUp':
        go(row - 1, column);
        break;
      case 'ArrowDown':
        go(row + 1, column);
        break;
      case 'ArrowLeft':
        go(row, column - 1);
        break;
      case 'ArrowRight':
        go(row, column + 1);
        break;
      case 'Home':
        go(row, 0);
        break;
      case 'End':
        go(row, size - 1);
        break;
      case 'PageUp':
        go(0, column);
        break;
      case 'PageDown':
        go(size - 1, column);
        break;
      case ' ':
      case 'Enter':
        if (!event.repeat && !this.locked) this.dispatchEvent(new ToggleQueenEvent(square));
        break;
      case 'x':
      case 'X':
        if (!this.locked && !this.queens.includes(square)) {
          this.dispatchEvent(new PaintMarksEvent([square], !this.marks.includes(square)));
        }
        break;
      case 'Delete':
      case 'Backspace':
        if (!this.locked && this.queens.includes(square)) {
          this.dispatchEvent(new ToggleQueenEvent(square));
        }
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** Sets the focus on the next square in reading order that is free and not marked, if there is one. */
  focusNextFree(): void {
    const count = this.size * this.size;
    for (let step = 1; step <= count; step++) {
      const square = (this.focusSquare + step) % count;
      if (this.isFree(square) && !this.marks.includes(square)) {
        this.focusOn(square);
        return;
      }
    }
  }

  private onFocusIn(event: FocusEvent): void {
    const square = Number((event.target as HTMLElement).dataset['square']);
    this.focusSquare = square;
    this.dispatchEvent(new ConsiderSquareEvent(square));
  }

  private onLeave(): void {
    this.dispatchEvent(new ConsiderSquareEvent(undefined));
  }

  private onPointer(event: PointerEvent): void {
    if (!this.locked) this.gestures.handleEvent(event);
    if (event.type === 'pointermove' && event.pointerType !== 'touch') {
      this.dispatchEvent(new ConsiderSquareEvent(this.squareAtPoint(this.pointOf(event))));
    }
  }

  private label(): string {
    const { size } = this;
    const placed = this.queens.length;
    const conflicts = this.conflicts.length;
    if (conflicts > 0) {
      return msg(str`Board, ${size} by ${size}, queens placed: ${placed}, conflicts: ${conflicts}`);
    }
    return msg(str`Board, ${size} by ${size}, queens placed: ${placed}`);
  }

  protected override render(): TemplateResult {
    const { size } = this;
    const dense = this.squareWidth > 0 && this.squareWidth < 32;
    return html`<div
        class="view ${this.zoomed ? 'zoomed' : ''} ${dense ? 'dense' : ''}"
        @contextmenu=${(event: Event) => event.preventDefault()}
        @touchstart=${this.closeUp}
        @touchmove=${this.closeUp}
      >
        <div class="plane">
          ${this.renderDrawing()}
          <div
            class="grid"
            role="grid"
            aria-label=${this.label()}
            aria-rowcount=${size}
            aria-colcount=${size}
            @pointerdown=${this.onPointer}
            @pointermove=${this.onPointer}
            @pointerup=${this.onPointer}
            @pointercancel=${this.onPointer}
            @pointerleave=${this.onLeave}
            @keydown=${this.onKeyDown}
            @focusin=${this.onFocusIn}
            @focusout=${this.onLeave}
          >
            ${Array.from({ length: size }, (_, row) => this.renderRow(row))}
          </div>
        </div>
      </div>
      ${this.closeUp?.render(this.gestures) ?? nothing}
      ${this.ghost === undefined ? nothing : html`<div class="tip" aria-hidden="true">${this.tip}</div>`}`;
  }

  private renderRow(row: number): TemplateResult {
    const { size } = this;
    return html`<div class="row" role="row" aria-rowindex=${row + 1}>
      ${Array.from({ length: size }, (_, column) => {
        const square = squareAt(row, column, size);
        return html`<div
          class="cell ${this.queens.includes(square) ? 'queen' : ''}"
          role="gridcell"
          aria-colindex=${column + 1}
          tabindex=${square === this.focusSquare ? 0 : -1}
          data-square=${square}
          aria-label=${this.labels[square]!}
        >
          ${
            this.coordinates && column === 0
              ? html`<span class="coordinate rank" aria-hidden="true">${rankName(row, size)}</span>`
              : nothing
          }${
            this.coordinates && row === size - 1
              ? html`<span class="coordinate file" aria-hidden="true">${fileName(column)}</span>`
              : nothing
          }
        </div>`;
      })}
    </div>`;
  }

  private renderDrawing(): TemplateResult {
    const { size } = this;
    const end = size * 100;
    const gesture = this.gestures.current;
    return html`<svg class="drawing" viewBox="0 0 ${end} ${end}" aria-hidden="true">
      <defs>
        <symbol id="queen" viewBox="0 0 64 64" overflow="visible">${queenGlyph}</symbol>
        <symbol id="hollow-queen" viewBox="0 0 64 64" overflow="visible">
          ${hollowQueenGlyph}
        </symbol>
      </defs>
      <g id="scene">
        ${svg`<path class="squares" d=${squaresPath(size)} />`} ${drawTints(this.inConflict, size)}
        ${gesture.kind === 'lines' ? drawLines(gesture.square, size) : drawStars(this.starLines(), size)}
        ${drawMarks(this.shownMarks(), size)} ${this.underlay}
        ${this.conflicts.toReversed().map((conflict) => drawConflict(conflict, size))}
        ${this.renderAim()}
        <g class="queens">${this.renderQueens()}</g>
      </g>
    </svg>`;
  }

  /** Covered squares that show their star: not under a queen, a mark, a line or the underlay. */
  private starLines(): Uint8Array {
    if (!this.stars) return new Uint8Array();
    const lines = this.cover.slice();
    const bare = [
      ...this.queens,
      ...this.marks,
      ...this.uncluttered,
      ...this.conflicts.flatMap((conflict) => squaresBetween(conflict, this.size)),
    ];
    for (const square of bare) lines[square] = 0;
    return lines;
  }

  private shownMarks(): Iterable<Square> {
    const gesture = this.gestures.current;
    if (gesture.kind !== 'paint') return this.marks;
    const marks = new Set(this.marks);
    for (const square of gesture.squares) {
      if (gesture.marked) marks.add(square);
      else marks.delete(square);
    }
    return marks;
  }

  private renderQueens(): Drawing {
    const gesture = this.gestures.current;
    const dragged = gesture.kind === 'drag' ? gesture.from : undefined;
    const queens = this.queens.map((square) => {
      const wrong = this.inConflict.has(square);
      const shown = this.revealed.includes(square);
      const kind = wrong ? 'in-conflict' : shown ? 'revealed' : '';
      const lifted = square === dragged ? 'lifted' : '';
      return this.renderQueen(square, wrong || shown, `${kind} ${lifted}`);
    });
    const ghost =
      this.ghost !== undefined && !this.queens.includes(this.ghost)
        ? this.renderQueen(this.ghost, false, 'ghost')
        : nothing;
    const held =
      gesture.kind === 'drag'
        ? svg`<use class="dragged" href="#queen" x=${gesture.point.x - 38} y=${gesture.point.y - 38} width="76" height="76"/>`
        : nothing;
    return svg`${queens}${ghost}${held}`;
  }

  private renderQueen(square: Square, hollow: boolean, kind: string): Drawing {
    return svg`<g transform=${toCentre(square, this.size)}><use class=${kind} data-square=${square} href=${hollow ? '#hollow-queen' : '#queen'} x="-33" y="-33" width="66" height="66"/></g>`;
  }

  /** While dragging or aiming: the square that would be chosen, and its row and column. */
  private renderAim(): Drawing {
    const { size } = this;
    const gesture = this.gestures.current;
    const square =
      gesture.kind === 'aim' ? gesture.square : gesture.kind === 'drag' ? gesture.over : undefined;
    if (square === undefined) return nothing;
    const x = columnOf(square, size) * 100;
    const y = rowOf(square, size) * 100;
    const end = size * 100;
    return svg`<rect class="target" x=${x + 4} y=${y + 4} width="92" height="92" rx="12"/>${
      gesture.kind === 'aim'
        ? svg`<path class="hairline" d="M0 ${y + 50}H${end}M${x + 50} 0V${end}"/>`
        : nothing
    }`;
  }
}

/** The grid between squares, drawn for board styles whose squares look alike. */
function squaresPath(size: number): string {
  const end = size * 100;
  return Array.from(
    { length: size - 1 },
    (_, index) => `M${(index + 1) * 100} 0V${end}M0 ${(index + 1) * 100}H${end}`,
  ).join('');
}

declare global {
  interface HTMLElementTagNameMap {
    'nt-board': NtBoard;
  }
}
