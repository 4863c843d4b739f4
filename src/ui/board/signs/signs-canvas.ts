import { isSameShape, type Shape } from '../../../core/board/shape.ts';
import { signPainter, type PaintSign, type SignCanvas } from './sign-painter.ts';

/** The largest width of a canvas in its own pixels; phones refuse much larger ones. */
const MOST_PIXELS = 2880;

/** The signs of all squares on one canvas. A change paints only the squares that differ. */
export class SignsCanvas {
  /** The maker of the painter; after setting it, call `restyle`. */
  painter = signPainter;
  /** The sign of each square as it is shown. */
  signs: Uint8Array = new Uint8Array();
  readonly #context: CanvasRenderingContext2D;
  /**
   * The painter; `undefined` until the canvas has been laid out, because reading its colours earlier would force a
   * layout of the whole page.
   */
  #paint: PaintSign | undefined;
  #shape: Shape = { rows: 0, columns: 0 };

  constructor(readonly canvas: HTMLCanvasElement) {
    this.#context = canvas.getContext('2d')!;
    // The browser has cleared it.
    canvas.addEventListener('contextrestored', () => this.#repaint());
  }

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

  /** Sets the width of the canvas in pixels of the screen, up to `MOST_PIXELS`, and repaints it. */
  resize(pixels: number): void {
    const { canvas } = this;
    const { rows, columns } = this.#shape;
    canvas.width = Math.round(Math.min(pixels, MOST_PIXELS));
    canvas.height = Math.round((canvas.width * rows) / columns);
    this.restyle();
  }

  /** Repaints the canvas in the current colours. */
  restyle(): void {
    const styles = getComputedStyle(this.canvas);
    this.#paint = this.painter((token) => styles.getPropertyValue(token), devicePixelRatio);
    this.#repaint();
  }

  /**
   * Paints the signs on another canvas.
   * @param part The width of the whole board there and the offset of the canvas on it, in pixels of that canvas.
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
