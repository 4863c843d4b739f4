import { svg, type SVGTemplateResult } from 'lit';

const CROWN =
  'M32 15.2C36.4 21.4 38.6 27.6 38.8 33.8 40.4 28.8 43.2 24.5 47.2 20.8 48.6 26.8 48 32.4 45.6 37.4 48.2 34.6 51.2 32.6 54.6 31.2 53.4 37.4 50.6 43 46.4 47.8 41.8 46.2 37 45.4 32 45.4S22.2 46.2 17.6 47.8C13.4 43 10.6 37.4 9.4 31.2 12.8 32.6 15.8 34.6 18.4 37.4 16 32.4 15.4 26.8 16.8 20.8 20.8 24.5 23.6 28.8 25.2 33.8 25.4 27.6 27.6 21.4 32 15.2Z';
const BAND =
  'M15.6 53.4C20.8 51.5 26.2 50.6 32 50.6S43.2 51.5 48.4 53.4L49.3 58.4C43.9 56.6 38.1 55.7 32 55.7S20.1 56.6 14.7 58.4Z';
const SEEDS = svg`<g fill="currentColor" stroke="none"><circle cx="32" cy="7.4" r="4.2"/><circle cx="13.4" cy="13.4" r="4"/><circle cx="50.6" cy="13.4" r="4"/><circle cx="4.4" cy="26" r="3.8"/><circle cx="59.6" cy="26" r="3.8"/></g>`;

/** The queen, filled: five seeds above five petals on a curved band, in a 64 × 64 box. */
export const queenGlyph: SVGTemplateResult = svg`<g fill="currentColor" stroke="currentColor" stroke-linejoin="round">${SEEDS}<path stroke-width="2" d=${CROWN}/><path stroke-width="1.6" d=${BAND}/></g>`;

/** The same queen hollow: in conflict, revealed, or still to be placed. */
export const hollowQueenGlyph: SVGTemplateResult = svg`<g fill="var(--queen-hollow, none)" stroke="currentColor" stroke-linejoin="round">${SEEDS}<path stroke-width="4" d=${CROWN}/><path stroke-width="3.2" d=${BAND}/></g>`;
