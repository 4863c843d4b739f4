import { RELATION_BIT } from '../../core/attacks.ts';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { MARK, STAR, TINT } from './sign-bits.ts';

const ARM = 11;
const SLANT = 7.92;

/** The arms of a star for each sum of `RELATION_BIT`: one along every line, none for a region. */
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

/** The player's mark: a filled box in the upper right corner, away from lines and from the names of ranks and files. */
export function paintMark(context: CanvasRenderingContext2D, ink: string): void {
  context.fillStyle = ink;
  context.fillRect(14, -38, 24, 24);
}

/** A canvas that shows a board, or a part of it, in pixels of the canvas. */
export interface SignCanvas {
  readonly context: CanvasRenderingContext2D;
  readonly columns: number;
  /** How wide the whole board is. */
  readonly width: number;
  /** Where the canvas begins on the board. */
  readonly left?: number;
  readonly top?: number;
}

/**
 * Paints what a square carries, a number that whoever makes the painter can read, in place of what is there.
 * @returns True if the canvas shows the square. The context then has its origin in the square's middle, and
 * 100 units a square.
 */
export type PaintSign = (canvas: SignCanvas, square: Square, sign: number) => boolean;

/**
 * Makes what paints signs.
 * @param token Reads one of the design's tokens, as the theme and the board style have it.
 * @param pixelRatio How many of the screen's pixels a CSS pixel is wide.
 */
export type MakePainter = (token: (name: string) => string, pixelRatio: number) => PaintSign;

/** Paints what squares carry in free play (signs.ts). */
export const signPainter: MakePainter = (token) => {
  const [star, starWidth, mark, tint] = [
    token('--tick'),
    Number(token('--tick-w')),
    token('--ink-2'),
    token('--alert-soft'),
  ];
  return (canvas, square, sign) => {
    if (!clearSquare(canvas, square, sign & TINT && tint)) return false;
    const { context } = canvas;
    if (sign & STAR) {
      context.strokeStyle = star;
      context.lineWidth = starWidth;
      context.stroke(STARS[sign & STAR]!);
    }
    if (sign & MARK) paintMark(context, mark);
    return true;
  };
};

/**
 * Takes from the canvas what a square carries, and makes it ready for what comes.
 * @param tint What the whole square is filled with, if with anything.
 * @returns As `PaintSign` has it.
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
  // Whole pixels, or a tint would leave a seam.
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

/** The length in whole pixels of what begins at `from` and is `length` long. */
function whole(from: number, length: number): number {
  return Math.round(from + length) - Math.round(from);
}
