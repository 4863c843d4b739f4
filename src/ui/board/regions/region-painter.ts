import { regionLooks } from '../../puzzles/region-looks.ts';
import type { RegionRules } from './region-drawing.ts';
import { DOT, DOT_OPACITY, MARK, PLATE, TINT } from '../signs/sign-bits.ts';
import { clearSquare, paintMark, type MakePainter } from '../signs/sign-painter.ts';

/** Radii in board units: of the plates under queens and under dots, and of a dot. */
const UNDER_QUEEN = 40;
const UNDER_DOT = 13;
const DOT_RADIUS = 4.5;
/** The smallest and the largest radius of a dot, in CSS pixels. */
const LEAST_DOT = 1.6;
const MOST_DOT = 2.6;

/** Returns the painter of signs on a board of regions (region-signs.ts). */
export function regionPainter(rules: RegionRules): MakePainter {
  const { regions } = rules;
  const looks = regionLooks(rules);
  return (token, pixelRatio) => {
    const tints = looks.map(({ tint }) => token(`--rg-${tint}`));
    const [ink, conflict] = [token('--ink'), token('--alert-soft')];
    return (canvas, square, sign) => {
      if (!clearSquare(canvas, square)) return false;
      const { context, width, columns } = canvas;
      const disc = (radius: number): void => {
        context.beginPath();
        context.arc(0, 0, radius, 0, 2 * Math.PI);
        context.fill();
      };
      context.fillStyle = sign & TINT ? conflict : tints[regions[square]!]!;
      if (sign & PLATE) disc(UNDER_QUEEN);
      if (sign & MARK) paintMark(context, ink);
      if (sign & DOT) {
        disc(UNDER_DOT);
        context.fillStyle = ink;
        context.globalAlpha = DOT_OPACITY;
        /** The number of board units in a CSS pixel. */
        const unit = (100 * columns * pixelRatio) / width;
        disc(Math.max(LEAST_DOT * unit, Math.min(MOST_DOT * unit, DOT_RADIUS)));
        context.globalAlpha = 1;
      }
      return true;
    };
  };
}
