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
import type { Shape } from '../../core/shape.ts';
import { columnOf, fileName, rankName, rowOf, squareAt, type Square } from '../../core/square.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { hollowQueenGlyph, queenGlyph } from '../queen.ts';
import { squareAtPoint, type BoardPoint } from './board-point.ts';
import { differs, type BoardView } from './board-view.ts';
import { boardStyles } from './board.styles.ts';
import type { CloseUp, CloseUpBoard } from './close-up.ts';
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
import { Gestures, type GestureBoard } from './gestures.ts';
import { squareLabels } from './labels.ts';

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
export class NtBoard extends LitElement implements GestureBoard, CloseUpBoard {
  static override styles = boardStyles;
  // Not by decorators: the first view would have to load what makes them.
  static override properties = {
    view: { attribute: false, hasChanged: differs },
    focusSquare: { state: true },
    width: { state: true },
    closeUp: { state: true },
  };

  /** What is shown; there is no board before it is given. */
  view!: BoardView;

  private focusSquare = 0;
  private width = 0;
  /** The loupe and the zoom, once a board with small squares has been seen. */
  private closeUp: CloseUp | undefined;

  private readonly gestures = new Gestures(this);
  private readonly resizes = new ResizeObserver(([entry]) => {
    this.width = entry!.contentRect.width;
  });
  /** The queens that break the rules with another. */
  private inConflict: ReadonlySet<Square> = new Set();
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
    return (this.width * (this.closeUp?.factor ?? 1)) / this.shape.columns;
  }

  /** The width of a square when the whole board is in view, in CSS pixels. */
  get fittedSquareWidth(): number {
    return this.width / this.shape.columns;
  }

  /** Whether a queen on the square would be seen by none and see none. */
  isFree(square: Square): boolean {
    const { position, verdict } = this.view;
    return verdict.cover[square] === 0 && !position.queens.includes(square);
  }

  pointOf(event: { readonly clientX: number; readonly clientY: number }): BoardPoint {
    const box = this.parts.plane.getBoundingClientRect();
    const scale = (this.shape.columns * 100) / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
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
  adopt(styles: CSSResult): void {
    adoptStyles(this, styles);
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

  private get shape(): Shape {
    return this.view.geometry.rules.shape;
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

  protected override shouldUpdate(): boolean {
    return Boolean(this.view);
  }

  protected override firstUpdated(): void {
    this.resizes.observe(this.parts.view);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { view, shape } = this;
    const { conflicts } = view.verdict;
    if (changed.has('view') && !isShape(shape, changed.get('view'))) {
      this.style.setProperty('--rows', String(shape.rows));
      this.style.setProperty('--columns', String(shape.columns));
      this.focusSquare = Math.min(this.focusSquare, view.geometry.squares - 1);
      this.gestures.cancel();
    }
    this.inConflict = new Set(conflicts.flatMap(({ newer, older }) => [newer, older]));
    this.labels = squareLabels(view, this.inConflict);
    const painting = this.gestures.current.kind === 'paint';
    this.toggleAttribute('held', painting || view.marking || this.aiming);
    this.toggleAttribute('ripe', view.ripe);
    this.style.setProperty('--zoom', String(this.closeUp?.factor ?? 1));
  }

  private get zoomed(): boolean {
    return this.closeUp?.zoomed === true;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { view } = this;
    if (this.width > 0 && this.fittedSquareWidth < EASY_SQUARE) void this.loadCloseUp();
    const before = changed.get('view');
    const queens = before?.position.queens;
    if (queens && queens !== view.position.queens && isShape(this.shape, before)) {
      void import('./landing.ts').then(({ animateLanding }) =>
        animateLanding(this.renderRoot, queens, view),
      );
    }
  }

  private async loadCloseUp(): Promise<void> {
    const { CloseUp, closeUpStyles } = await import('./close-up.ts');
    if (this.closeUp) return;
    this.adopt(closeUpStyles);
    this.closeUp = new CloseUp(this);
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { rows, columns } = this.shape;
    const { queens, marks } = this.view.position;
    // A held key repeats only what moves the focus.
    const acts = !this.view.locked && !event.repeat;
    const square = this.focusSquare;
    const row = rowOf(square, columns);
    const column = columnOf(square, columns);
    const go = (toRow: number, toColumn: number): void => {
      const inside = (value: number, end: number): number => Math.max(0, Math.min(end - 1, value));
      this.focusOn(squareAt(inside(toRow, rows), inside(toColumn, columns), columns));
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
        go(row, columns);
        break;
      case 'PageUp':
        go(0, column);
        break;
      case 'PageDown':
        go(rows, column);
        break;
      case ' ':
      case 'Enter':
        if (acts) this.dispatchEvent(new ToggleQueenEvent(square));
        break;
      case 'x':
      case 'X':
        if (acts && !queens.includes(square)) {
          this.dispatchEvent(new PaintMarksEvent([square], !marks.includes(square)));
        }
        break;
      case 'Delete':
      case 'Backspace':
        if (acts && queens.includes(square)) this.dispatchEvent(new ToggleQueenEvent(square));
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** Sets the focus on the next square in reading order that is free and not marked, if there is one. */
  focusNextFree(): void {
    if (!this.hasUpdated) return;
    const { geometry, position } = this.view;
    const count = geometry.squares;
    for (let step = 1; step <= count; step++) {
      const square = (this.focusSquare + step) % count;
      if (this.isFree(square) && !position.marks.includes(square)) {
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
    if (!this.view.locked) this.gestures.handleEvent(event);
    if (event.type === 'pointermove' && event.pointerType !== 'touch') {
      const square = squareAtPoint(this.pointOf(event), this.shape);
      this.dispatchEvent(new ConsiderSquareEvent(square));
    }
  }

  private label(): string {
    const { rows, columns } = this.shape;
    const placed = this.view.position.queens.length;
    const conflicts = this.view.verdict.conflicts.length;
    if (conflicts > 0) {
      return msg(
        str`Board, ${rows} by ${columns}, queens placed: ${placed}, conflicts: ${conflicts}`,
      );
    }
    return msg(str`Board, ${rows} by ${columns}, queens placed: ${placed}`);
  }

  protected override render(): TemplateResult {
    const { rows, columns } = this.shape;
    const { ghost } = this.view;
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
            aria-rowcount=${rows}
            aria-colcount=${columns}
            @pointerdown=${this.onPointer}
            @pointermove=${this.onPointer}
            @pointerup=${this.onPointer}
            @pointercancel=${this.onPointer}
            @pointerleave=${this.onLeave}
            @keydown=${this.onKeyDown}
            @focusin=${this.onFocusIn}
            @focusout=${this.onLeave}
          >
            ${Array.from({ length: rows }, (_, row) => this.renderRow(row))}
          </div>
        </div>
      </div>
      ${this.closeUp?.render(this.gestures) ?? nothing} ${ghost?.tip ?? nothing}`;
  }

  private renderRow(row: number): TemplateResult {
    const { rows, columns } = this.shape;
    const { coordinates, givens, position } = this.view;
    return html`<div class="row" role="row" aria-rowindex=${row + 1}>
      ${Array.from({ length: columns }, (_, column) => {
        const square = squareAt(row, column, columns);
        const movable = position.queens.includes(square) && !givens.includes(square);
        return html`<div
          class="cell ${movable ? 'movable' : ''}"
          role="gridcell"
          aria-colindex=${column + 1}
          tabindex=${square === this.focusSquare ? 0 : -1}
          data-square=${square}
          aria-label=${this.labels[square]!}
        >
          ${
            coordinates && column === 0
              ? html`<span class="coordinate rank" aria-hidden="true">${rankName(row, rows)}</span>`
              : nothing
          }${
            coordinates && row === rows - 1
              ? html`<span class="coordinate file" aria-hidden="true">${fileName(column)}</span>`
              : nothing
          }
        </div>`;
      })}
    </div>`;
  }

  private renderDrawing(): TemplateResult {
    const { shape, view } = this;
    const { rows, columns } = shape;
    const gesture = this.gestures.current;
    return html`<svg
      class="drawing"
      viewBox="0 0 ${columns * 100} ${rows * 100}"
      aria-hidden="true"
    >
      <defs>
        <symbol id="queen" viewBox="0 0 64 64" overflow="visible">${queenGlyph}</symbol>
        <symbol id="hollow-queen" viewBox="0 0 64 64" overflow="visible">
          ${hollowQueenGlyph}
        </symbol>
      </defs>
      <g id="scene">
        ${svg`<path class="squares" d=${squaresPath(shape)} />`}
        ${drawTints(this.inConflict, columns)}
        ${
          gesture.kind === 'lines'
            ? drawLines(gesture.square, view.geometry.sight(gesture.square), columns)
            : drawStars(this.starLines(), columns)
        }
        ${drawMarks(this.shownMarks(), columns)} ${view.underlay}
        ${view.verdict.conflicts.toReversed().map((conflict) => drawConflict(conflict, columns))}
        ${this.renderAim()}
        <g class="queens">${this.renderQueens()}</g>
      </g>
    </svg>`;
  }

  /** Covered squares that show their star: not under a queen, a mark, a line or the underlay. */
  private starLines(): Uint8Array {
    const { stars, position, uncluttered, verdict } = this.view;
    if (!stars) return new Uint8Array();
    const lines = verdict.cover.slice();
    const bare = [
      ...position.queens,
      ...position.marks,
      ...uncluttered,
      ...verdict.conflicts.flatMap((conflict) => squaresBetween(conflict, this.shape.columns)),
    ];
    for (const square of bare) lines[square] = 0;
    return lines;
  }

  private shownMarks(): Iterable<Square> {
    const gesture = this.gestures.current;
    const marks = new Set(this.view.position.marks);
    if (gesture.kind !== 'paint') return marks;
    for (const square of gesture.squares) {
      if (gesture.marked) marks.add(square);
      else marks.delete(square);
    }
    return marks;
  }

  private renderQueens(): Drawing {
    const gesture = this.gestures.current;
    const { position, ghost } = this.view;
    const dragged = gesture.kind === 'drag' ? gesture.from : undefined;
    const queens = position.queens.map((square) => {
      const wrong = this.inConflict.has(square);
      const shown = position.revealed.includes(square);
      const kind = wrong ? 'in-conflict' : shown ? 'revealed' : '';
      const lifted = square === dragged ? 'lifted' : '';
      return this.renderQueen(square, wrong || shown, `${kind} ${lifted}`);
    });
    const shownGhost =
      ghost && !position.queens.includes(ghost.square)
        ? this.renderQueen(ghost.square, false, 'ghost')
        : nothing;
    const held =
      gesture.kind === 'drag'
        ? svg`<use class="dragged" href="#queen" x=${gesture.point.x - 38} y=${gesture.point.y - 38} width="76" height="76"/>`
        : nothing;
    return svg`${queens}${shownGhost}${held}`;
  }

  private renderQueen(square: Square, hollow: boolean, kind: string): Drawing {
    return svg`<g transform=${toCentre(square, this.shape.columns)}><use class=${kind} data-square=${square} href=${hollow ? '#hollow-queen' : '#queen'} x="-33" y="-33" width="66" height="66"/></g>`;
  }

  /** While dragging or aiming: the square that would be chosen, and its row and column. */
  private renderAim(): Drawing {
    const { rows, columns } = this.shape;
    const gesture = this.gestures.current;
    const square =
      gesture.kind === 'aim' ? gesture.square : gesture.kind === 'drag' ? gesture.over : undefined;
    if (square === undefined) return nothing;
    const x = columnOf(square, columns) * 100;
    const y = rowOf(square, columns) * 100;
    return svg`<rect class="target" x=${x + 4} y=${y + 4} width="92" height="92" rx="12"/>${
      gesture.kind === 'aim'
        ? svg`<path class="hairline" d="M0 ${y + 50}H${columns * 100}M${x + 50} 0V${rows * 100}"/>`
        : nothing
    }`;
  }
}

/** The grid between squares, drawn for board styles whose squares look alike. */
function squaresPath({ rows, columns }: Shape): string {
  const upright = Array.from({ length: columns - 1 }, (_, x) => `M${x + 1}00 0V${rows}00`);
  const level = Array.from({ length: rows - 1 }, (_, y) => `M0 ${y + 1}00H${columns}00`);
  return [...upright, ...level].join('');
}

/** Whether a view is of a board with as many rows and columns. */
function isShape({ rows, columns }: Shape, view: BoardView | undefined): boolean {
  const shape = view?.geometry.rules.shape;
  return shape?.rows === rows && shape.columns === columns;
}

customElements.define('nt-board', NtBoard);

declare global {
  interface HTMLElementTagNameMap {
    'nt-board': NtBoard;
  }
}
