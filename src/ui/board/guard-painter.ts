import { RING } from './sign-bits.ts';
import { signPainter, type MakePainter } from './sign-painter.ts';

/** Radius and stroke of a ring, in board units, and the least of both in CSS pixels. */
const RADIUS = 10.5;
const STROKE = 3.4;
const LEAST_RADIUS = 3.2;
const LEAST_STROKE = 1.5;

/** Paints what squares carry where queens guard (guard-signs.ts). */
export const guardPainter: MakePainter = (token, pixelRatio) => {
  const paint = signPainter(token, pixelRatio);
  const colour = token('--ink-2');
  return (canvas, square, sign) => {
    if (!paint(canvas, square, sign)) return false;
    const { context, width, columns } = canvas;
    /** Board units in a CSS pixel. */
    const unit = (100 * columns * pixelRatio) / width;
    context.strokeStyle = colour;
    const ring = (radius: number, stroke: number): void => {
      context.lineWidth = stroke;
      context.beginPath();
      context.arc(0, 0, radius, 0, 2 * Math.PI);
      context.stroke();
    };
    if (sign & RING) {
      ring(Math.max(RADIUS, LEAST_RADIUS * unit), Math.max(STROKE, LEAST_STROKE * unit));
    }
    return true;
  };
};
