import { RELATION_BIT } from '../../core/attacks.ts';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { MARK, STAR, TINT } from './signs.ts';

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

/** The player's mark is a box: lines belong to queens. */
const BOX = new Path2D(
  'M-8.5-17H8.5A8.5 8.5 0 0 1 17-8.5V8.5A8.5 8.5 0 0 1 8.5 17H-8.5A8.5 8.5 0 0 1-17 8.5V-8.5A8.5 8.5 0 0 1-8.5-17ZM-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5',
);

/** The colours of signs, and how wide the arms of a star are in hundredths of a square. */
export interface SignLook {
  readonly star: string;
  readonly starWidth: number;
  readonly mark: string;
  readonly tint: string;
}

/** The look that an element's theme and board style ask for. */
export function signLookOf(element: Element): SignLook {
  const styles = getComputedStyle(element);
  const token = (name: string): string => styles.getPropertyValue(name);
  return {
    star: token('--tick'),
    starWidth: Number(token('--tick-w')),
    mark: token('--ink-2'),
    tint: token('--alert-soft'),
  };
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
 * Paints what a square carries (signs.ts), in place of what is there.
 * @param look Without one nothing is painted.
 * @param grown How far its star has grown, from 0 to 1.
 */
export function paintSign(
  { context, columns, width, left = 0, top = 0 }: SignCanvas,
  look: SignLook | undefined,
  square: Square,
  sign: number,
  grown = 1,
): void {
  const side = width / columns;
  const x = columnOf(square, columns) * side - left;
  const y = rowOf(square, columns) * side - top;
  const { canvas } = context;
  if (!look || x > canvas.width || y > canvas.height || x + side < 0 || y + side < 0) return;
  // Whole pixels, or a tint would leave a seam.
  const box = [Math.round(x), Math.round(y), whole(x, side), whole(y, side)] as const;
  context.resetTransform();
  context.clearRect(...box);
  if (sign & TINT) {
    context.fillStyle = look.tint;
    context.fillRect(...box);
  }
  const unit = side / 100;
  context.setTransform(unit, 0, 0, unit, x + side / 2, y + side / 2);
  context.lineCap = 'round';
  if (sign & STAR && grown > 0) {
    context.globalAlpha = grown;
    context.strokeStyle = look.star;
    context.lineWidth = look.starWidth * grown;
    context.stroke(STARS[sign & STAR]!);
    context.globalAlpha = 1;
  }
  if (sign & MARK) {
    context.strokeStyle = look.mark;
    context.lineWidth = 4.6;
    context.stroke(BOX);
  }
}

/** The length in whole pixels of what begins at `from` and is `length` long. */
function whole(from: number, length: number): number {
  return Math.round(from + length) - Math.round(from);
}
