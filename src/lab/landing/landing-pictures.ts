import { html, svg, type TemplateResult } from 'lit';
import { squareAt } from '../../core/board/square.ts';
import { drawTested } from '../shared/drawing.ts';
import { labBoard } from '../shared/lab-board.ts';

const SIZE = 8;

/** Columns of the first queens of a search, row by row from the top. */
const PLACED = [1, 3, 5, 7, 2];

const QUEENS = PLACED.map((column, row) => squareAt(row, column, SIZE));

/** The square that the search tests: the queen in the first row attacks it. */
const TESTED = squareAt(5, 6, SIZE);

export const searchPicture: TemplateResult = labBoard({
  rows: SIZE,
  columns: SIZE,
  queens: QUEENS,
  overlay: drawTested(TESTED, SIZE, QUEENS[0]),
  label: '',
});

/** Lengths of bars; one of them is marigold. */
const BARS = [14, 21, 28, 28, 56, 90];
const MARKED = 2;

export const racePicture: TemplateResult<1> = html`<svg viewBox="0 0 104 84">
  ${BARS.map(
    (length, at) =>
      svg`<rect class=${at === MARKED ? 'marked' : 'bar'} x="6" y=${5 + at * 13} width=${length} height="7" rx="3.5"/>`,
  )}
  <path class="axis" d="M3 2V82" />
</svg>`;

export const storyPicture: TemplateResult<1> = html`<svg viewBox="0 0 112 84">
  <path class="axis" d="M10 58H102" />
  <circle class="marked" cx="16" cy="58" r="8" />
  ${[
    [42, 5],
    [68, 5],
    [96, 8],
  ].map(([x, r]) => svg`<circle class="moment" cx=${x} cy="58" r=${r}/>`)}
  <text x="20" y="38">1848</text>
  <text x="90" y="38">2016</text>
</svg>`;
