import { RELATION_BIT } from '../../../core/board/attacks.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import { DOT, MARK, SHADE, SHADE_OPACITY, STAR, TINT } from './sign-bits.ts';

const ARM = 11;
const SLANT = 7.92;
/** The radius of the dot on an attacked square. */
const DOT_RADIUS = 6;

/** The arms of a star for each sum of `RELATION_BIT`: one along every line, none for the region. */
const STARS = Array.from(
  { length: STAR + 1 },
  (_, lines) =>
    new Path2D(
      [
        lines & RELATION_BIT.row ? `M${-ARM} 0H${ARM}` : '',
        lines & RELATION_BIT.column ? `M0 ${-ARM}V${ARM}` : '',
        lines & RELATION_BIT.rising ? `M${-SLANT} ${SLANT}L${SLANT} ${-SLANT}` : '',
        lines & RELATION_BIT.falling ? `M${-SLANT} ${-SLANT}L${SLANT} ${SLANT}` : '',
      ].join(''),
    ),
);

/** The player's mark: a × of 40 units in the middle. */
const CROSS = new Path2D('M-20 -20 20 20M20 -20 -20 20');

/** Fills a disc in the middle of the square. */
export function paintDisc(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Paints the player's mark. */
export function paintMark(context: CanvasRenderingContext2D, ink: string): void {
  context.strokeStyle = ink;
  context.lineWidth = 5;
  context.stroke(CROSS);
}

/** A canvas that shows a board or a part of it. Lengths are in pixels of the canvas. */
export interface SignCanvas {
  readonly context: CanvasRenderingContext2D;
  readonly columns: number;
  /** The width of the whole board. */
  readonly width: number;
  /** The offset of the canvas on the board; 0 if absent. */
  readonly left?: number;
  readonly top?: number;
}

/**
 * Paints a sign in place of the former one.
 * @param sign A number, as the maker of the painter defines it.
 * @returns True if the canvas shows the square. The context then has its origin in the middle of the square and 100
 * units a square.
 */
export type PaintSign = (canvas: SignCanvas, square: Square, sign: number) => boolean;

/**
 * Makes a painter of signs.
 * @param token Returns the value of a design token under the current theme and board style.
 * @param pixelRatio The number of pixels of the screen in a CSS pixel.
 */
export type MakePainter = (token: (name: string) => string, pixelRatio: number) => PaintSign;

/** Makes the painter of signs in free play (signs.ts). */
export const signPainter: MakePainter = (token) => {
  const [star, starWidth, mark, tint, shade] = [
    token('--tick'),
    Number(token('--tick-w')),
    token('--ink-2'),
    token('--alert-soft'),
    token('--shade'),
  ];
  return (canvas, square, sign) => {
    const fill = sign & TINT ? tint : sign & SHADE && shade + SHADE_OPACITY;
    if (!clearSquare(canvas, square, fill)) return false;
    const { context } = canvas;
    if (sign & SHADE && sign & DOT) {
      context.fillStyle = mark;
      paintDisc(context, DOT_RADIUS);
    } else if (sign & STAR) {
      context.strokeStyle = star;
      context.lineWidth = starWidth;
      context.stroke(STARS[sign & STAR]!);
    }
    if (sign & MARK) paintMark(context, mark);
    return true;
  };
};

/**
 * Clears a square of the canvas and prepares the context for its sign.
 * @param tint The fill of the whole square; none if falsy.
 * @returns True if the canvas shows the square, as for `PaintSign`.
 */
export function clearSquare(
  { context, columns, width, left = 0, top = 0 }: SignCanvas,
  square: Square,
  tint?: string | 0,
): boolean {
  const side = width / columns;
  const x = columnOf(square, columns) * side - left;
  const y = rowOf(square, columns) * side - top;
  const { canvas } = context;
  if (x > canvas.width || y > canvas.height || x + side < 0 || y + side < 0) return false;
  // Fractions of pixels would leave a seam between tinted squares.
  const box = [Math.round(x), Math.round(y), whole(x, side), whole(y, side)] as const;
  context.resetTransform();
  context.clearRect(...box);
  if (tint) {
    context.fillStyle = tint;
    context.fillRect(...box);
  }
  const unit = side / 100;
  context.setTransform(unit, 0, 0, unit, x + side / 2, y + side / 2);
  context.lineCap = 'round';
  return true;
}

/** Returns the length in whole pixels of a span that starts at `from`. */
function whole(from: number, length: number): number {
  return Math.round(from + length) - Math.round(from);
}
