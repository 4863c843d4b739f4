import { msg, str } from '@lit/localize';
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { squareName } from '../../core/board/square.ts';
import { isWithin, projectionTo } from '../../solver/picture/corners.ts';
import type { Corners, Point } from '../../solver/picture/reading.ts';
import { capturePointer } from '../../ui/capture-pointer.ts';
import { LocalizedElement } from '../../ui/localized-element.ts';
import { bareStyles } from '../../ui/styles/bare.styles.ts';
import { partAround, type Part } from './board-place.ts';

/** The player has named the corners of the board. */
export class CornersEvent extends Event {
  constructor(readonly corners: Corners) {
    super('nt-corners');
  }
}

/** Milliseconds after the last key until a corner counts as moved. */
const AFTER_KEY = 300;

/** The most pixels along a side that are painted, as screens show them: more would hold up a slow page. */
const MOST_PAINTED = 1024;

/** The way of a corner at a key, as a share of the board's side. */
const STEP = 0.01;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * @summary A picture with the board that was found in it. Its corners are dragged, or moved by arrow keys; another
 * board is tapped. It is painted on a canvas, because the Content-Security-Policy allows no picture from memory.
 *
 * @fires nt-corners - The player has moved a corner or chosen another board.
 */
@customElement('nt-picture-view')
export class NtPictureView extends LocalizedElement {
  static override styles = [
    bareStyles,
    css`
      :host {
        position: relative;
        display: block;
        max-width: 100%;
        direction: ltr;
      }
      canvas,
      svg {
        display: block;
        width: 100%;
        border-radius: var(--r-4);
      }
      svg {
        position: absolute;
        inset: 0;
        height: 100%;
        fill: none;
        overflow: visible;
      }
      path {
        vector-effect: non-scaling-stroke;
        stroke-linejoin: round;
      }
      .halo {
        stroke: #fff;
        stroke-width: 7px;
      }
      .frame {
        stroke: #0e2c27;
        stroke-width: 3px;
      }
      .grid {
        stroke: #fff;
        stroke-width: 1.5px;
        opacity: 0.75;
      }
      button {
        position: absolute;
      }
      .other {
        border-radius: var(--r-2);
        outline: 3px dashed #fff;
        box-shadow: 0 0 0 3px #0e2c27;
      }
      .corner {
        width: 44px;
        height: 44px;
        margin: -22px;
        touch-action: none;
        cursor: grab;
      }
      .corner::after {
        content: '';
        position: absolute;
        inset: 12px;
        border: 2.5px solid #0e2c27;
        border-radius: 50%;
        background: #f5b019;
      }
      button:focus-visible {
        outline: 3px solid var(--focus);
        outline-offset: -4px;
      }
    `,
  ];

  @property({ attribute: false }) bitmap!: ImageBitmap;
  /** The corners of the board; `undefined` if none was found. */
  @property({ attribute: false }) corners: Corners | undefined;
  /** Rows of the board; 0 if that is not known. */
  @property({ type: Number }) size = 0;
  @property({ attribute: false }) others: readonly Corners[] = [];
  /** True to show the whole picture, because the board may lie elsewhere. */
  @property({ type: Boolean }) whole = false;

  /** The corners while one of them is moved. */
  @state() private moved: Corners | undefined;

  #part!: Part;
  /** The last event of the pointer that drags a corner. */
  #last: PointerEvent | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('corners')) this.moved = undefined;
    if (hasOtherPart(changed)) {
      const boards = this.corners && !this.whole ? [this.corners, ...this.others] : [];
      this.#part = partAround(this.bitmap, boards);
      this.style.setProperty('--ratio', String(this.#part.width / this.#part.height));
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (hasOtherPart(changed))
      paintPart(this.renderRoot.querySelector('canvas')!, this.bitmap, this.#part);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** Moves a corner by a way in pixels of the picture, within it. */
  #move(index: number, [x, y]: Point): void {
    const corners = this.moved ?? this.corners!;
    const [left, top] = corners[index]!;
    const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
    const place: Point = [within(left + x, this.bitmap.width), within(top + y, this.bitmap.height)];
    this.moved = corners.with(index, place) as unknown as Corners;
  }

  #tell(corners = this.moved): void {
    clearTimeout(this.#timer);
    if (corners) this.dispatchEvent(new CornersEvent(corners));
  }

  #grab(event: PointerEvent): void {
    capturePointer(event.target as Element, event);
    this.#last = event;
  }

  #drag(index: number, event: PointerEvent): void {
    if (!this.#last) return;
    const scale = this.#part.width / this.clientWidth;
    const { clientX, clientY } = this.#last;
    this.#last = event;
    this.#move(index, [(event.clientX - clientX) * scale, (event.clientY - clientY) * scale]);
  }

  #drop(): void {
    this.#last = undefined;
    this.#tell();
  }

  #press(index: number, event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const step = STEP * (event.shiftKey ? 5 : 1) * this.#part.width;
    this.#move(index, [way[0] * step, way[1] * step]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), AFTER_KEY);
  }

