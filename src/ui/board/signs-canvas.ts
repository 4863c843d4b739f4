import { isSameShape, type Shape } from '../../core/shape.ts';
import type { Square } from '../../core/square.ts';
import type { Growth, Looks } from './growth/growing.ts';
import { signPainter, type PaintSign, type SignCanvas } from './sign-painter.ts';

/** No canvas is wider than this in its own pixels: phones refuse what is much larger. */
const MOST_PIXELS = 2880;

/**
 * What the squares carry, a number each, on one canvas: a change paints the squares that differ and no
 * other, however many there are, and nothing is painted while nothing moves.
 */
export class SignsCanvas {
  /** Makes what paints signs; who gives another restyles. */
  painter = signPainter;
  /** What each square carries, as it is shown. */
  signs: Uint8Array = new Uint8Array();
  /** How they look, once somebody has worked it out for another painter; `restyle` forgets it. */
  looks: Looks | undefined;
  readonly #context: CanvasRenderingContext2D;
  /** Unknown until the canvas has been laid out: asking earlier would lay out the whole page at once. */
  #paint: PaintSign | undefined;
  #shape: Shape = { rows: 0, columns: 0 };

  /** @param canvas What is painted on. */
  constructor(readonly canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext('2d')!;
  }

  /**
   * Shows what each square of a board carries.
   * @param growing Squares on which something begins to grow elsewhere: they go without it until they are painted.
   */
  show(signs: Uint8Array, shape: Shape, growing?: ReadonlyMap<Square, Growth>): void {
    const before = this.signs;
    const isSame = isSameShape(shape, this.#shape);
    this.signs = signs;
    this.#shape = shape;
    if (!isSame) {
      this.#repaint();
      return;
    }
    for (const [square, sign] of signs.entries()) {
      const growth = growing?.get(square);
      if (sign !== before[square]) this.paint(square, growth && 0, growth?.wasOpen);
    }
  }

  /** Paints what a square carries, as far as it has grown (`PaintSign`). */
  paint(square: Square, grown?: number, wasOpen?: boolean): void {
    const context = this.#context;
    const place = { context, columns: this.#shape.columns, width: this.canvas.width };
    this.#paint?.(place, square, this.signs[square]!, grown, wasOpen);
  }

  /** Gives the canvas as many of its own pixels as the screen has for it. */
  resize(pixels: number): void {
    const { canvas } = this;
    const { rows, columns } = this.#shape;
    canvas.width = Math.round(Math.min(pixels, MOST_PIXELS));
    canvas.height = Math.round((canvas.width * rows) / columns);
    this.restyle();
  }

  /** Takes on the colours that hold by now. */
  restyle(): void {
    this.looks = undefined;
    const styles = getComputedStyle(this.canvas);
    this.#paint = this.painter((token) => styles.getPropertyValue(token), devicePixelRatio);
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
    for (const [square, sign] of this.signs.entries()) this.#paint?.(place, square, sign);
  }

  #repaint(): void {
    this.paintOn(this.#context, { width: this.canvas.width });
  }
}
