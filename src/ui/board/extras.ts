// Parts that an empty board does without; the board loads them after its first paint.
export { CloseUp, closeUpStyles } from './close-up.ts';
export { drawLines, linesStyles } from './lines.ts';