  protected override render(): TemplateResult {
    const corners = this.moved ?? this.corners;
    return html`<canvas></canvas>${corners ? this.#renderBoard(corners) : nothing}`;
  }

  #renderBoard(corners: Corners): TemplateResult {
    const { size } = this;
    const { left, top, width, height } = this.#part;
    const outline = pathOf(corners);
    const rows = size || 2;
    const names = [0, rows - 1, rows * rows - 1, rows * (rows - 1)];
    return html`<svg viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
        <path class="grid" d=${gridOf(corners, size)} />
        <path class="halo" d=${outline} />
        <path class="frame" d=${outline} />
      </svg>
      ${this.others.map(
        (other, index) =>
          html`<button
            class="other"
            .style=${this.#around(other)}
            aria-label=${msg(str`Board ${index + 2} in the picture`)}
            @click=${() => this.#tell(other)}
          ></button>`,
      )}
      ${corners.map(
        (corner, index) =>
          html`<button
            class="corner"
            .style=${this.#at(corner)}
            aria-label=${msg(str`Corner ${squareName(names[index]!, rows)}, moved by arrow keys`)}
            @pointerdown=${(event: PointerEvent) => this.#grab(event)}
            @pointermove=${(event: PointerEvent) => this.#drag(index, event)}
            @pointerup=${() => this.#drop()}
            @pointercancel=${() => this.#drop()}
            @keydown=${(event: KeyboardEvent) => this.#press(index, event)}
          ></button>`,
      )}`;
  }

  #around(corners: Corners): string {
    const { left, top, width, height } = partAround(this.bitmap, [corners], 0);
    const size = `width:${(100 * width) / this.#part.width}%;height:${(100 * height) / this.#part.height}%`;
    return `${this.#at([left, top])};${size}`;
  }

  #at([x, y]: Point): string {
    const { left, top, width, height } = this.#part;
    return `left:${(100 * (x - left)) / width}%;top:${(100 * (y - top)) / height}%`;
  }
}

/** Returns true if another part of the picture may be shown. */
function hasOtherPart(changed: PropertyValues<NtPictureView>): boolean {
  return changed.has('corners') || changed.has('bitmap') || changed.has('whole');
}

/** Paints a part of a picture on a canvas, which takes its form. */
export function paintPart(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  { left, top, width, height }: Part,
): void {
  const scale = Math.min(1, MOST_PAINTED / Math.max(width, height));
  canvas.width = Math.round(scale * width);
  canvas.height = Math.round(scale * height);
  const context = canvas.getContext('2d')!;
  context.scale(scale, scale);
  context.drawImage(bitmap, -left, -top);
}

function pathOf(corners: Corners): string {
  return `M${corners.map((corner) => corner.join(' ')).join('L')}z`;
}

/** Returns the lines between the squares of a board as a path; an empty one if no board has these corners. */
function gridOf(corners: Corners, size: number): string {
  if (!isWithin(corners, corners)) return '';
  const project = projectionTo(corners);
  return Array.from({ length: Math.max(0, size - 1) }, (_, index) => {
    const at = (index + 1) / size;
    return `M${project(at, 0).join(' ')}L${project(at, 1).join(' ')}M${project(0, at).join(' ')}L${project(1, at).join(' ')}`;
  }).join('');
}
