// Parts that an empty board does without; the board loads them after its first paint.
export { Magnifier as CloseUp, magnifierStyles as closeUpStyles } from './magnifier/magnifier.ts';
export { drawLines, linesStyles } from './lines.ts';
