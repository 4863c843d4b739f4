import { signPainter, type MakePainter } from './sign-painter.ts';

/** How much of the tint covers the square below, as the end of a hexadecimal colour. */
const OPACITY = 'cc';

/** Paints what squares carry where queens guard (guard-signs.ts): the tint says that a square is guarded. */
export const guardPainter: MakePainter = (token, pixelRatio) =>
  signPainter(
    (name) => (name === '--alert-soft' ? token('--bloom-soft') + OPACITY : token(name)),
    pixelRatio,
  );
