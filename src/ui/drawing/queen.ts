import { svg, type SVGTemplateResult } from 'lit';

// The outlines run along the middle of the strokes around them.
const SEEDS =
  'M28.8 7.4a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0ZM10.4 13.4a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM47.6 13.4a3 3 0 1 0 6 0 3 3 0 1 0-6 0ZM1.6 26a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0ZM56.8 26a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0Z';
const CROWN =
  'M32 15.2C36.4 21.4 38.6 27.6 38.8 33.8 40.4 28.8 43.2 24.5 47.2 20.8 48.6 26.8 48 32.4 45.6 37.4 48.2 34.6 51.2 32.6 54.6 31.2 53.4 37.4 50.6 43 46.4 47.8 41.8 46.2 37 45.4 32 45.4S22.2 46.2 17.6 47.8C13.4 43 10.6 37.4 9.4 31.2 12.8 32.6 15.8 34.6 18.4 37.4 16 32.4 15.4 26.8 16.8 20.8 20.8 24.5 23.6 28.8 25.2 33.8 25.4 27.6 27.6 21.4 32 15.2Z';
const BAND =
  'M15.8 53.6C20.9 51.7 26.2 50.8 32 50.8S43.1 51.7 48.2 53.6L49 58.1C43.8 56.4 38.1 55.5 32 55.5S20.2 56.4 15 58.1Z';

/** The outline of the queen in a 64 × 64 box. */
const QUEEN = SEEDS + CROWN + BAND;

/**
 * The queen, filled: five seeds above five petals on a curved band, in a 64 × 64 box. It is one path, because a page
 * shows many.
 */
export const queenGlyph: SVGTemplateResult = svg`<path fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-width="2" d=${QUEEN}/>`;

/** The same queen hollow: in conflict, revealed, or still to be placed. */
export const hollowQueenGlyph: SVGTemplateResult = svg`<g fill="var(--queen-hollow, none)" stroke="currentColor" stroke-linejoin="round"><path fill="currentColor" stroke-width="2" d=${SEEDS}/><path stroke-width="4" d=${CROWN}/><path stroke-width="3.6" d=${BAND}/></g>`;

/** Four corners round a square with its middle at 0 0, in board units: they stand round a supposed queen. */
export const BRACKETS =
  'M-42-22V-33Q-42-42-33-42H-22M22-42H33Q42-42 42-33V-22M42 22V33Q42 42 33 42H22M-22 42H-33Q-42 42-42 33V22';
