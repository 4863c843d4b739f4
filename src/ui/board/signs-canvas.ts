import { isSameShape, type Shape } from '../../core/shape.ts';
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
  readonly #context: CanvasRenderingContext2D;
  /** Unknown until the canvas has been laid out: asking earlier would lay out the whole page at once. */
  #paint: PaintSign | undefined;
  #shape: Shape = { rows: 0, columns: 0 };

  /** @param canvas What is painted on. */
  constructor(readonly canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext('2d')!;
  }

  /** Shows what each square of a board carries. */
  show(signs: Uint8Array, shape: Shape): void {
    const before = this.signs;
    const isSame = isSameShape(shape, this.#shape);
    this.signs = signs;
    this.#shape = shape;
    if (!isSame) {
      this.#repaint();
      return;
    }
    const place = { context: this.#context, columns: shape.columns, width: this.canvas.width };
    for (const [square, sign] of signs.entries()) {
      if (sign !== before[square]) this.#paint?.(place, square, sign);
    }
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
