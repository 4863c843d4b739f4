import type { Shape } from '../../core/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { easeOut } from './ease-out.ts';
import { paintSign, signLookOf, type SignCanvas, type SignLook } from './sign-painter.ts';
import { STAR } from './signs.ts';

/** Milliseconds until the stars round a queen grow, more for each square they are from her, and for growing. */
const DELAY = 60;
const STEP = 22;
const DURATION = 320;

/** No canvas is wider than this in its own pixels: phones refuse what is much larger. */
const MOST_PIXELS = 2880;

/**
 * What the squares carry (signs.ts), on one canvas: a change paints the squares that differ and no
 * other, however many there are, and nothing is painted while nothing moves.
 */
export class SignsCanvas {
  readonly #context: CanvasRenderingContext2D;
  #look: SignLook;
  #shape: Shape = { rows: 0, columns: 0 };
  #signs: Uint8Array = new Uint8Array();
  /** When the star of a square begins to grow, in milliseconds of the page's clock. */
  readonly #growing = new Map<Square, number>();
  #isTicking = false;

  constructor(canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext('2d')!;
    this.#look = signLookOf(canvas);
    // Nothing is painted before it is known how large.
    canvas.width = 0;
  }

  /** Shows what each square of a board carries. */
  show(signs: Uint8Array, shape: Shape): void {
    const before = this.#signs;
    const isSame = shape.rows === this.#shape.rows && shape.columns === this.#shape.columns;
    this.#signs = signs;
    this.#shape = shape;
    if (!isSame) {
      this.#repaint();
      return;
    }
    for (const [square, sign] of signs.entries()) {
      if (sign === before[square]) continue;
      if (!(sign & STAR)) this.#growing.delete(square);
      this.#paint(square);
    }
  }

  /** Lets the stars of some squares grow, those next to a queen first. */
  grow(queen: Square, squares: Iterable<Square>): void {
    const { columns } = this.#shape;
    const now = performance.now();
    for (const square of squares) {
      if (!(this.#signs[square]! & STAR)) continue;
      const down = Math.abs(rowOf(square, columns) - rowOf(queen, columns));
      const across = Math.abs(columnOf(square, columns) - columnOf(queen, columns));
      this.#growing.set(square, now + DELAY + STEP * Math.max(down, across));
      this.#paint(square, 0);
    }
    if (!this.#isTicking) requestAnimationFrame(this.#tick);
    this.#isTicking = true;
  }

  /** Gives the canvas as many of its own pixels as the screen has for it. */
  resize(pixels: number): void {
    const { canvas } = this.#context;
    const { rows, columns } = this.#shape;
    canvas.width = Math.round(Math.min(pixels, MOST_PIXELS));
    canvas.height = Math.round((canvas.width * rows) / columns);
    this.#repaint();
  }

  /** Takes on the colours that hold by now. */
  restyle(): void {
    this.#look = signLookOf(this.#context.canvas);
    this.#repaint();
  }

  /**
   * Paints what the squares carry on another canvas.
   * @param part How wide the whole board is there and where the canvas begins on it, in its pixels.
   */
  paintOn(
    context: CanvasRenderingContext2D,
    part: Pick<SignCanvas, 'width' | 'left' | 'top'>,
  ): void {
    const place = { context, columns: this.#shape.columns, ...part };
    for (const [square, sign] of this.#signs.entries()) {
      paintSign(place, this.#look, square, sign);
    }
  }

  #repaint(): void {
    // Stars that were growing are grown.
    this.#growing.clear();
    this.paintOn(this.#context, { width: this.#context.canvas.width });
  }

  #paint(square: Square, grown?: number): void {
    const context = this.#context;
    const place = { context, columns: this.#shape.columns, width: context.canvas.width };
    paintSign(place, this.#look, square, this.#signs[square]!, grown);
  }

  readonly #tick = (now: number): void => {
    for (const [square, begin] of this.#growing) {
      const share = (now - begin) / DURATION;
      if (share <= 0) continue;
      if (share >= 1) this.#growing.delete(square);
      this.#paint(square, easeOut(Math.min(1, share)));
    }
    this.#isTicking = this.#growing.size > 0;
    if (this.#isTicking) requestAnimationFrame(this.#tick);
  };
}
