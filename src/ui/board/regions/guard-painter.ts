import { signPainter, type MakePainter } from '../signs/sign-painter.ts';

/** The opacity of the tint over the square below, as the last two digits of a hexadecimal colour. */
const OPACITY = 'cc';

/** Paints the signs of squares where queens guard (guard-signs.ts): the tint marks guarded squares. */
export const guardPainter: MakePainter = (token, pixelRatio) =>
  signPainter(
    (name) => (name === '--alert-soft' ? token('--bloom-soft') + OPACITY : token(name)),
    pixelRatio,
  );
