// Draws what an empty board can be played without; the board loads it after its first paint.
export { CloseUp, closeUpStyles } from './close-up.ts';
export { drawLines, linesStyles } from './lines.ts';
